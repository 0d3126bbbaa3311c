/**
 * Penerimaan barang: what a supplier delivered, by karat group and kind, as his invoice says and as the scale says. It is ours
 * and owed for from then on, and lies on an account of its own until its pieces wear tags (`tambah_barang` with this number).
 * The specification names the screens only; series TR is ours. docs/decisions/0046; Domain 12.4, 13.2. Life: DONE -> CANC, same
 * day, while nothing of it wears a tag.
 */
import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed, linesOf } from '@mustika/kernel/document-columns.ts';
import { angka, gram, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { supplierResource } from '../../master/supplier.resource.ts';
import { terimaErrors } from './terima-barang.errors.ts';

/** One kind of a delivery weighs a hundred kilograms at most. */
const BERAT = { min: 1, max: 100_000_000, total: 'sum' } as const;

const modal_terima = uang('Harga Modal', { total: 'sum', width: 14, rahasia: 'modal' });

/** One kind of a delivery, as invoice and scale have it. */
const baris = linesOf(
  'Barang Diterima',
  'penerimaan_barang_jenis',
  {
    // What a gram of the group costs is where an invoice starts from.
    kode_group: asked(
      ref('Kode Group', () => groupResource, { width: 8, fills: { harga_faktur: 'harga_modal' } }),
    ),
    kode_dept: asked(ref('Jenis', () => jenisResource, { width: 8 })),
    jumlah: asked(angka('Pcs', { min: 1, max: 100_000, total: 'sum', width: 6 })),
    berat_faktur: asked(gram('Berat Faktur', BERAT)),
    berat: asked(gram('Berat Timbang', { ...BERAT, ditimbang: true })),
    selisih: computed(gram('Selisih', { total: 'sum', width: 9, min: -BERAT.max })),
    harga_faktur: asked(uang('Harga Per Gram', { min: 1, max: BATAS_PER_GRAM, width: 12, rahasia: 'modal' })),
    nilai_selisih: computed(uang('Nilai Selisih', { total: 'sum', width: 12, rahasia: 'modal' })),
    modal_terima: computed(modal_terima),
    sisa_berat: computed(gram('Belum Berlabel', { total: 'sum', width: 10 })),
  },
  { maxRows: 100 },
);

const sum = { total: 'sum' } as const;
const modal = { ...sum, rahasia: 'modal' } as const;
/** A delivery: grams, rupiah per gram, taxes in whole rupiah. Domain 12.4, 13.2; the spec does not say. */
const kolom = columnsOf({
  kode_supplier: asked(
    ref('Supplier', () => supplierResource),
    { list: 12, search: true },
  ),
  no_faktur_supplier: asked(kode('No Faktur Supplier', { max: 40 }), { list: 16, search: true }),
  tgl_faktur: asked(tanggal('Tanggal Faktur', { initial: 'today' })),
  jatuh_tempo: asked(tanggal('Jatuh Tempo', { opsional: true })),
  no_faktur_masukan: asked(kode('No Faktur Masukan', { opsional: true, max: 30 }), { search: true }),
  jumlah_barang: computed(angka('Pcs', sum), { list: 6 }),
  berat_faktur: computed(gram('Berat Faktur', sum)),
  berat: computed(gram('Berat Timbang', sum), { list: 10 }),
  sisa_jumlah: computed(angka('Belum Berlabel', sum), { list: 7 }),
  sisa_berat: computed(gram('Berat Belum Berlabel', sum), { list: 10 }),
  nilai_faktur: computed(uang('Nilai Barang', modal)),
  nilai_selisih: computed(uang('Nilai Selisih', modal)),
  ppn_faktur: asked(uang('PPN Faktur', { ...modal, opsional: true })),
  pph22_faktur: asked(uang('PPh 22 Dipungut', { ...modal, opsional: true })),
  total_faktur: computed(uang('Total Utang', modal), { list: 14 }),
  user_id: computed(kode('Oleh'), { list: 9 }),
  keterangan: asked(teks('Keterangan', { opsional: true, max: 200 }), { search: true }),
});
/** Fields of `POST penerimaan-barang/simpan`. */
export const terimaFields = { ...kolom.asked, baris: baris.field };

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
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    since: 'month',
    total: 'total_faktur',
    moves: ['tambah_barang'],
    lines: {
      jenis: { ...baris.lines, by: ['kode_group', 'kode_dept'] },
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
