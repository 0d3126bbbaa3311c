/** Texts of the receipt designer, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const RANCANGAN = pasangTeks('rancangan-nota', layar);
