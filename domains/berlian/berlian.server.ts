/** Implementations of the domain's calls and reports, for the composition root. */
import { berlianCommands as commands } from './jenis-berlian.query.ts';
import { laporanBukuBerlianSql } from './laporan-buku-berlian.query.ts';

export const berlianCommands = commands;
export const berlianReports = [laporanBukuBerlianSql];
