/** Texts of the member screens, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const MEMBER = pasangTeks('member', layar);
