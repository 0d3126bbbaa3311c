/** Texts of the deposit screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const TITIPAN = pasangTeks('titipan', layar);
