/** Texts of the deposit screens, by key. */
import { pasangTeks } from '@mustika/web-kit/teks.ts';
import { layar } from './bahasa.tsv?id';

export const TITIPAN = pasangTeks('titipan', layar);
