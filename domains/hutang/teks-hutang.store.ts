/** Texts of the loan screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const HUTANG = pasangTeks('hutang', layar);
