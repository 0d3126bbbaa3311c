/**
 * The second step of logging in: a code of an authenticator app. For every user who wants it; for OWN, SU, MU, DEV and
 * head office by the setting TOTP_WAJIB. Issue and reliability.md 4.2; the spec knows user id and password only.
 */
import { deret, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, rahasia, teks, waktu, ya } from '@mustika/kernel/field.ts';
import { simbol } from '@mustika/kernel/text/simbol.ts';

const password = rahasia('Password', { kosong: 'Harus Diisi' });
/** Six digits of the app, or a recovery code. */
export const kodeTotp = kode('Kode', { kosong: 'Harus Diisi', max: 24 });

const pemulihan = objek({ pemulihan: deret(rahasia('')) });

/** Is it on, must it be, how many recovery codes are left. */
export const totpCommand = defineCommand({
  name: 'totp',
  label: 'Verifikasi Dua Langkah',
  method: 'GET',
  path: 'users/totp',
  fields: {},
  answer: objek({
    aktif: ya(''),
    aktif_sejak: waktu('', { opsional: true }),
    sisa_pemulihan: angka(''),
    wajib: ya(''),
  }),
});

/** A new seed, as text and as a picture to scan. It counts once a code of it was shown. */
export const mulaiTotpCommand = defineCommand({
  name: 'totp-mulai',
  label: 'Mulai Verifikasi Dua Langkah',
  path: 'users/totp/mulai',
  idempotent: false,
  fields: { password },
  answer: objek({
    rahasia: rahasia(''),
    uri: teks(''),
    gambar: simbol,
  }),
});

/** Turns it on with a code of the app; answers the recovery codes, once. */
export const aktifkanTotpCommand = defineCommand({
  name: 'totp-aktifkan',
  label: 'Aktifkan Verifikasi Dua Langkah',
  path: 'users/totp/aktifkan',
  idempotent: false,
  fields: { kode: kodeTotp },
  answer: pemulihan,
  message: 'Verifikasi Dua Langkah Aktif',
});

/** New recovery codes; the old ones are void. */
export const pemulihanTotpCommand = defineCommand({
  name: 'totp-pemulihan',
  label: 'Kode Pemulihan Baru',
  path: 'users/totp/pemulihan',
  idempotent: false,
  fields: { password, kode: kodeTotp },
  answer: pemulihan,
});

export const matikanTotpCommand = defineCommand({
  name: 'totp-matikan',
  label: 'Matikan Verifikasi Dua Langkah',
  path: 'users/totp/matikan',
  idempotent: false,
  fields: { password, kode: kodeTotp },
  message: 'Verifikasi Dua Langkah Dimatikan',
});

/** Takes the second step away from a user whose phone and codes are gone; he logs in and begins anew. */
export const resetTotpCommand = defineCommand({
  name: 'users-reset-totp',
  label: 'Reset Verifikasi Dua Langkah',
  method: 'PUT',
  path: 'users/reset-totp/{user_id}',
  screens: ['/data-users'],
  fields: { user_id: kode('User ID') },
  answer: objek({ user_id: kode('') }),
  message: 'Verifikasi Dua Langkah Direset',
});
