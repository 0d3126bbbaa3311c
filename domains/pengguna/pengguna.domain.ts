/** People, sessions and approvals. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { kasirCommand } from './kasir.command.ts';
import { laporanAuthorization } from './laporan-authorization.report.ts';
import { laporanOtorisasi } from './laporan-otorisasi.report.ts';
import { otorisasiCommand } from './otorisasi.command.ts';
import { usersCommand, versionCommand } from './pengaturan-toko.command.ts';
import {
  akhiriSesiCommand,
  gantiPasswordCommand,
  loginCommand,
  logoutCommand,
  sesiAktifCommand,
  sesiCommand,
} from './sesi.command.ts';

export const pengguna = defineDomain(
  'pengguna',
  'Pengguna',
  loginCommand,
  logoutCommand,
  sesiCommand,
  gantiPasswordCommand,
  sesiAktifCommand,
  akhiriSesiCommand,
  otorisasiCommand,
  usersCommand,
  kasirCommand,
  versionCommand,
  laporanOtorisasi,
  laporanAuthorization,
);
