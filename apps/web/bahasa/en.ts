/** The English of declarations and refusals: one chunk, loaded when another language than Indonesian is chosen. */
import { type Bahasa, susun } from './susun.ts';

const istilah = import.meta.glob<Record<string, string>>(
  ['../../../domains/*/locales/istilah.en.json', '../../../packages/web-kit/locales/istilah.en.json'],
  { eager: true, import: 'default' },
);

export const bahasa: Bahasa = susun(istilah);
