/** Texts of the shipping screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const KIRIM = pasangTeks('kirim-barang', layar);
