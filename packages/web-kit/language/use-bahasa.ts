/**
 * The language of the screen, for what must be said anew when another one is chosen: a memo that keeps texts, a row
 * that is not painted again by itself, the title of the window. Everything else is painted anew from above.
 */
import { useTranslation } from 'react-i18next';

export const useBahasa = (): string => useTranslation().i18n.language;
