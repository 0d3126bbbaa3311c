/** Implementations of the domain, for the composition root. */
import { laporanPenjualanRekapSql } from './laporan-penjualan-rekap.query.ts';
import { laporanPpatkSql } from './laporan-ppatk.query.ts';

export const pajakReports = [laporanPenjualanRekapSql, laporanPpatkSql];
