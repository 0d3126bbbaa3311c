/** Texts of the guided start, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const MULAI = pasangTeks('mulai', layar);
