/** Texts of the keys, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const KUNCI_API = pasangTeks('kunci-api', layar);
