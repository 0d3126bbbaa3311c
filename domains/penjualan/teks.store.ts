/** Texts of the sales screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const PENJUALAN = pasangTeks('penjualan', layar);
