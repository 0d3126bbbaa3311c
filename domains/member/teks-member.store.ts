/** Texts of the member screens, by key. */
import { pasangTeks } from '@mustika/web-kit/teks.ts';
import { layar } from './bahasa.tsv?id';

export const MEMBER = pasangTeks('member', layar);
