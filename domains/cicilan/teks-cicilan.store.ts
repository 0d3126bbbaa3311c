/** Texts of the screens of instalments, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const CICILAN = pasangTeks('cicilan', layar);
