/** Texts of the parts in which money is typed, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const PEMBAYARAN = pasangTeks('pembayaran', layar);
