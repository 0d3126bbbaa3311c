/** The stock card of gifts. */
import { angka, kode, ref, tanggal, teks } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { hadiahResource } from '../../member/hadiah.resource.ts';

/**
 * Of every gift that has a stock what there was before the period, each movement of it, and what there was after: AWAL + MASUK - KELUAR -
 * KOREKSI is AKHIR, as the book of pieces counts the article. KELUAR is what was given for points, sold or used, KOREKSI what a count of the
 * shelf took out as broken or lost. A cancellation stands on its own day with a minus. The spec names the screen only; Domain R9.3.
 */
export const laporanKartuStockHadiah = defineReport({
  name: 'laporan-kartu-stock-hadiah',
  title: 'Laporan Kartu Stock Hadiah',
  screen: '/laporan-kartu-stock-hadiah',
  api: 'hadiah/get/report-kartu-stock',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_hadiah: ref('Hadiah', () => hadiahResource, { all: true, alsoInactive: true }),
  },
  groupBy: { nama: teks('HADIAH') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    jenis: teks('JENIS', { kata: true, width: 16 }),
    awal: angka('AWAL', { total: 'sum' }),
    masuk: angka('MASUK', { total: 'sum' }),
    keluar: angka('KELUAR', { total: 'sum' }),
    koreksi: angka('KOREKSI', { total: 'sum' }),
    saldo: angka('AKHIR'),
    user_id: kode('OLEH'),
  },
  drill: { column: 'no_dokumen' },
});
