/** Implementations of the domain's calls, for the composition root. */

import { akunCommands } from './akun/akun.query.ts';
import { gudangBakiCommands } from './gudang-baki.query.ts';
import { hargaHariIniCommands } from './harga/harga-hari-ini.query.ts';
import { laporanPerubahanHargaEmasSql } from './harga/laporan-perubahan-harga-emas.query.ts';
import { publikasiCommands } from './harga/publikasi-harga.query.ts';
import { penjelasanCommands } from './penjelasan.query.ts';
import { salinParameterCommands } from './salin-parameter.query.ts';
import { tutupSelamanyaCommands } from './tutup-selamanya.query.ts';

export const masterCommands = [
  ...penjelasanCommands,
  ...gudangBakiCommands,
  ...akunCommands,
  ...publikasiCommands,
  ...hargaHariIniCommands,
  ...salinParameterCommands,
  ...tutupSelamanyaCommands,
];
export const masterReports = [laporanPerubahanHargaEmasSql];
