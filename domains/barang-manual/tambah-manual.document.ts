/**
 * Data barang manual: goods without a barcode come in by group, kind and tray, at what they cost together. From a supplier they are owed
 * for; without one they are the owner's capital, and he agrees. Series BM is ours; the specification names the screen. Life: DONE -> CANC,
 * same day, while as much of it is there.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, kode, ref, uang, ya } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { banyak } from '../lot/isian-lot.rule.ts';
import { BARANG_MANUAL } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { supplierResource } from '../master/supplier.resource.ts';
import { barangManualCommand, stokManualFields } from './barang-manual.command.ts';
import { manualErrors } from './barang-manual.errors.ts';
import { barisLot, harga_modal, jumlahFields, KATEGORI, keterangan } from './barang-manual.rule.ts';

const kolom = columnsOf({
  supplier: asked(
    ref('Supplier', () => supplierResource, { opsional: true }),
    { list: 14, search: true },
  ),
  jumlah_barang: computed(jumlahFields.jumlah_barang, { list: 6 }),
  berat: computed(jumlahFields.berat, { list: 10 }),
  harga_modal: computed(harga_modal, { list: 14 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 24, search: true }),
});
const answer = { ...jumlahFields, harga_modal };
const screens = ['/data-barang-manual'];

/** DONE when in, CANC when taken back. */
export const tambahManual = defineDocument({
  name: 'tambah_manual',
  label: 'Tambah Barang Manual',
  series: 'BM',
  gate: BARANG_MANUAL,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'tambah_manual',
    path: 'tambah-barang-manual',
    screen: '/data-barang-manual',
    waits: 'Stock',
    stock: {
      call: () => barangManualCommand,
      fields: stokManualFields,
      key: 'kode_lot',
      // Its whole life.
      leads: { to: '/kartu-lot', param: 'kode_lot', fixed: { tgl_awal: '2000-01-01' } },
    },
    button: 'Tambah Barang',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: { barang: barisLot },
    paper: 'barang',
  },
  journals: [
    ...jurnal(KATEGORI, 'AWAL', ['PERSEDIAAN_MANUAL'], ['MODAL']),
    ...jurnal(KATEGORI, 'SUPPLIER', ['PERSEDIAAN_MANUAL'], ['UTANG_SUPPLIER']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'tambah-barang-manual/simpan',
      label: 'Simpan',
      fields: {
        ...kolom.asked,
        barang: daftar(
          'Barang',
          {
            kode_group: ref('Kode Group', () => groupResource),
            kode_dept: ref('Jenis', () => jenisResource),
            kode_baki: ref('Baki', () => bakiResource),
            ...banyak,
            modal_total: uang('Harga Modal Total', { total: 'sum', rahasia: 'modal' }),
            /** Bought with a complete faktur pajak: what decides about the PPN of its sale. Domain 13.2. */
            ada_faktur: ya('Ada Faktur Pajak', { initial: false }),
          },
          { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
        ),
      },
      answer,
      screens,
      message: 'Barang Manual Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'tambah-barang-manual/batal',
      label: 'Batal Tambah Barang Manual',
      answer,
      screens,
      otorisasi: 'barang',
      sameDay: manualErrors.TAMBAH_MANUAL_BEDA_HARI,
      message: 'Tambah Barang Manual Berhasil Dibatalkan',
    }),
  },
});
