/** Texts of the dashboard, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import i18next from 'i18next';
import { angkaSingkat, SATUAN } from './angka-singkat.view.ts';
import { layar } from './bahasa.tsv?id';

export const DASHBOARD = pasangTeks('dashboard', layar);

/** A figure for a glance, as the language of the screen counts. */
export const singkat = (value: number): string => angkaSingkat(value, SATUAN[i18next.language]);
