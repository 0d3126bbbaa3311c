/** Money that did not go through a drawer. */
import { kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';

/**
 * Banks and card machines by rekening: DETAIL lists every document, REKAP adds up a day's kategori. A fee the customer
 * bears came in on top of his payment, so it stands beside it: UANG MASUK is what was paid for, UANG MASUK + FEE what the
 * bank must show. Columns of Domain R11.1, call of R11.7.
 */
export const laporanKeuanganNonCash = defineReport({
  name: 'laporan-keuangan-non-cash',
  title: 'Laporan Keuangan Non Cash',
  screen: '/laporan-keuangan-non-cash',
  api: 'report-non-cash',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    type: pilihan('Tipe', ['DETAIL', 'REKAP'], { initial: 'DETAIL' }),
    jenis: pilihan('Tempat', [['BANK', 'Bank'] as const, ['PIUTANG_EDC', 'Kartu / EDC / QRIS'] as const], {
      all: true,
    }),
    no_rekening: ref('Rekening', () => rekeningResource, { all: true }),
  },
  groupBy: { no_rekening: kode('REKENING') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    tempat: teks('TEMPAT', { width: 12 }),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    kategori: teks('KATEGORI', { kata: true, width: 18 }),
    keterangan: teks('KETERANGAN'),
    masuk: uang('UANG MASUK', { total: 'sum' }),
    masuk_fee: uang('UANG MASUK + FEE', { total: 'sum' }),
    keluar: uang('UANG KELUAR', { total: 'sum' }),
    fee: uang('FEE', { total: 'sum' }),
  },
  drill: { column: 'no_dokumen', at: { mutasi_uang: '/uang-bank' } },
});
