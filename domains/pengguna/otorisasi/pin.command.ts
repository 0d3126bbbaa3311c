/** The PIN with which one agrees: six digits, chosen by himself, good for no login. Features.md; docs/decisions/0150. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, rahasia, waktu, ya } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';

const password = rahasia('Password', { kosong: 'Harus Diisi' });
export const penyetuju = level('SPV', 'OWN');

/** Has he one, may he use it in this chain, and does it wait for his password. */
export const pinCommand = defineCommand({
  name: 'pin',
  label: 'PIN Otorisasi',
  method: 'GET',
  path: 'users/pin',
  gate: penyetuju,
  fields: {},
  answer: objek({ boleh: ya(''), ada: ya(''), terkunci: ya(''), dibuat: waktu('', { opsional: true }) }),
});

/** Puts this one in the place of the one there was. */
export const buatPinCommand = defineCommand({
  name: 'pin-buat',
  label: 'Buat PIN Otorisasi',
  method: 'PUT',
  path: 'users/pin',
  gate: penyetuju,
  idempotent: false,
  fields: { password, pin: rahasia('PIN', { kosong: 'Harus Diisi' }) },
  message: 'PIN Berhasil Disimpan',
});

/** His own; what is less may be had without a password. */
export const cabutPinCommand = defineCommand({
  name: 'pin-cabut',
  label: 'Hapus PIN Otorisasi',
  path: 'users/pin/cabut',
  gate: penyetuju,
  idempotent: false,
  fields: {},
  message: 'PIN Dihapus',
});

/** Somebody else's PIN, passkeys and fingers: an administrator takes them away, and can give none. */
export const resetCaraCommand = defineCommand({
  name: 'users-reset-cara',
  label: 'Hapus PIN, Passkey Dan Sidik Jari Pengguna',
  method: 'PUT',
  path: 'users/reset-cara/{user_id}',
  screens: ['/data-users'],
  fields: { user_id: kode('User ID') },
  answer: objek({ user_id: kode('') }),
  message: 'PIN, Passkey Dan Sidik Jari Pengguna Dihapus',
});
