/** Texts of people and rights, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const PENGGUNA = pasangTeks('pengguna', layar);
