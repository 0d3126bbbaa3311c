/** The five languages beside Indonesian, each its own chunk. */
import type { Language } from '@mustika/web-kit/i18n.ts';
import type { Bahasa } from './susun.ts';

type Loaded = Promise<{ bahasa: Bahasa }>;

export const BAHASA: Readonly<Record<Exclude<Language, 'id'>, () => Loaded>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  hk: () => import('./hk.ts'),
  my: () => import('./my.ts'),
  jp: () => import('./jp.ts'),
};
