/** Texts of practice, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const TEKS_LATIHAN = pasangTeks('latihan', layar);
