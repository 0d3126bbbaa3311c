/** Texts of the devices, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const PERANGKAT = pasangTeks('perangkat', layar);
