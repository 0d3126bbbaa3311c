/** Texts of the loan screens, by key. */
import { pasangTeks } from '@mustika/web-kit/teks.ts';
import { layar } from './bahasa.tsv?id';

export const HUTANG = pasangTeks('hutang', layar);
