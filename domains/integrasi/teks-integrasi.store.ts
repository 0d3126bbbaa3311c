/** Texts of the screens that speak to the outside, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const INTEGRASI = pasangTeks('integrasi', layar);
