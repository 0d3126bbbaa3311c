/** Implementations of the domain, for the composition root. */
import { laporanLatihanSql } from './laporan-latihan.query.ts';
import { ruangCommands } from './latihan.query.ts';
import { praktikCommands } from './praktik.query.ts';

export const latihanCommands = [...ruangCommands, ...praktikCommands];
export const latihanReports = [laporanLatihanSql];
