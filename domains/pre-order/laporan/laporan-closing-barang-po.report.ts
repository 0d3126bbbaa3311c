/** Batches of pieces that came, piece by piece. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { MODUL_PO } from '../pre-order.command.ts';

/**
 * Every piece on the day it was held for whoever waited, and with a minus on the day its batch was taken back: what it was thought to weigh and
 * cost, what it does, and how long it was waited for. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanClosingBarangPo = defineReport({
  name: 'laporan-closing-barang-po',
  title: 'Laporan Closing Barang PO',
  screen: '/laporan-closing-barang-po',
  gate: MODUL_PO,
  api: 'pre-order/get/report-closing',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    status: pilihan(
      'Status',
      [
        ['SEMUA', 'SEMUA'],
        ['SAH', 'SAH'],
        ['BATAL', 'BATAL'],
      ],
      { initial: 'SEMUA' },
    ),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
  },
  groupBy: { no_dokumen: kode('NO CLOSING') },
  columns: {
    tanggal: tanggal('TANGGAL', { width: 11 }),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 20 }),
    kode_group: kode('GROUP', { width: 7 }),
    no_po: kode('NO PO', { width: 20 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    model: teks('DESAIN', { width: 20 }),
    pcs: angka('PCS', { total: 'sum', width: 5 }),
    perkiraan: gram('PERKIRAAN', { total: 'sum', width: 9 }),
    berat: gram('BERAT', { total: 'sum', width: 9 }),
    harga_perkiraan: uang('HARGA PERKIRAAN', { total: 'sum', width: 13 }),
    total: uang('HARGA', { total: 'sum', width: 13 }),
    hari: angka('LAMA (HARI)', { width: 8 }),
    status: kode('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_po' },
});
