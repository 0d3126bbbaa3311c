/** Texts of the look, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const TAMPILAN = pasangTeks('tampilan', layar);
