/** People, sessions and approvals. */
import { defineDomain } from '@mustika/kernel/house.ts';
import {
  bacaBeritaCommand,
  beritaSayaCommand,
  daftarBeritaCommand,
  hakAksesNewsScreen,
  penerimaBeritaCommand,
  tambahBeritaCommand,
  tarikBeritaCommand,
  ubahBeritaCommand,
} from './berita.command.ts';
import {
  aktifkanPenggunaCommand,
  bukaKunciPenggunaCommand,
  dataUsersCommand,
  hapusPenggunaCommand,
  kunciPenggunaCommand,
  resetPasswordCommand,
  riwayatPenggunaCommand,
  tambahPenggunaCommand,
  ubahPenggunaCommand,
} from './data-users.command.ts';
import {
  dataUsersScreen,
  hakAksesUsersScreen,
  hakPenggunaCommand,
  templatCommand,
  ubahHakPenggunaCommand,
  ubahTemplatCommand,
} from './hak/hak-akses.command.ts';
import { kasirCommand } from './kasir.command.ts';
import { laporanAuthorization } from './laporan-authorization.report.ts';
import { laporanOtorisasi } from './otorisasi/laporan-otorisasi.report.ts';
import {
  lihatMintaCommand,
  mintaOtorisasiCommand,
  otorisasiMasukCommand,
  putusMintaCommand,
  tarikMintaCommand,
} from './otorisasi/minta.command.ts';
import { otorisasiCommand } from './otorisasi/otorisasi.command.ts';
import { permintaanCommand } from './otorisasi/permintaan.command.ts';
import { buatPinCommand, cabutPinCommand, pinCommand, resetPinCommand } from './otorisasi/pin.command.ts';
import { usersCommand, versionCommand } from './pengaturan-toko.command.ts';
import {
  cobaPushCommand,
  matikanPushCommand,
  nyalakanPushCommand,
  pushSayaCommand,
  tenangPushCommand,
} from './push/push.command.ts';
import {
  akhiriSesiCommand,
  gantiPasswordCommand,
  loginCommand,
  logoutCommand,
  sesiAktifCommand,
  sesiCommand,
} from './sesi.command.ts';
import {
  aktifkanTotpCommand,
  matikanTotpCommand,
  mulaiTotpCommand,
  pemulihanTotpCommand,
  resetTotpCommand,
  totpCommand,
} from './totp.command.ts';

export const pengguna = defineDomain(
  'pengguna',
  'Pengguna',
  loginCommand,
  logoutCommand,
  sesiCommand,
  gantiPasswordCommand,
  sesiAktifCommand,
  akhiriSesiCommand,
  totpCommand,
  mulaiTotpCommand,
  aktifkanTotpCommand,
  pemulihanTotpCommand,
  matikanTotpCommand,
  resetTotpCommand,
  otorisasiCommand,
  mintaOtorisasiCommand,
  lihatMintaCommand,
  tarikMintaCommand,
  otorisasiMasukCommand,
  putusMintaCommand,
  permintaanCommand,
  pushSayaCommand,
  nyalakanPushCommand,
  matikanPushCommand,
  tenangPushCommand,
  cobaPushCommand,
  pinCommand,
  buatPinCommand,
  cabutPinCommand,
  resetPinCommand,
  dataUsersScreen,
  hakAksesUsersScreen,
  dataUsersCommand,
  tambahPenggunaCommand,
  ubahPenggunaCommand,
  kunciPenggunaCommand,
  bukaKunciPenggunaCommand,
  hapusPenggunaCommand,
  aktifkanPenggunaCommand,
  resetPasswordCommand,
  riwayatPenggunaCommand,
  hakPenggunaCommand,
  ubahHakPenggunaCommand,
  templatCommand,
  ubahTemplatCommand,
  hakAksesNewsScreen,
  daftarBeritaCommand,
  tambahBeritaCommand,
  ubahBeritaCommand,
  tarikBeritaCommand,
  penerimaBeritaCommand,
  beritaSayaCommand,
  bacaBeritaCommand,
  usersCommand,
  kasirCommand,
  versionCommand,
  laporanOtorisasi,
  laporanAuthorization,
);
