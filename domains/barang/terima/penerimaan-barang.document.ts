/**
 * Penerimaan barang: what a supplier delivered, by karat group and kind, as his invoice says and as the scale says. It is ours
 * and owed for from then on, and lies on an account of its own until its pieces wear tags (`tambah_barang` with this number).
 * The specification names the screens only; series TR is ours. docs/decisions/0046; Domain 12.4, 13.2. Life: DONE -> CANC, same
 * day, while nothing of it wears a tag.
 */
import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, daftar, gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { supplierResource } from '../../master/supplier.resource.ts';
import { terimaErrors } from './terima-barang.errors.ts';

/** One kind of a delivery weighs a hundred kilograms at most. */
const BERAT = { min: 1, max: 100_000_000, total: 'sum' } as const;

/** One kind of a delivery, as invoice and scale have it. */
export const barisTerima = {
  kode_group: ref('Kode Group', () => groupResource),
  kode_dept: ref('Jenis', () => jenisResource),
  jumlah: angka('Pcs', { min: 1, max: 100_000, total: 'sum' }),
  berat_faktur: gram('Berat Faktur', BERAT),
  berat: gram('Berat Timbang', BERAT),
  harga_faktur: uang('Harga Per Gram', { min: 1, max: BATAS_PER_GRAM, rahasia: 'modal' }),
} as const;

/** A delivery as invoice and scale have it: grams, rupiah per gram, taxes in whole rupiah. Domain 12.4, 13.2; the spec does not say. */
export const terimaFields = {
  kode_supplier: ref('Supplier', () => supplierResource),
  no_faktur_supplier: kode('No Faktur Supplier', { max: 40 }),
  tgl_faktur: tanggal('Tanggal Faktur', { initial: 'today' }),
  jatuh_tempo: tanggal('Jatuh Tempo', { opsional: true }),
  no_faktur_masukan: kode('No Faktur Masukan', { opsional: true, max: 30 }),
  ppn_faktur: uang('PPN Faktur', { opsional: true, rahasia: 'modal' }),
  pph22_faktur: uang('PPh 22 Dipungut', { opsional: true, rahasia: 'modal' }),
  keterangan: teks('Keterangan', { opsional: true, max: 200, width: 22 }),
  baris: daftar('Barang Diterima', barisTerima, { maxRows: 100 }),
};

const modal_terima = uang('Harga Modal', { total: 'sum', width: 14, rahasia: 'modal' });
const answer = { total_faktur: uang('', { rahasia: 'modal' }), jumlah_barang: angka(''), berat: gram('') };

/** DONE when received, CANC when everything went back. */
export const penerimaanBarang = defineDocument({
  name: 'penerimaan_barang',
  label: 'Penerimaan Barang',
  series: 'TR',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'penerimaan_barang',
    path: 'penerimaan-barang',
    screen: '/penerimaan-barang',
    readers: ['/tambah-data-barang', '/tambah-barang-banyak', '/stock-opname-penerimaan'],
    views: [{ screen: '/batal-penerimaan-barang', act: 'batal' }],
    head: {
      kode_supplier: ref('Supplier', () => supplierResource, { width: 12 }),
      no_faktur_supplier: kode('No Faktur Supplier', { width: 16 }),
      tgl_faktur: tanggal('Tanggal Faktur', { width: 11 }),
      jatuh_tempo: tanggal('Jatuh Tempo', { width: 11 }),
      no_faktur_masukan: kode('No Faktur Masukan', { width: 18 }),
      jumlah_barang: angka('Pcs', { total: 'sum', width: 6 }),
      berat_faktur: gram('Berat Faktur', { total: 'sum', width: 10 }),
      berat: gram('Berat Timbang', { total: 'sum', width: 10 }),
      sisa_jumlah: angka('Belum Berlabel', { total: 'sum', width: 7 }),
      sisa_berat: gram('Berat Belum Berlabel', { total: 'sum', width: 10 }),
      nilai_faktur: uang('Nilai Barang', { total: 'sum', width: 14, rahasia: 'modal' }),
      nilai_selisih: uang('Nilai Selisih', { total: 'sum', width: 12, rahasia: 'modal' }),
      ppn_faktur: uang('PPN Faktur', { total: 'sum', width: 12, rahasia: 'modal' }),
      pph22_faktur: uang('PPh 22 Dipungut', { total: 'sum', width: 12, rahasia: 'modal' }),
      total_faktur: uang('Total Utang', { total: 'sum', width: 14, rahasia: 'modal' }),
      user_id: kode('Oleh', { width: 9 }),
      keterangan: teks('Keterangan', { width: 22 }),
    },
    list: [
      'kode_supplier',
      'no_faktur_supplier',
      'jumlah_barang',
      'berat',
      'sisa_jumlah',
      'sisa_berat',
      'total_faktur',
      'user_id',
    ],
    search: ['kode_supplier', 'no_faktur_supplier', 'no_faktur_masukan', 'keterangan'],
    since: 'month',
    total: 'total_faktur',
    moves: ['tambah_barang'],
    lines: {
      jenis: {
        label: 'Barang Diterima',
        table: 'penerimaan_barang_jenis',
        by: ['kode_group', 'kode_dept'],
        fields: {
          kode_group: ref('Kode Group', () => groupResource, { width: 8 }),
          kode_dept: ref('Jenis', () => jenisResource, { width: 8 }),
          jumlah: angka('Pcs', { total: 'sum', width: 6 }),
          berat_faktur: gram('Berat Faktur', { total: 'sum', width: 10 }),
          berat: gram('Berat Timbang', { total: 'sum', width: 10 }),
          selisih: gram('Selisih', { total: 'sum', width: 9, min: -BERAT.max }),
          harga_faktur: uang('Harga Per Gram', { width: 12, rahasia: 'modal' }),
          nilai_selisih: uang('Nilai Selisih', { total: 'sum', width: 12, rahasia: 'modal' }),
          modal_terima,
          sisa_berat: gram('Belum Berlabel', { total: 'sum', width: 10 }),
        },
      },
      label: {
        label: 'Diberi Label',
        table: 'penerimaan_label',
        number: 'no_penerimaan',
        by: ['no_dokumen', 'kode_group', 'kode_dept'],
        fields: {
          no_masuk: kode('No Tambah Barang', {
            width: 20,
            leads: { to: '/tambah-data-barang', param: 'no_dokumen' },
          }),
          kode_group: kode('Kode Group', { width: 8 }),
          kode_dept: kode('Jenis', { width: 8 }),
          jumlah: angka('Pcs', { total: 'sum', width: 6 }),
          berat: gram('Berat', { total: 'sum', width: 10 }),
          modal_terima,
          status: teks('Status', { kata: true, width: 7 }),
        },
      },
    },
    paper: 'jenis',
    missing: terimaErrors.PENERIMAAN_TIDAK_ADA,
  },
  journals: [
    ...jurnal('PEMBELIAN_SUPPLIER', 'BARANG', ['PERSEDIAAN_TERIMA'], ['UTANG_SUPPLIER']),
    ...jurnal('PEMBELIAN_SUPPLIER', 'SELISIH', ['BARANG_HILANG'], ['UTANG_SUPPLIER']),
    ...jurnal('PEMBELIAN_SUPPLIER', 'PPH22', ['PPH_DIMUKA'], ['UTANG_SUPPLIER']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'penerimaan-barang/simpan',
      label: 'Simpan Penerimaan',
      fields: terimaFields,
      answer,
      screens: ['/penerimaan-barang'],
      message: 'Penerimaan Barang Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'penerimaan-barang/batal',
      label: 'Batal Penerimaan Barang',
      answer,
      screens: ['/batal-penerimaan-barang'],
      otorisasi: 'barang',
      sameDay: terimaErrors.PENERIMAAN_BEDA_HARI,
      message: 'Penerimaan Barang Berhasil Dibatalkan',
    }),
  },
});
