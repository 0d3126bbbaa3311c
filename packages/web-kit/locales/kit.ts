/**
 * Texts of tables, forms, lists and reports: i18next namespace `kit`. Indonesian is bundled, the others load when
 * chosen. Prescribed texts are not here but in the dictionaries (istilah.ts).
 */
import id from './kit-id.json' with { type: 'json' };

type Texts = { [key: string]: string | Texts };

export const KIT = 'kit';

export const kitIndonesian: Texts = id;

export const kitResources: Record<'en' | 'it' | 'hk' | 'my' | 'jp', () => Promise<{ default: Texts }>> = {
  en: () => import('./kit-en.json', { with: { type: 'json' } }),
  it: () => import('./kit-it.json', { with: { type: 'json' } }),
  hk: () => import('./kit-hk.json', { with: { type: 'json' } }),
  my: () => import('./kit-my.json', { with: { type: 'json' } }),
  jp: () => import('./kit-jp.json', { with: { type: 'json' } }),
};
