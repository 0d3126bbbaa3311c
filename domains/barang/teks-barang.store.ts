/** Texts of the item screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const BARANG = pasangTeks('barang', layar);
