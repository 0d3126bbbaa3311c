/** Refusals of login, sessions and approvals. Texts: Spec 1 §8; codes ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const penggunaErrors = defineErrors({
  LOGIN_SALAH: [401, 'User id atau Password yang anda masukan salah'],
  SEDANG_DIPAKAI: [409, 'User ID ini sedang dipakai'],
  PASSWORD_LAMA_SALAH: [400, 'Password Lama Salah'],
  PASSWORD_LEMAH: [400, 'Password Terlalu Mudah Ditebak'],
  LOGOUT_ORANG_LAIN: [403, 'Anda Tidak Berhak Mengakhiri Sesi Pengguna Lain'],
  PERLU_KETERANGAN: [400, 'Keterangan Tidak Boleh Kosong'],
});
