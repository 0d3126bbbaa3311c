/** Texts of moving over, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const TEKS_PINDAHAN = pasangTeks('pindahan', layar);
