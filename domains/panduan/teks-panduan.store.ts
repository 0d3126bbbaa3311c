/** Texts of the handbook's frame, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const PANDUAN = pasangTeks('panduan', layar);
