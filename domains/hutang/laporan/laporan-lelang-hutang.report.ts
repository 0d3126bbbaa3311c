/** Pledges that were sold, and what of it is still the customers'. */
import { angka, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Auctions of a period: whom the pledge was sold to, or what it became where the shop kept it (CARA), what that brought, what it cost, what it settled of the debt, and what was left over for the customer
 * (KELEBIHAN) or missing for the shop (KURANG). BELUM DIAMBIL is what of the surplus was not handed over on the evening of the last
 * day asked for, SAMPAI the day until which it is owed. By KELEBIHAN the report lists every surplus that was still owed that
 * evening, whenever the sale was, and its sum is the balance of the account. An auction that was taken back stands once more, with a
 * minus. Spec 1 §2.2 names the screen only; the columns follow Domain R5.10.
 */
export const laporanLelangHutang = defineReport({
  name: 'laporan-lelang-hutang',
  title: 'Laporan Lelang Hutang',
  screen: '/laporan-lelang-hutang',
  api: 'hutang/get/report-lelang',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    berdasarkan: pilihan(
      'Berdasarkan',
      [
        ['LELANG', 'TANGGAL LELANG'],
        ['KELEBIHAN', 'KELEBIHAN BELUM DIAMBIL'],
      ],
      { initial: 'LELANG' },
    ),
  },
  columns: {
    no_faktur_hutang: kode('NO HUTANG', { width: 18 }),
    tanggal: tanggal('TGL LELANG', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 14 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    pembeli: teks('PEMBELI', { width: 14 }),
    cara: teks('CARA', { kata: true, width: 11 }),
    peringatan: angka('DIBERITAHU', { width: 6 }),
    hasil: uang('HASIL', { total: 'sum' }),
    biaya: uang('BIAYA', { total: 'sum' }),
    pokok: uang('POKOK', { total: 'sum' }),
    bunga: uang('BUNGA', { total: 'sum' }),
    denda: uang('DENDA', { total: 'sum' }),
    kelebihan: uang('KELEBIHAN', { total: 'sum' }),
    rugi: uang('KURANG', { total: 'sum' }),
    sisa: uang('BELUM DIAMBIL', { total: 'sum' }),
    sampai: tanggal('SAMPAI', { width: 11 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_hutang' },
});
