/** Implementations of the domain, for the composition root. */
import { beritaCommands } from './berita.query.ts';
import { dataUsersReads } from './data-users.query.ts';
import { hakAksesCommands } from './hak/hak-akses.query.ts';
import { kasirList } from './kasir.query.ts';
import { kelolaPenggunaCommands } from './kelola-pengguna.query.ts';
import { laporanAuthorizationSql } from './laporan-authorization.query.ts';
import { laporanOtorisasiSql } from './otorisasi/laporan-otorisasi.query.ts';
import { mintaCommands } from './otorisasi/minta.query.ts';
import { otorisasiCommands } from './otorisasi/otorisasi.query.ts';
import { passkeyCommands } from './otorisasi/passkey.query.ts';
import { permintaanCommands } from './otorisasi/permintaan.query.ts';
import { pinCommands } from './otorisasi/pin.query.ts';
import { pengaturanTokoCommands } from './pengaturan-toko.query.ts';
import { pushCommands } from './push/langganan.query.ts';
import { pushTasks } from './push/push.job.ts';
import { sesiCommands } from './sesi.query.ts';
import { totpCommands } from './totp.query.ts';

export { beritakanOrang } from './beritakan-orang.query.ts';
export { buktiSendiri } from './sandi-sendiri.query.ts';

export const penggunaCommands = [
  ...sesiCommands,
  ...otorisasiCommands,
  ...mintaCommands,
  ...permintaanCommands,
  ...pushCommands,
  ...pinCommands,
  ...passkeyCommands,
  ...pengaturanTokoCommands,
  kasirList,
  ...dataUsersReads,
  ...kelolaPenggunaCommands,
  ...hakAksesCommands,
  ...totpCommands,
  ...beritaCommands,
];
export const penggunaTasks = pushTasks;
export const penggunaReports = [laporanOtorisasiSql, laporanAuthorizationSql];
