/** Checks of a nota that are about whoever buys: the name on a faktur pajak, and the member. */
import { reject } from '@mustika/kernel/errors.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';
import { pajakErrors } from '../pajak/pajak.errors.ts';
import type { MemberRow } from './bahan-penjualan.rule.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';
import type { SetelanToko, SimpanInput } from './periksa-penjualan.rule.ts';

/** A number without a name says nothing on a faktur pajak. */
export function periksaFaktur(
  input: Pick<SimpanInput, 'npwp_customer' | 'kode_member' | 'nama_customer'>,
): void {
  if (input.npwp_customer && !input.kode_member && !input.nama_customer)
    reject(pajakErrors.NAMA_FAKTUR_KOSONG);
}

const SIAPA = [
  ['nama_customer', 'nama_member'],
  ['no_hp_customer', 'no_hp'],
  ['alamat_customer', 'alamat'],
] as const;

/**
 * The member, or nobody where the store serves strangers (`NONMEMBER_DISABLED_TRANSACTION`, Domain R11.8). The nota of a
 * member carries what the shop knows of him; another name, phone or address stands on it only where the store allows it
 * (`ENABLE_EDIT_CUSTOMER_ON_MEMBER`). The member himself stays as he is. What a stranger paid for while he was served (`dijanjikan`)
 * is handed over to him.
 */
export function periksaMember(
  input: Pick<SimpanInput, 'kode_member' | (typeof SIAPA)[number][0]>,
  member: readonly MemberRow[],
  store: SetelanToko,
  dijanjikan = false,
): MemberRow | null {
  if (!input.kode_member) {
    if (!dijanjikan && store.flags.has('NONMEMBER_DISABLED_TRANSACTION')) reject(salah.BUKAN_MEMBER);
    return null;
  }
  const found = member[0] ?? reject(salah.MEMBER_TIDAK_ADA, { kode_member: input.kode_member });
  const lain = SIAPA.filter(([isian, asli]) => {
    const diisi = input[isian];
    // What the shop does not know of him yet may be written, as for whoever trades something in (Domain R4.10).
    if (diisi === null || found[asli] === null) return false;
    return (asli === 'no_hp' ? nomorHp(diisi) : diisi) !== found[asli];
  });
  if (lain.length > 0 && !store.flags.has('ENABLE_EDIT_CUSTOMER_ON_MEMBER'))
    reject(salah.PELANGGAN_MEMBER_TETAP, { kolom: lain.map(([isian]) => isian) });
  return found;
}
