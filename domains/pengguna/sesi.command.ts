/** Login, logout and the session. Spec 1 §2.1, §3 (userdata), §8; threats of reliability.md 4.2. */
import { baris, bebas, kadang, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { DAFTAR_ZONA } from '@mustika/kernel/date.ts';
import { kode, pilihan, rahasia, tanggal, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { any, LEVELS, level, publik, pusat, SARANA } from '@mustika/kernel/gate.ts';
import type { AksesNode } from './hak/akses.rule.ts';
import { versi } from './pengaturan-toko.command.ts';

const HARUS_DIISI = 'Harus Diisi';

const setelan = baris({ key: kode(''), value: teks('') });
/** Who is logged in, where, and what he may. Spec 1 §3 (userdata). */
const userdata = {
  user_id: kode(''),
  nama: teks(''),
  level: pilihan('', LEVELS),
  kode_toko: kode(''),
  /** His own, whatever store he has picked. */
  toko_asal: kode(''),
  nama_toko: teks(''),
  no_whatsapp: kode('', { opsional: true }),
  zona: pilihan('', DAFTAR_ZONA),
  /** The open day and the moment at which it was opened; null while the store is closed. */
  tgl_system: tanggal('', { opsional: true }),
  tgl_buka: waktu('', { opsional: true }),
  pusat: ya(''),
  /** The chain has no second branch, and its owner did not say that it is one: nothing is sent from one to the other. */
  tunggal: ya(''),
  /** What the owner said of his trade: a shop by itself is told nothing of head office. */
  bentuk: pilihan('', ['BELUM', 'SATU_TOKO', 'RANTAI']),
  /** In this chain one may agree with a PIN. */
  setuju_pin: ya(''),
  /** Somebody of the chain has a passkey to agree with. */
  setuju_passkey: ya(''),
  /** Stores he may pick. */
  toko: baris({ kode_toko: kode(''), nama_toko: teks(''), tipe: pilihan('', ['PUSAT', 'CABANG']) }),
  akses: bebas<AksesNode[]>(),
  modules: setelan,
  settings: setelan,
  harus_ganti_password: ya(''),
  /** Nothing else opens until he logs in with a code of an app. */
  harus_totp: ya(''),
  version: objek(versi),
  mode: teks(''),
  /** What the server has beside the settings of its stores. */
  sarana: baris({ nama: pilihan('', SARANA) }),
};

/** `ambil_alih` ends the user's session on another device, which is told so; without it SEDANG_DIPAKAI says where that is. */
export const loginCommand = defineCommand({
  name: 'login',
  label: 'Login',
  path: 'users/login',
  gate: publik,
  idempotent: false,
  fields: {
    user_id: kode('User ID', { kosong: HARUS_DIISI }),
    password: rahasia('Password', { kosong: HARUS_DIISI }),
    ambil_alih: ya('Ambil Alih', { opsional: true }),
    /** Of the authenticator app or a recovery code; asked for when the user has the second step. */
    kode: kode('Kode', { opsional: true, max: 24 }),
    /** The browser's half of the keys of sealed bodies: a P-256 point in base64url. Needed with ENKRIPSI=on, else ignored. */
    kunci_publik: rahasia('Kunci Publik', { opsional: true }),
  },
  /** `kunci_publik`: the server's half of those keys. */
  answer: objek({ ...userdata, token: rahasia(''), kunci_publik: kadang(rahasia('')) }),
});

export const logoutCommand = defineCommand({
  name: 'logout',
  label: 'Logout',
  path: 'users/logout',
  fields: { user_id: kode('User ID') },
  message: 'Logout Berhasil',
});

/** The stored session's userdata, read again after a reload or a change of settings. */
export const sesiCommand = defineCommand({
  name: 'sesi',
  label: 'Sesi',
  method: 'GET',
  path: 'users/sesi',
  fields: {},
  answer: objek(userdata),
});

export const gantiPasswordCommand = defineCommand({
  name: 'ganti-password',
  label: 'Ganti Password',
  path: 'users/ganti-password',
  fields: { password_lama: rahasia('Password Lama'), password_baru: rahasia('Password Baru') },
  message: 'Password Berhasil Diganti',
});

const pengawas = any(level('OWN', 'SU', 'MU', 'SPV'), pusat);

/** Living sessions of the store's people; head office and owner see all. */
export const sesiAktifCommand = defineCommand({
  name: 'sesi-aktif',
  label: 'Sesi Aktif',
  method: 'GET',
  path: 'users/sesi-aktif',
  gate: pengawas,
  fields: {},
  answer: baris({
    user_id: kode(''),
    nama: teks(''),
    level: pilihan('', LEVELS),
    kode_toko: kode(''),
    dibuat: waktu(''),
    dipakai: waktu(''),
    alamat: teks('', { opsional: true }),
  }),
});

export const akhiriSesiCommand = defineCommand({
  name: 'akhiri-sesi',
  label: 'Akhiri Sesi',
  path: 'users/akhiri-sesi',
  gate: pengawas,
  fields: { user_id: kode('User ID') },
  message: 'Sesi Berhasil Diakhiri',
});
