/** What a key of the API is refused with. Texts ours: the specification knows no keys. docs/decisions/0157. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const kunciErrors = defineErrors({
  /** Unknown, over, revoked, from a network it may not call from: told apart for nobody. */
  KUNCI_API_TIDAK_BERLAKU: [401, 'Kunci API Tidak Berlaku'],
  KUNCI_API_TANPA_HAK: [403, 'Kunci API Ini Tidak Diberi Hak Untuk Panggilan Ini'],
  KUNCI_API_TERLALU_SERING: [429, 'Kunci API Ini Memanggil Terlalu Sering, Silahkan Tunggu'],
  KUNCI_API_TANPA_LACI: [409, 'Kunci API Tidak Punya Laci, Pakai Pembayaran Selain Tunai'],
});
