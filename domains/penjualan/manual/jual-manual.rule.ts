/**
 * Goods without a barcode over the counter: what is asked of each lot, what may be traded in beside it, and the nota that both are.
 * Spec 1 §2.2 names the screen; its fields are ours. docs/decisions/0084.
 */
import { BATAS_PER_BARANG, BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { daftar, type Row, ref, uang } from '@mustika/kernel/field.ts';
import { isianNota } from '../../jual/isian-nota.rule.ts';
import { banyak, kode_lot } from '../../lot/isian-lot.rule.ts';
import { salesResource } from '../../master/sales.resource.ts';
import { identitasFields } from '../../member/data-diri.rule.ts';
import { bayarMasukBoleh } from '../../pembayaran/dibayar.rule.ts';
import { asal_nota, barisBeliManual, barisDari } from '../../pembelian/manual/beli-manual.rule.ts';
import type { NotaInput } from '../../pembelian/periksa-pembelian.rule.ts';

const ada = { opsional: true } as const;

/** So many pieces and grams of a lot, priced by its group unless something else was agreed. */
export const barisJualManual = {
  kode_lot,
  ...banyak,
  harga_per_gram: uang('Harga / Gram', { ...ada, max: BATAS_PER_GRAM, width: 12 }),
  ongkos: uang('Ongkos', { ...ada, max: BATAS_PER_BARANG, width: 11 }),
  diskon: uang('Diskon', { ...ada, max: BATAS_PER_BARANG, width: 11 }),
};

/** What is sold, and what is traded in. */
export const isiManual = {
  barang: daftar('Barang Dijual', barisJualManual, { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' }),
  tukar: daftar('Barang Ditukar', barisBeliManual, { ...ada, maxRows: 50 }),
  asal_nota,
};

/** Fields of `POST penjualan-manual/simpan`. `total` and `nilai_tukar` are what the counter showed. */
export const jualManualFields = {
  kode_member: isianNota.kode_member,
  nama_customer: isianNota.nama_customer,
  no_hp_customer: isianNota.no_hp_customer,
  ...identitasFields,
  npwp_customer: isianNota.npwp_customer,
  pembeli: isianNota.pembeli,
  no_bebas_pph22: isianNota.no_bebas_pph22,
  kode_sales: ref('Sales', () => salesResource, ada),
  ...isiManual,
  keterangan: isianNota.keterangan,
  total: uang('Total', { follows: true }),
  nilai_tukar: uang('Nilai Tukar', { ...ada, follows: true }),
  bayar: bayarMasukBoleh('total', 'pph22', '-nilai_tukar'),
};

/** A row as the line of a nota that it is. */
export const barisNota =
  (kode_sales: string | null) =>
  ({ kode_lot, qty, ...lain }: Row<typeof barisJualManual>): NotaInput['barang'][number] => ({
    ...{ ...lain, kode_barcode: kode_lot, jumlah: qty, kode_sales },
    ...{ nama_barang: null, harga_total: null, finishing: null },
  });

const TANPA_KARTU = { no_rekening: null, kartu_akhir: null, no_referensi: null };

/** The same as the nota that the till would send. */
export function notaDari(input: Row<typeof jualManualFields>): NotaInput {
  const { barang, tukar, kode_sales, asal_nota, nilai_tukar, bayar, ...lain } = input;
  const ditukar = nilai_tukar ? [{ jenis: 'TUKAR' as const, ...TANPA_KARTU, jumlah: nilai_tukar }] : [];
  return {
    ...lain,
    ...{ keranjang: null, no_titipan: null, no_cicilan: null, kupon: [] },
    barang: barang.map(barisNota(kode_sales)),
    tukar: tukar.map(barisDari({ kode_sales, asal_nota })),
    bayar: [...ditukar, ...bayar],
  };
}
