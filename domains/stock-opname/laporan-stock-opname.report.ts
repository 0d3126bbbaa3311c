/** Counts of a period: how right the shop was, and what was not. */
import { angka, gram, kode, persen, pilihan, ref, tanggal, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { gudangResource } from '../master/gudang.resource.ts';

const filters = {
  tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
  tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  kode_gudang: ref('Gudang', () => gudangResource, { all: true }),
  kode_baki: ref('Baki', () => bakiResource, { all: true }),
  isi: pilihan('Isi', ['SEMUA', 'SELISIH'], { initial: 'SEMUA' }),
};
const columns = {
  tanggal: tanggal('TANGGAL'),
  lingkup: teks('LINGKUP', { width: 18 }),
  sistem_qty: angka('PCS SISTEM', { total: 'sum', width: 7 }),
  sistem_berat: gram('BERAT SISTEM', { total: 'sum' }),
  fisik_qty: angka('PCS FISIK', { total: 'sum', width: 7 }),
  fisik_berat: gram('BERAT FISIK', { total: 'sum' }),
  terjelaskan_qty: angka('KELUAR SELAMA OPNAME', { total: 'sum', width: 8 }),
  hilang_qty: angka('TIDAK KETEMU', { total: 'sum', width: 8 }),
  hilang_berat: gram('BERAT TIDAK KETEMU', { total: 'sum' }),
  lain_qty: angka('DI LUAR DAFTAR', { total: 'sum', width: 8 }),
  akurasi: persen('AKURASI', { width: 8 }),
  rincian: teks('RINCIAN', { width: 30 }),
  user_id: kode('OLEH'),
  disetujui: kode('DISETUJUI'),
  keterangan: teks('KETERANGAN', { width: 16 }),
};
const groupBy = { no_dokumen: kode('NO DOKUMEN') };
/** How right the books were, day by day: a piece counts as much in a small tray as in a large one. */
const chart = { by: 'tanggal', value: 'akurasi', weight: 'sistem_qty' };

/**
 * Each finished count with what should have been there, what was, and how right the books were (akurasi, in percent of the pieces
 * that lay where they should or left by a document). Drawn day by day it is the trend of the
 * store, or of the tray or storeroom that was asked for. Spec 1 §2.2 names
 * the screen only; the columns are Domain R8.2 and ours.
 */
export const laporanStockOpname = defineReport({
  name: 'laporan-stock-opname',
  title: 'Laporan Stock Opname',
  screen: '/laporan-stock-opname',
  api: 'reportopname/stock-opname',
  ...{ filters, columns, groupBy, chart },
  drill: { column: 'no_dokumen' },
});

/** The same of counts that were made by tags. Spec 1 §2.2: needs RFID_MODULE. */
export const laporanStockOpnameRfid = defineReport({
  name: 'laporan-stock-opname-rfid',
  title: 'Laporan Stock Opname RFID',
  screen: '/laporan-stock-opname-rfid',
  api: 'reportopname/stock-opname-rfid',
  gate: flag('RFID_MODULE'),
  ...{ filters, columns, groupBy, chart },
  drill: { column: 'no_dokumen' },
});
