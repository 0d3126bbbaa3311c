/** Implementations of the domain, for the composition root. */
import { kabarGerbangCommands } from './gerbang/kabar-gerbang.query.ts';
import { kelolaTagihanCommands } from './gerbang/kelola-tagihan.query.ts';
import { laporanTagihanQrisSql } from './gerbang/laporan-tagihan-qris.query.ts';
import { settingGerbangCommands } from './gerbang/setting-gerbang.query.ts';
import { tagihanTasks } from './gerbang/tagihan.job.ts';
import { tagihanCommands } from './gerbang/tagihan.query.ts';
import { qrisCommands } from './qris.query.ts';

export const pembayaranCommands = [
  ...qrisCommands,
  ...settingGerbangCommands,
  ...tagihanCommands,
  ...kelolaTagihanCommands,
  ...kabarGerbangCommands,
];
export const pembayaranReports = [laporanTagihanQrisSql];
export const pembayaranTasks = tagihanTasks;
export { KALA_TAGIHAN } from './gerbang/tagihan.job.ts';
