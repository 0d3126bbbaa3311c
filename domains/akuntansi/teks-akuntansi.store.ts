/** Texts of the accounting screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const AKUNTANSI = pasangTeks('akuntansi', layar);
