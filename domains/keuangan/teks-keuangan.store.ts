/** Texts of the money screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const KEUANGAN = pasangTeks('keuangan', layar);
