/** Texts of the counting screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const OPNAME = pasangTeks('stock-opname', layar);
