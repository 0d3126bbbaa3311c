/**
 * Stock cuci manual: gold for refining that came by no nota of this system is brought in by typed weights, as the owner's capital, and what
 * there is of any of it is weighed anew. What a scale says less is an expense, what it says more has no worth; both have a reason and a
 * second person. From then on it is gold for refining like all other. Series SC is ours; the specification names the screen. Life:
 * DONE -> CANC, same day, while as much of it is there. Domain 7.
 */
import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, gram, kadar, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { banyakLot } from '../../lot/isian-lot.rule.ts';
import { lotResource } from '../../lot/lot.resource.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { sepuhanErrors } from '../sepuhan.errors.ts';
import { harga_modal, jumlah_barang, KATEGORI_SEPUHAN, keterangan, murni } from '../sepuhan.rule.ts';
import { kolomStockCuci, stockCuciCommand } from './stock-cuci.command.ts';
import { JENIS_STOCK, KODE_STOCK, STOCK_CUCI, TRX_STOCK_CUCI } from './stock-cuci.rule.ts';

const TANDA = { min: -1_000_000_000, total: 'sum' } as const;
const berat = gram('Berat', { ...TANDA, width: 10 });
const modal = uang('Harga Modal', {
  total: 'sum',
  width: 14,
  rahasia: 'modal',
  min: -100 * BATAS_PER_BARANG,
});
const kolom = columnsOf({
  cara: computed(
    pilihan('Cara', [
      ['MASUK', 'Masuk'],
      ['TIMBANG', 'Timbang Ulang'],
    ]),
    { list: 13 },
  ),
  jumlah_barang: computed(jumlah_barang, { list: 6 }),
  berat: computed(berat, { list: 10 }),
  harga_modal: computed(modal, { list: 14 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: computed(keterangan, { list: 24, search: true }),
});
const answer = { jumlah_barang, berat, harga_modal: modal } as const;
const screens = ['/stock-cuci-manual'];
const AKUN = ['PERSEDIAAN_PROSES', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN_MURNI'] as const;

/** DONE when it is in the books, CANC when taken out again. */
export const stockCuci = defineDocument({
  name: 'stock_cuci',
  label: 'Stock Cuci Manual',
  series: 'SC',
  gate: STOCK_CUCI,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'stock_cuci',
    path: 'stock-cuci-manual',
    screen: '/stock-cuci-manual',
    waits: 'Stock',
    since: 'month',
    stock: {
      call: () => stockCuciCommand,
      fields: kolomStockCuci,
      key: 'kode_lot',
      // Its whole life.
      leads: { to: '/kartu-lot', param: 'kode_lot', fixed: { tgl_awal: '2000-01-01' } },
    },
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: {
      barang: {
        label: 'Lot',
        table: 'baris_lot',
        fields: {
          kode_lot: kode('Lot', { total: 'count', width: 10 }),
          nama_lot: teks('Nama', { width: 26 }),
          kadar: kadar('Kadar', { width: 8 }),
          kode_baki: kode('Baki', { width: 9 }),
          arah: kode('Arah', { width: 8 }),
          qty: jumlah_barang,
          berat: gram('Berat', { total: 'sum', width: 10 }),
          murni,
          harga_modal,
        },
      },
    },
    paper: 'barang',
  },
  journals: [
    ...jurnal(TRX_STOCK_CUCI, 'MASUK', AKUN, ['MODAL']),
    ...jurnal(TRX_STOCK_CUCI, 'TIMBANG', ['BEBAN_SUSUT'], AKUN),
  ],
  transitions: {
    masuk: {
      from: [],
      to: 'DONE',
      path: 'stock-cuci-manual/masuk',
      label: 'Tambah Stock',
      fields: {
        keterangan,
        /** Of all that is no scrap; the first one of gudang BELI unless told. */
        ke_baki: ref('Ke Baki', () => bakiResource, { opsional: true, width: 10 }),
        barang: daftar(
          'Barang',
          {
            jenis_lot: pilihan('Jenis', JENIS_STOCK, { initial: 'CUCI', width: 10 }),
            kode_group: ref('Group', () => groupResource, { opsional: true, width: 7 }),
            kode_dept: ref('Jenis Barang', () => jenisResource, { opsional: true, width: 7 }),
            kadar: kadar('Kadar', { max: 100_000, width: 8 }),
            ...banyakLot,
            modal_total: uang('Modal Total', {
              max: BATAS_PER_BARANG,
              total: 'sum',
              width: 14,
              rahasia: 'modal',
            }),
          },
          { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
        ),
      },
      answer,
      screens,
      message: 'Stock Cuci Berhasil Disimpan',
    },
    timbang: {
      from: [],
      to: 'DONE',
      path: 'stock-cuci-manual/timbang',
      label: 'Timbang Ulang',
      fields: {
        keterangan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
        lot: daftar(
          'Lot',
          {
            kode_lot: ref('Lot', () => lotResource, {
              asksItself: true,
              hanya: { jenis_lot: KODE_STOCK },
              fills: { berat: 'berat' },
              width: 40,
            }),
            berat: gram('Berat Timbang', {
              ditimbang: true,
              min: 0,
              max: 100_000_000,
              total: 'sum',
              width: 12,
            }),
          },
          { maxRows: 100, kosong: 'Lot Tidak Boleh Kosong' },
        ),
      },
      answer,
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      message: 'Timbang Ulang Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'stock-cuci-manual/batal',
      label: 'Batal Stock Cuci Manual',
      answer,
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      sameDay: sepuhanErrors.STOCK_CUCI_BEDA_HARI,
      message: 'Stock Cuci Manual Berhasil Dibatalkan',
    }),
  },
});
