/** Texts of the screens of pre-orders, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const PRE_ORDER = pasangTeks('pre-order', layar);
