/** Implementations of the domain, for the composition root. */
import { kasirList } from './kasir.query.ts';
import { laporanAuthorizationSql } from './laporan-authorization.query.ts';
import { laporanOtorisasiSql } from './laporan-otorisasi.query.ts';
import { otorisasi } from './otorisasi.query.ts';
import { pengaturanTokoCommands } from './pengaturan-toko.query.ts';
import { sesiCommands } from './sesi.query.ts';

export const penggunaCommands = [...sesiCommands, otorisasi, ...pengaturanTokoCommands, kasirList];
export const penggunaReports = [laporanOtorisasiSql, laporanAuthorizationSql];
