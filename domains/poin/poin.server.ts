/** Implementations of the domain, for the composition root. */

import { tukarPointCommands, tukarPointDocument } from './hadiah/tukar-point.posting.ts';
import { laporanBayarPointSql } from './laporan/laporan-bayar-point.query.ts';
import { laporanKartuStockHadiahSql } from './laporan/laporan-kartu-stock-hadiah.query.ts';
import { transaksiPoinDocument } from './transaksi/transaksi-poin.posting.ts';

export const poinDocuments = [transaksiPoinDocument, tukarPointDocument];
export const poinCommands = [...tukarPointCommands];
export const poinReports = [laporanBayarPointSql, laporanKartuStockHadiahSql];
