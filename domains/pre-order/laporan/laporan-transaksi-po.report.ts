/** Pre-orders by the day they were taken, and by the day they were given up, line by line. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { MODUL_PO } from '../pre-order.command.ts';

/**
 * Every line on the day its pre-order came into the books, and once more with a minus on the day it was given up. UANG MUKA and POTONGAN
 * stand with the first line: what was paid with it, what went back when it was given up, what the shop kept. A draft is in no report. Spec 1 §2.2 names
 * the screen only; the columns are ours.
 */
export const laporanTransaksiPo = defineReport({
  name: 'laporan-transaksi-po',
  title: 'Laporan Transaksi PO',
  screen: '/laporan-transaksi-po',
  gate: MODUL_PO,
  api: 'pre-order/get/report-transaksi',
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
  groupBy: { kode_dept: kode('JENIS') },
  columns: {
    no_po: kode('NO PO', { width: 20 }),
    tanggal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    nama_barang: teks('DESAIN', { width: 20 }),
    kode_group: kode('GROUP', { width: 7 }),
    qty: angka('QTY', { total: 'sum', width: 5 }),
    berat: gram('PERKIRAAN', { total: 'sum', width: 9 }),
    harga_satuan: uang('HARGA / PCS', { width: 13 }),
    total: uang('HARGA', { total: 'sum', width: 13 }),
    uang_muka: uang('UANG MUKA', { total: 'sum', width: 13 }),
    potongan: uang('POTONGAN', { total: 'sum', width: 12 }),
    tgl_janji: tanggal('JANJI', { width: 11 }),
    status: kode('STATUS', { kata: true, width: 7 }),
    user_id: kode('OLEH', { width: 9 }),
  },
  drill: { column: 'no_po' },
});
