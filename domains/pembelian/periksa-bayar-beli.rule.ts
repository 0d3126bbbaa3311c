/** Checks of a purchase that are about its money, its pictures and who sells, in their order of precedence. */

import { NOL_RUPIAH, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import type { BayarKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { periksaKeluar } from '../pembayaran/periksa-bayar.rule.ts';
import type { AcuanBeli } from './bahan-pembelian.rule.ts';
import { identitasKurang } from './beli/identitas-penjual.rule.ts';
import { pembelianErrors as salah } from './pembelian.errors.ts';
import type { SimpanBeli } from './periksa-pembelian.rule.ts';

/** Where the store wants pictures, every piece that is bought has one; an exchange is written down on the sale. R4.10. */
export function periksaFotoWajib(input: SimpanBeli, store: Toko): void {
  const tanpa = input.barang.find((b) => b.foto === null);
  if (tanpa && store.flags.has('PEMBELIAN_DENGAN_FOTO'))
    reject(salah.FOTO_BELI_WAJIB, { kode_barcode: tanpa.kode_barcode });
}

/** The payments of a purchase, and what they come to. */
export type UangBeli = { baris: BayarKeluar[]; bayar: Rupiah };

/** What the shop hands over: the total less biaya admin, in cash and by transfer, to the rupiah. */
export function periksaBayarBeli(input: SimpanBeli, acuan: AcuanBeli, store: Toko): UangBeli {
  const biaya = input.biaya_admin ?? NOL_RUPIAH;
  if (biaya > 0 && !store.flags.has('MODULE_BIAYA_ADMIN_PEMBELIAN')) reject(salah.BIAYA_ADMIN_TIDAK_AKTIF);
  if (biaya >= input.total) reject(salah.BIAYA_ADMIN_MELEBIHI);
  const baris = input.bayar.map((b): BayarKeluar => {
    const rekening = acuan.rekening?.find((r) => r.no_rekening === b.no_rekening);
    return { ...b, no_rekening: periksaKeluar(b, rekening, salah.REKENING_BELI_TIDAK_ADA) };
  });
  const bayar = sum(input.bayar.map((b) => b.jumlah));
  if (bayar !== input.total - biaya) reject(salah.BAYAR_TIDAK_SAMA, { bayar, harus: input.total - biaya });
  return { baris, bayar };
}

/** A member that exists, and from BATAS_IDENTITAS_PEMBELIAN on, or without a nota, a seller who says who he is. Domain R4.10. */
export function periksaPenjual(input: SimpanBeli, acuan: AcuanBeli, store: Toko): void {
  if (input.kode_member !== null && !acuan.member)
    reject(salah.MEMBER_BELI_TIDAK_ADA, { kode_member: input.kode_member });
  const penjual = {
    nama_customer: input.nama_customer ?? acuan.member?.nama_member ?? null,
    nik_sim_passport: input.nik_sim_passport,
  };
  const kurang = identitasKurang(penjual, {
    total: input.total,
    tanpaNota: input.barang.some((b) => b.kode_barcode === null && b.nota_lama === null),
    batas: readSetting(store, 'BATAS_IDENTITAS_PEMBELIAN'),
  });
  if (kurang.length > 0) reject(salah.IDENTITAS_WAJIB, { kurang });
}
