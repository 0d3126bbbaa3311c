/** Login, logout and the session. Spec 1 §2.1, §3 (userdata), §8; threats of reliability.md 4.2. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, rahasia, ya } from '@mustika/kernel/field.ts';
import { any, level, publik, pusat } from '@mustika/kernel/gate.ts';

const HARUS_DIISI = 'Harus Diisi';

/** `ambil_alih` ends the user's other session when it is on this same device. */
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
});

export const akhiriSesiCommand = defineCommand({
  name: 'akhiri-sesi',
  label: 'Akhiri Sesi',
  path: 'users/akhiri-sesi',
  gate: pengawas,
  fields: { user_id: kode('User ID') },
  message: 'Sesi Berhasil Diakhiri',
});
