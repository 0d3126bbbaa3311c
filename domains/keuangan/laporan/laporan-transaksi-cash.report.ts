/** Cash by kind of event. */
import { kode, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every document that moved cash, under its kategori, with whose drawer it was: where Laporan Transaksi Keuangan Cash
 * follows a drawer, this one follows a kind of event. Spec 1 §2.2 names the screen and its flag; the columns are ours.
 */
export const laporanTransaksiCash = defineReport({
  name: 'laporan-transaksi-cash',
  title: 'Laporan Transaksi Cash',
  screen: '/laporan-transaksi-cash',
  api: 'reportcash/transaksi',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    user_id: ref('Kasir', () => kasirResource, { all: true }),
  },
  groupBy: { kategori: teks('KATEGORI', { kata: true }) },
  columns: {
    waktu: waktu('WAKTU', { width: 16 }),
    no_dokumen: kode('NO DOKUMEN', { width: 20, total: 'count' }),
    kasir: kode('KASIR'),
    keterangan: teks('KETERANGAN'),
    masuk: uang('UANG MASUK', { total: 'sum' }),
    keluar: uang('UANG KELUAR', { total: 'sum' }),
  },
  drill: { column: 'no_dokumen' },
});
