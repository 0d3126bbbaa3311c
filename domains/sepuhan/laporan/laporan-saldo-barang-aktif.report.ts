/** What there is that is not for sale as it is: bought, sorted, at a craftsman, scrap, bars, at the end of any day. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { SEPUHAN } from '../../lot/punya-lot.rule.ts';
import { tukangResource } from '../../master/tukang.resource.ts';
import { JENIS_AKTIF } from '../sepuhan.rule.ts';

/**
 * Gold that is worked on, by where it is, what it is and its karat: pieces, grams, fine gold, what it cost, and how many days the oldest of
 * it is there. LOKASI is a tray of the store, or the craftsman who has it. MODAL of a kind is what its accounts hold (PERSEDIAAN_BELI, _ROSOK,
 * _PROSES, _MURNI). Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanSaldoBarangAktif = defineReport({
  name: 'laporan-saldo-barang-aktif',
  title: 'Laporan Saldo Barang Aktif',
  screen: '/laporan-saldo-barang-aktif',
  api: 'sepuhan/report-saldo',
  gate: SEPUHAN,
  filters: {
    tanggal: tanggal('Per Tanggal', { initial: 'today' }),
    jenis: pilihan('Jenis', JENIS_AKTIF, { all: true }),
    tukang: ref('Tukang', () => tukangResource, { all: true, alsoInactive: true }),
  },
  groupBy: { lokasi: teks('LOKASI') },
  columns: {
    jenis: pilihan('JENIS', JENIS_AKTIF, { width: 16 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 7 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    umur: angka('UMUR (HARI)', { width: 9 }),
    kode_lot: kode('LOT', { opsional: true, width: 10 }),
  },
  drill: {
    column: 'kode_lot',
    to: '/kartu-lot',
    param: 'kode_lot',
    fixed: { tgl_awal: '2000-01-01' },
  },
});
