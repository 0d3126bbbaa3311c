/** Fields of `POST pembelian-manual/simpan`, and the purchase that they are. */
import { NOL_RUPIAH, rupiah } from '@mustika/kernel/amount.ts';
import { catatan, daftar, type Row, ref, teks, uang } from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';
import { identitasFields, kodeMember } from '../../member/data-diri.rule.ts';
import { bayaranKeluar } from '../../pembayaran/bayar-keluar.rule.ts';
import type { SimpanBeli } from '../periksa-pembelian.rule.ts';
import { asal_nota, barisBeliManual, barisDari } from './beli-manual.rule.ts';

const ada = { opsional: true } as const;

/** `total` is what the counter showed: a difference refuses instead of surprising. */
export const beliManualFields = {
  kode_member: kodeMember,
  nama_customer: teks('Nama Penjual', { dicetak: true, ...ada, max: 60 }),
  no_hp_customer: telepon('No HP Penjual', ada),
  ...identitasFields,
  kode_sales: ref('Sales', () => salesResource, ada),
  barang: daftar('Barang Dibeli', barisBeliManual, { maxRows: 50, kosong: 'Barang Tidak Boleh Kosong' }),
  asal_nota,
  biaya_admin: uang('Biaya Admin', ada),
  keterangan: catatan('Keterangan', { ...ada, max: 200 }),
  total: uang('Total', { follows: true }),
  transfer: uang('Dibayar Transfer', { ...ada, paysOut: ['total', '-biaya_admin'] }),
  no_rekening: ref('Dari Rekening', () => rekeningResource, ada),
};

/** Out of the drawer what is not transferred. */
export function beliDari(input: Row<typeof beliManualFields>): SimpanBeli {
  const { barang, kode_sales, asal_nota, transfer, no_rekening, ...lain } = input;
  const bayar = rupiah(Math.max(0, lain.total - (lain.biaya_admin ?? 0)));
  return {
    ...lain,
    barang: barang.map(barisDari({ kode_sales, asal_nota })),
    bayar: bayaranKeluar(bayar, { transfer: transfer ?? NOL_RUPIAH, no_rekening }),
  };
}
