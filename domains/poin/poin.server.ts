/** Implementations of the domain, for the composition root. */
import { laporanBayarPointSql } from './laporan/laporan-bayar-point.query.ts';

export const poinReports = [laporanBayarPointSql];
