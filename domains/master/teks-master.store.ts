/** Texts of the hand-made master screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const MASTER = pasangTeks('master', layar);
