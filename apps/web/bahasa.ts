/** The five languages beside Indonesian: words, sentences and texts of screens are chunks of their own, loaded when chosen. */
import type { HouseLoaders } from '@mustika/web-kit/language/i18n.ts';

export const BAHASA: HouseLoaders = {
  en: () =>
    Promise.all([
      import('virtual:bahasa/istilah/en'),
      import('virtual:bahasa/kalimat/en'),
      import('virtual:bahasa/layar/en'),
    ]),
  it: () =>
    Promise.all([
      import('virtual:bahasa/istilah/it'),
      import('virtual:bahasa/kalimat/it'),
      import('virtual:bahasa/layar/it'),
    ]),
  hk: () =>
    Promise.all([
      import('virtual:bahasa/istilah/hk'),
      import('virtual:bahasa/kalimat/hk'),
      import('virtual:bahasa/layar/hk'),
    ]),
  my: () =>
    Promise.all([
      import('virtual:bahasa/istilah/my'),
      import('virtual:bahasa/kalimat/my'),
      import('virtual:bahasa/layar/my'),
    ]),
  jp: () =>
    Promise.all([
      import('virtual:bahasa/istilah/jp'),
      import('virtual:bahasa/kalimat/jp'),
      import('virtual:bahasa/layar/jp'),
    ]),
};
