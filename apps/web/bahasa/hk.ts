/** What is said in this language beyond shell and kit: one chunk, loaded when the language is chosen. */
import { type Bahasa, susun } from './susun.ts';

const istilah = import.meta.glob<Record<string, string>>(
  ['../../../domains/*/locales/istilah.hk.json', '../../../packages/web-kit/locales/istilah.hk.json'],
  { eager: true, import: 'default' },
);
const layar = import.meta.glob<Record<string, unknown>>(
  ['../../../domains/*/locales/hk.json', '../../../packages/web-kit/*/locales/hk.json'],
  { eager: true, import: 'default' },
);

export const bahasa: Bahasa = susun(istilah, layar);
