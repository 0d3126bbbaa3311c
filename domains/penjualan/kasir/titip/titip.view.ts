/** What is asked before a deposit is paid, and what is wrong with it in the words the server would use. Domain R6.6. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { titipanErrors } from '../../../titipan/titipan.errors.ts';
import type { JenisHarga } from '../../../titipan/titipan.rule.ts';

/** Who leaves how much, and whether the price is bound. */
export type IsianTitip = {
  jenis_harga: JenisHarga;
  kode_member: string | null;
  /** Of a member: as the shop knows him, or as this nota says (ENABLE_EDIT_CUSTOMER_ON_MEMBER). */
  nama: string;
  no_hp: string;
  uang_muka: Rupiah;
  /** For how many days the price is bound; what is typed and cannot be read is none of it. */
  lama: number | string | null;
};

/** Why this cannot become a deposit; null when it can. */
export function salahTitip(
  { kode_member, nama, no_hp, uang_muka }: IsianTitip,
  total: Rupiah,
): string | null {
  if (uang_muka <= 0) return 'Uang Titipan Tidak Boleh Kosong';
  if (uang_muka > total) return titipanErrors.UANG_MUKA_LEBIH.message;
  const lengkap = kode_member !== null || (nama.trim() !== '' && no_hp.trim() !== '');
  return lengkap ? null : titipanErrors.NAMA_HP_HARUS_DIISI.message;
}
