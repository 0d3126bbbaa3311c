/** Implementations of the domain, for the composition root. */
import { laporanPajakKeluaranSql } from './laporan-pajak-keluaran.query.ts';
import { laporanPenjualanRekapSql } from './laporan-penjualan-rekap.query.ts';
import { laporanPpatkSql } from './laporan-ppatk.query.ts';

export const pajakReports = [laporanPenjualanRekapSql, laporanPajakKeluaranSql, laporanPpatkSql];
