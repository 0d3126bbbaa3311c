/**
 * Stock opname penerimaan: what of a delivery is there, counted and weighed kind by kind, beside what came and what wears tags.
 * Who counts does not see what should be there. It writes no stock and no book. Domain R8.2; series OT is ours.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, daftar, gram, kode, ref, teks } from '@mustika/kernel/field.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { terimaErrors } from './terima-barang.errors.ts';

const BERAT = { min: 0, max: 100_000_000 } as const;
const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 22 });
const BEDA = { min: -BERAT.max } as const;
const screens = ['/stock-opname-penerimaan'];

/** What somebody counted and weighed of a delivery, kind by kind; grams, whole pieces. Domain R8.2. */
export const hitungFields = {
  no_penerimaan: kode('No Penerimaan', { max: 40 }),
  keterangan,
  baris: daftar(
    'Hasil Hitung',
    {
      kode_group: ref('Kode Group', () => groupResource, { alsoInactive: true }),
      kode_dept: ref('Jenis', () => jenisResource, { alsoInactive: true }),
      jumlah: angka('Pcs', { min: 0, max: 100_000 }),
      berat: gram('Berat', { ...BERAT, ditimbang: true }),
      /** Why it differs; asked for once it does. */
      alasan: teks('Alasan', { opsional: true, min: 4, max: 200 }),
    },
    { maxRows: 100 },
  ),
};

const answer = { jumlah: angka(''), selisih_jumlah: angka('', BEDA), selisih_berat: gram('', BEDA) };

/** DONE when counted, CANC when the count was none. */
export const opnamePenerimaan = defineDocument({
  name: 'opname_penerimaan',
  label: 'Stock Opname Penerimaan',
  series: 'OT',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'opname_penerimaan',
    path: 'stock-opname-penerimaan',
    screen: '/stock-opname-penerimaan',
    head: {
      no_penerimaan: kode('No Penerimaan', {
        width: 20,
        leads: { to: '/penerimaan-barang', param: 'no_dokumen' },
      }),
      kode_supplier: kode('Supplier', { width: 12 }),
      jumlah: angka('Pcs', { total: 'sum', width: 6 }),
      berat: gram('Berat', { total: 'sum', width: 10 }),
      selisih_jumlah: angka('Selisih Pcs', { ...BEDA, width: 8 }),
      selisih_berat: gram('Selisih Berat', { ...BEDA, width: 10 }),
      user_id: kode('Oleh', { width: 9 }),
      keterangan,
    },
    list: ['no_penerimaan', 'kode_supplier', 'jumlah', 'berat', 'selisih_jumlah', 'selisih_berat', 'user_id'],
    search: ['no_penerimaan', 'kode_supplier', 'keterangan'],
    since: 'month',
    lines: {
      jenis: {
        label: 'Hasil Hitung',
        table: 'opname_penerimaan_jenis',
        by: ['kode_group', 'kode_dept'],
        fields: {
          kode_group: kode('Kode Group', { width: 8 }),
          kode_dept: kode('Jenis', { width: 8 }),
          terima_jumlah: angka('Pcs Diterima', { total: 'sum', width: 8 }),
          terima_berat: gram('Berat Diterima', { total: 'sum', width: 10 }),
          label_jumlah: angka('Pcs Berlabel', { total: 'sum', width: 8 }),
          label_berat: gram('Berat Berlabel', { total: 'sum', width: 10 }),
          jumlah: angka('Pcs Dihitung', { total: 'sum', width: 8 }),
          berat: gram('Berat Dihitung', { total: 'sum', width: 10 }),
          selisih_jumlah: angka('Selisih Pcs', { ...BEDA, total: 'sum', width: 8 }),
          selisih_berat: gram('Selisih Berat', { ...BEDA, total: 'sum', width: 10 }),
          alasan: teks('Alasan', { opsional: true, width: 20 }),
        },
      },
    },
    paper: 'jenis',
    signed: { 'Dihitung Oleh': 'user_id', 'Diperiksa Oleh': null },
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'stock-opname-penerimaan/simpan',
      label: 'Simpan Hasil Hitung',
      fields: hitungFields,
      answer,
      screens,
      message: 'Stock Opname Penerimaan Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'stock-opname-penerimaan/batal',
      label: 'Batal Stock Opname Penerimaan',
      answer,
      screens,
      otorisasi: 'barang',
      sameDay: terimaErrors.OPNAME_TERIMA_BEDA_HARI,
      message: 'Stock Opname Penerimaan Berhasil Dibatalkan',
    }),
  },
});
