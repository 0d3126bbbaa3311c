/** Implementations of the domain, for the composition root. */
import { hariCommands } from './hari-toko.query.ts';
import { laporanAkhirHariSql } from './laporan-akhir_hari.query.ts';
import { laporanEodSql } from './laporan-eod.query.ts';
import { laporanHarianEmasSql } from './laporan-harian-emas.query.ts';
import { periksaCommands } from './periksa-tutup.query.ts';
import { tutupTokoDocument } from './tutup-toko.query.ts';

export const tutupTokoDocuments = [tutupTokoDocument];
export const tutupTokoCommands = [...periksaCommands, ...hariCommands];
export const tutupTokoReports = [laporanEodSql, laporanAkhirHariSql, laporanHarianEmasSql];
