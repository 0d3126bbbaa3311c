/** Texts of explained numbers, by key. */
import { pasangTeks } from '../language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const JELAS = pasangTeks('penjelasan', layar);
