/** Texts of backups, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const CADANGAN = pasangTeks('cadangan', layar);
