/** Implementations of the domain, for the composition root. */
import { laporanBayarPointSql } from './laporan/laporan-bayar-point.query.ts';
import { transaksiPoinDocument } from './transaksi/transaksi-poin.posting.ts';

export const poinDocuments = [transaksiPoinDocument];
export const poinReports = [laporanBayarPointSql];
