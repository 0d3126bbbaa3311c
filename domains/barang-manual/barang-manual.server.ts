/** Implementations of the domain, for the composition root. */
import { barangManualCommands as stokManual } from './barang-manual.query.ts';
import { hancurManualDocument } from './hancur-manual.posting.ts';
import { laporanHancurManualSql } from './laporan/laporan-hancur-manual.query.ts';
import { laporanJualBeliSalesManualSql } from './laporan/laporan-jual-beli-sales-manual.query.ts';
import { laporanPindahManualSql } from './laporan/laporan-pindah-manual.query.ts';
import { laporanSummaryManualSql } from './laporan/laporan-summary-manual.query.ts';
import { laporanTambahManualSql } from './laporan/laporan-tambah-manual.query.ts';
import { pindahManualDocument } from './pindah-manual.posting.ts';
import { tambahManualDocument } from './tambah-manual.posting.ts';

export const barangManualDocuments = [tambahManualDocument, pindahManualDocument, hancurManualDocument];
export const barangManualCommands = [...stokManual];
export const barangManualReports = [
  laporanTambahManualSql,
  laporanPindahManualSql,
  laporanHancurManualSql,
  laporanSummaryManualSql,
  laporanJualBeliSalesManualSql,
];
