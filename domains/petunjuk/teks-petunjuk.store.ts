/** Texts of the hints, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const PETUNJUK = pasangTeks('petunjuk', layar);
