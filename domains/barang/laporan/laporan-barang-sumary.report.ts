/** What the trays held, what came, what went, what they hold. */
import { angka, gram, kode, pilihan, ref, tanggal, teks } from '@mustika/kernel/field.ts';
import { all, any, flag, level, not, orang } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { gudangResource } from '../../master/gudang.resource.ts';

/** The balance is hidden while HIDE_SALDO_BARANG_SUMMARY is on, except for the owner himself. Spec 1 §6. */
const saldo = {
  total: 'sum',
  gate: any(not(flag('HIDE_SALDO_BARANG_SUMMARY')), all(orang, level('OWN'))),
} as const;

/**
 * The gold of a period from the book, by group, kind, warehouse or tray: AWAL + TAMBAH + MASUK + BELI - KELUAR - JUAL -
 * HANCUR = AKHIR (Domain 2.4, stock day row). MASUK and KELUAR are moves to and from other branches, the refiner, and
 * between the warehouses or trays the rows stand for; a move inside one row is none. A cancellation takes back what it
 * cancels, in the column of the original. Spec 1 §2.2 names the screen only, with this spelling of its path.
 */
export const laporanBarangSumary = defineReport({
  name: 'laporan-barang-sumary',
  title: 'Laporan Barang Summary',
  screen: '/laporan-barang-sumary',
  api: 'barang/get/saldobarang',
  stok: 'BARANG',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    berdasarkan: pilihan('Berdasarkan', ['GROUP', 'JENIS', 'GUDANG', 'BAKI'], { initial: 'GROUP' }),
    kode_gudang: ref('Gudang', () => gudangResource, { all: true }),
  },
  clears: ['berdasarkan'],
  columns: {
    kode: kode('KODE', { width: 10 }),
    nama: teks('NAMA', { width: 16 }),
    awal_qty: angka('AWAL PCS', { ...saldo, width: 7 }),
    awal: gram('AWAL', saldo),
    tambah: gram('TAMBAH', { total: 'sum' }),
    masuk: gram('MASUK', { total: 'sum' }),
    beli: gram('BELI', { total: 'sum' }),
    keluar: gram('KELUAR', { total: 'sum' }),
    jual: gram('JUAL', { total: 'sum' }),
    hancur: gram('HANCUR', { total: 'sum' }),
    masuk_qty: angka('MASUK PCS', { total: 'sum', width: 7 }),
    keluar_qty: angka('KELUAR PCS', { total: 'sum', width: 7 }),
    akhir_qty: angka('AKHIR PCS', { ...saldo, width: 7 }),
    akhir: gram('AKHIR', saldo),
    akhir_murni: gram('AKHIR MURNI', saldo),
  },
  drill: {
    column: 'kode',
    to: '/laporan-barang-detail',
    param: {
      filter: 'berdasarkan',
      of: { GROUP: 'kode_group', JENIS: 'kode_dept', GUDANG: 'kode_gudang', BAKI: 'kode_baki' },
    },
    carry: ['kode_gudang'],
  },
});
