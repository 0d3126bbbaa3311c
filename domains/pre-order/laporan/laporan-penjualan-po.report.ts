/** Pieces of pre-orders that were sold to whoever waited for them. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { MODUL_PO } from '../pre-order.command.ts';

/**
 * Every piece on the day it was fetched, and with a minus on the day its sale was taken back. UANG MUKA is what of the money ahead paid the nota
 * and KELEBIHAN PO what went back of it (Domain 2.4); both stand with the first piece of a nota. Spec 1 §2.2 names the screen only; the
 * columns are ours.
 */
export const laporanPenjualanPo = defineReport({
  name: 'laporan-penjualan-po',
  title: 'Laporan Penjualan PO',
  screen: '/laporan-penjualan-po',
  gate: MODUL_PO,
  api: 'pre-order/get/report-penjualan',
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
  columns: {
    tanggal: tanggal('TANGGAL', { width: 11 }),
    no_faktur_group: kode('NO FAKTUR', { width: 20 }),
    no_po: kode('NO PO', { width: 20 }),
    tgl_po: tanggal('TANGGAL PO', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 20 }),
    kode_group: kode('GROUP', { width: 7 }),
    kode_sales: kode('SALES', { opsional: true, width: 7 }),
    pcs: angka('PCS', { total: 'sum', width: 5 }),
    berat: gram('BERAT', { total: 'sum', width: 9 }),
    total: uang('HARGA', { total: 'sum', width: 13 }),
    dipakai: uang('UANG MUKA', { total: 'sum', width: 13 }),
    kelebihan: uang('KELEBIHAN PO', { total: 'sum', width: 13 }),
    status: kode('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_group' },
});
