/** Texts of the reports that go out, by key. */
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { layar } from './bahasa.tsv?id';

export const LAPORAN_TERJADWAL = pasangTeks('laporan-terjadwal', layar);
