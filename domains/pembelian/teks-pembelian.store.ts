/** Texts of the purchase screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const PEMBELIAN = pasangTeks('pembelian', layar);
