/** Implementations of the domain, for the composition root. */
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { hariCommands } from './hari-toko.query.ts';
import type { IkutTutup } from './ikut-tutup.posting.ts';
import { laporanAkhirHariSql } from './laporan-akhir_hari.query.ts';
import { laporanEodSql } from './laporan-eod.query.ts';
import { laporanHarianEmasSql } from './laporan-harian-emas.query.ts';
import { periksaCommands } from './periksa-tutup.query.ts';
import { tutupTokoDocument } from './tutup-toko.posting.ts';

/** `ikut` are what other domains settle with the day. */
export const tutupTokoDocuments = (ikut: readonly IkutTutup[]): DocumentImplementation[] => [
  tutupTokoDocument(ikut),
];
export const tutupTokoCommands = [...periksaCommands, ...hariCommands];
export const tutupTokoReports = [laporanEodSql, laporanAkhirHariSql, laporanHarianEmasSql];
