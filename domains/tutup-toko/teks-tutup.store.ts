/** Texts of the end of the day, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const TUTUP = pasangTeks('tutup-toko', layar);
