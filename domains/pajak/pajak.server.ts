/** Implementations of the domain, for the composition root. */
import { laporanPenjualanRekapSql } from './laporan-penjualan-rekap.query.ts';

export const pajakReports = [laporanPenjualanRekapSql];
