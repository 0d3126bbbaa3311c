/** A nota sold without the network as the till sends it, and the nota of the till that it is. docs/decisions/0160. */
import { angka, daftar, kode, type Row, ref, teks, uang } from '@mustika/kernel/field.ts';
import { salesResource } from '../../master/sales.resource.ts';
import type { NotaInput } from '../../pembelian/periksa-pembelian.rule.ts';
import { SIMPAN_NOTA } from '../simpan-nota.rule.ts';
import { PANJANG_TANDA } from './luring.rule.ts';

/** In seconds since 1970, as far as a clock of this century goes. */
const DETIK = { min: 1_700_000_000, max: 9_999_999_999 };

/** Fields of `POST penjualan/luring`: cash, at the prices of the package. */
export const luringFields = {
  paket: kode('Paket', { asTyped: true, min: 36, max: 36 }),
  no_luring: kode('No Sementara', { min: 10, max: 12 }),
  detik: angka('Waktu Jual', DETIK),
  nama_customer: teks('Nama Customer', { dicetak: true, opsional: true, max: 60 }),
  total: uang('Total', { min: 1 }),
  tunai: uang('Uang Diterima', { min: 1 }),
  barang: daftar(
    'Barang',
    {
      kode_barcode: kode('Kode Barcode', { min: 8, max: 8 }),
      kode_sales: ref('Sales', () => salesResource, { opsional: true, asksItself: true }),
    },
    { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
  ),
  tanda: kode('Tanda', { min: PANJANG_TANDA, max: PANJANG_TANDA }),
};
/** The call that brings one in, as the till that is open knows it. */
export const SIMPAN_LURING = {
  path: 'penjualan/luring',
  answer: SIMPAN_NOTA.answer,
  fields: luringFields,
} as const;
export type InputLuring = Row<typeof luringFields>;

const KOSONG = {
  ...{ kode_member: null, no_hp_customer: null, alamat_customer: null, npwp_customer: null },
  ...{ nik_sim_passport: null, tanggal_lahir: null, pekerjaan: null, sumber_dana: null },
  ...{ pembeli: null, no_bebas_pph22: null, no_titipan: null, no_cicilan: null, keterangan: null },
};
const SEMULA = {
  ...{ jumlah: null, nama_barang: null, harga_per_gram: null, ongkos: null, diskon: null },
  ...{ harga_total: null, finishing: null },
};
const TANPA_KARTU = { no_rekening: null, kartu_akhir: null, no_referensi: null };

/** The same as the nota that the till would have sent. */
export const notaDari = ({ barang, total, tunai, nama_customer }: InputLuring): NotaInput => ({
  ...KOSONG,
  ...{ keranjang: null, kupon: [], tukar: [], nama_customer, total },
  barang: barang.map((b) => ({ ...SEMULA, ...b })),
  bayar: [{ jenis: 'CASH', ...TANPA_KARTU, jumlah: tunai }],
});
