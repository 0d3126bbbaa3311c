/** Cancelled notas of goods without a barcode. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { batalPenjualan } from '../laporan/laporan-batal-penjualan.query.ts';
import { laporanBatalPenjualanManual } from './laporan-batal-penjualan-manual.report.ts';

export const laporanBatalPenjualanManualSql = implementReport(
  laporanBatalPenjualanManual,
  (f, { kode_toko }) => batalPenjualan(f, kode_toko, sql`p.manual`),
);
