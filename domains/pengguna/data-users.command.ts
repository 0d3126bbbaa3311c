/** The people of the chain: who they are, where they work, and whether they may come in. Spec 1 §2.2 (data-users). */
import { baris, bebas, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, ref, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { LEVELS } from '@mustika/kernel/gate.ts';
import { tokoResource } from '../master/toko.resource.ts';

const LAYAR = ['/data-users'];

/** Labels of the levels. Spec 1 §6. */
export const LEVEL_PENGGUNA = [
  ['OWN', 'OWN (Owner)'],
  ['SU', 'SU (Super User)'],
  ['MU', 'MU (Manager User)'],
  ['DEV', 'DEV (Developer)'],
  ['SPV', 'SPV (Supervisor)'],
  ['KASIR', 'KASIR'],
] as const satisfies readonly (readonly [(typeof LEVELS)[number], string])[];

const lingkup = daftar(
  'Lingkup Toko',
  { kode_toko: ref('Kode Toko', () => tokoResource) },
  { opsional: true, maxRows: 500 },
);

/** What is kept of a person. `lingkup` empty: every store, for head office; people of a branch have only their own. */
const ISI = {
  nama: teks('Nama', { max: 60 }),
  level: pilihan('Level', LEVEL_PENGGUNA),
  kode_toko: ref('Kode Toko', () => tokoResource),
  lingkup,
  no_whatsapp: kode('No WhatsApp', { opsional: true, digits: true, min: 8, max: 16 }),
};
const user_id = kode('User ID', { min: 3, max: 20 });
const siapa = { user_id: kode('User ID') };

const kosong = { opsional: true } as const;
/** A user as he is kept; `lingkup` null: every store. */
const orang = {
  user_id: kode(''),
  nama: teks(''),
  level: pilihan('', LEVELS),
  kode_toko: kode(''),
  lingkup: deret(kode(''), kosong),
  no_whatsapp: kode('', kosong),
};
const versi = angka('');
const diubah = objek({ user_id: kode(''), versi });

/** Users of the stores the asker may look into; with their living session and what protects their login. */
export const dataUsersCommand = defineCommand({
  name: 'users-data',
  label: 'Data Users',
  method: 'GET',
  path: 'users/data',
  orang: { jenis: 'PENGGUNA', kunci: 'user_id' },
  screens: ['/data-users', '/hak-akses-users', '/hak-akses-news'],
  fields: {
    q: teks('Cari', { opsional: true, max: 60 }),
    skip: angka('Skip', { opsional: true }),
    limit: angka('Limit', { opsional: true, min: 1, max: 20_000 }),
  },
  answer: baris({
    ...orang,
    versi,
    status: pilihan('', ['AKTIF', 'TERKUNCI', 'NONAKTIF']),
    alasan_kunci: teks('', kosong),
    harus_ganti_password: ya(''),
    /** Logs in with a code of his app. */
    totp: ya(''),
    /** He has a PIN or a passkey. */
    cara: ya(''),
    masuk_sejak: waktu('', kosong),
    alamat: teks('', kosong),
    terakhir_masuk: waktu('', kosong),
    /** His store is a head office. */
    pusat: ya(''),
    /** It is the asker himself; the asker may manage him. */
    diri: ya(''),
    kelola: ya(''),
  }),
});
export type BarisPengguna = WireOf<typeof dataUsersCommand.answer>[number];

/** Makes a user with a random first password, told once in the answer and changed at the first login. */
export const tambahPenggunaCommand = defineCommand({
  name: 'users-create',
  label: 'Tambah Pengguna',
  path: 'users/create',
  screens: LAYAR,
  fields: { user_id, ...ISI },
  answer: objek({ ...orang, password_awal: teks('') }),
  message: 'Berhasil Menyimpan Data',
});

/** Changes a user; another level or store ends his session. Of himself a user changes name and number only. */
export const ubahPenggunaCommand = defineCommand({
  name: 'users-update',
  label: 'Ubah Pengguna',
  method: 'PUT',
  path: 'users/update/{user_id}',
  screens: LAYAR,
  fields: { ...siapa, ...ISI, versi: angka('Versi') },
  /** `keluar`: his session ended. */
  answer: objek({ ...orang, versi, keluar: ya('') }),
  message: 'Berhasil Mengedit Data',
});

/** Shuts a user out at once, with the reason, until somebody opens again. */
export const kunciPenggunaCommand = defineCommand({
  name: 'users-kunci',
  label: 'Kunci Pengguna',
  method: 'PUT',
  path: 'users/kunci/{user_id}',
  screens: LAYAR,
  fields: { ...siapa, alasan: teks('Alasan', { max: 200 }) },
  answer: diubah,
  message: 'Pengguna Dikunci',
});

export const bukaKunciPenggunaCommand = defineCommand({
  name: 'users-buka-kunci',
  label: 'Buka Kunci Pengguna',
  method: 'PUT',
  path: 'users/buka-kunci/{user_id}',
  screens: LAYAR,
  fields: siapa,
  answer: diubah,
  message: 'Kunci Pengguna Dibuka',
});

/** Users are never deleted: documents name them for ever. Deactivated they cannot come in. */
export const hapusPenggunaCommand = defineCommand({
  name: 'users-delete',
  label: 'Nonaktifkan Pengguna',
  method: 'DELETE',
  path: 'users/delete/{user_id}',
  screens: LAYAR,
  fields: siapa,
  answer: diubah,
  message: 'Berhasil Menghapus Data',
});

export const aktifkanPenggunaCommand = defineCommand({
  name: 'users-aktifkan',
  label: 'Aktifkan Pengguna',
  method: 'PUT',
  path: 'users/aktifkan/{user_id}',
  screens: LAYAR,
  fields: siapa,
  answer: diubah,
  message: 'Data Berhasil Diaktifkan',
});

/** A new random password, told once; whoever was logged in with the old one is out. */
export const resetPasswordCommand = defineCommand({
  name: 'users-reset-password',
  label: 'Reset Password Pengguna',
  method: 'PUT',
  path: 'users/reset-password/{user_id}',
  screens: LAYAR,
  fields: siapa,
  answer: objek({ user_id: kode(''), versi, password_awal: teks('') }),
  message: 'Password Berhasil Direset',
});

/** Everything that was done to a user and his rights, newest first. */
export const riwayatPenggunaCommand = defineCommand({
  name: 'users-riwayat',
  label: 'Riwayat Pengguna',
  method: 'GET',
  path: 'users/riwayat/{user_id}',
  screens: ['/data-users', '/hak-akses-users'],
  fields: siapa,
  answer: baris({
    waktu: waktu(''),
    user_id: kode(''),
    kode_toko: kode(''),
    aksi: kode(''),
    /** The log's own words about the act. */
    isi: bebas<Record<string, unknown>>(),
  }),
});
export type Riwayat = WireOf<typeof riwayatPenggunaCommand.answer>[number];
