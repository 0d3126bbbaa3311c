/** What the trays held without a barcode, what came, what went, what they hold and what that cost. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { all, any, flag, level, not, orang } from '@mustika/kernel/gate.ts';
import { RAHASIA } from '@mustika/kernel/rahasia.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/** The balance is hidden while HIDE_SALDO_BARANG_SUMMARY is on, except for the owner himself, as that of pieces is. Spec 1 §6. */
const saldo = {
  total: 'sum',
  gate: any(not(flag('HIDE_SALDO_BARANG_SUMMARY')), all(orang, level('OWN'))),
} as const;

/**
 * The stock card of goods without a barcode, by group, kind, warehouse, tray or lot: AWAL + TAMBAH + BELI + PINDAH MASUK + MASUK LAIN -
 * JUAL - PINDAH KELUAR - HANCUR - KELUAR LAIN = AKHIR, in pieces and in grams. A move inside one row is none. HANCUR is what a document
 * of destruction took, also where it became scrap; LAIN is what comes out of conversions or goes into them. A cancellation takes back what it
 * cancels, in the column of the original, on its own day. Fine gold and cost of AKHIR are those the books say. Spec 1 §2.2 names the
 * screen only; path and columns are ours. Pieces that moved stand after the grams, and not on paper.
 */
export const laporanSummaryManual = defineReport({
  name: 'laporan-summary-manual',
  title: 'Laporan Summary Manual',
  screen: '/laporan-summary-manual',
  api: 'reportbarangmanual/summary',
  gate: BARANG_MANUAL,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    berdasarkan: pilihan('Berdasarkan', ['GROUP', 'JENIS', 'GUDANG', 'BAKI', 'LOT'], { initial: 'GROUP' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    kode_gudang: ref('Gudang', () => gudangResource, { all: true }),
    kode_baki: ref('Baki', () => bakiResource, { all: true }),
  },
  clears: ['berdasarkan'],
  columns: {
    kode: kode('KODE', { width: 10 }),
    nama: teks('NAMA', { width: 16 }),
    awal_qty: angka('AWAL PCS', { ...saldo, width: 7 }),
    awal: gram('AWAL', saldo),
    tambah: gram('TAMBAH', { total: 'sum' }),
    beli: gram('BELI', { total: 'sum' }),
    pindah_masuk: gram('PINDAH MASUK', { total: 'sum' }),
    masuk: gram('MASUK LAIN', { total: 'sum' }),
    jual: gram('JUAL', { total: 'sum' }),
    pindah_keluar: gram('PINDAH KELUAR', { total: 'sum' }),
    hancur: gram('HANCUR', { total: 'sum' }),
    keluar: gram('KELUAR LAIN', { total: 'sum' }),
    akhir_qty: angka('AKHIR PCS', { ...saldo, width: 7 }),
    akhir: gram('AKHIR', saldo),
    akhir_murni: gram('AKHIR MURNI', saldo),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal', gate: all(RAHASIA.modal, saldo.gate) }),
    tambah_qty: angka('TAMBAH PCS', { total: 'sum', width: 7 }),
    beli_qty: angka('BELI PCS', { total: 'sum', width: 7 }),
    pindah_masuk_qty: angka('PINDAH MASUK PCS', { total: 'sum', width: 7 }),
    masuk_qty: angka('MASUK LAIN PCS', { total: 'sum', width: 7 }),
    jual_qty: angka('JUAL PCS', { total: 'sum', width: 7 }),
    pindah_keluar_qty: angka('PINDAH KELUAR PCS', { total: 'sum', width: 7 }),
    hancur_qty: angka('HANCUR PCS', { total: 'sum', width: 7 }),
    keluar_qty: angka('KELUAR LAIN PCS', { total: 'sum', width: 7 }),
  },
  pdf: {
    paper: 'landscape',
    downloadOver: 500,
    without: [
      'tambah_qty',
      'beli_qty',
      'pindah_masuk_qty',
      'masuk_qty',
      'jual_qty',
      'pindah_keluar_qty',
      'hancur_qty',
      'keluar_qty',
    ],
  },
  drill: {
    column: 'kode',
    to: '/laporan-summary-manual',
    param: {
      filter: 'berdasarkan',
      of: { GROUP: 'kode_group', JENIS: 'kode_dept', GUDANG: 'kode_gudang', BAKI: 'kode_baki' },
    },
    carry: ['tgl_awal', 'tgl_akhir', 'kode_group', 'kode_dept', 'kode_gudang', 'kode_baki'],
    fixed: { berdasarkan: 'LOT' },
  },
});
