/** What the shop holds for customers, and how it came and went. */
import { angka, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Deposits that were there in a period: balance before it, paid in, used by sales, paid back, balance after it. SALDO is the
 * debt to the customers at the end of the period; PPN is what of it was remitted already, and the account Titipan Uang
 * Pelanggan holds the rest (docs/decisions/0027). Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanTitipUang = defineReport({
  name: 'laporan-titip-uang',
  title: 'Laporan Titip Uang',
  screen: '/laporan-titip-uang',
  api: 'titipan/get/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    berdasarkan: pilihan(
      'Berdasarkan',
      [
        ['BERGERAK', 'BERSALDO ATAU BERGERAK'],
        ['SALDO', 'MASIH BERSALDO'],
        ['MASUK', 'TANGGAL TITIP'],
      ],
      { initial: 'BERGERAK' },
    ),
    jenis_harga: pilihan(
      'Jenis Harga',
      [
        ['ALL', 'ALL'],
        ['MENGIKAT', 'MENGIKAT'],
        ['TIDAK_MENGIKAT', 'TIDAK MENGIKAT'],
      ],
      { initial: 'ALL' },
    ),
  },
  columns: {
    no_titipan: kode('NO TITIPAN', { width: 18, total: 'count' }),
    tanggal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    awal: uang('SALDO AWAL', { total: 'sum', width: 12 }),
    masuk: uang('TITIP', { total: 'sum', width: 12 }),
    dipakai: uang('DIPAKAI', { total: 'sum', width: 12 }),
    dikembalikan: uang('DIKEMBALIKAN', { total: 'sum', width: 14 }),
    saldo: uang('SALDO', { total: 'sum', width: 12 }),
    ppn: uang('PPN', { total: 'sum', width: 11 }),
    status: kode('STATUS', { kata: true, width: 7 }),
    jumlah: angka('PCS', { total: 'sum', width: 5 }),
    total: uang('HARGA', { total: 'sum', width: 12 }),
    no_hp_customer: kode('NO HP', { width: 14 }),
  },
  drill: { column: 'no_titipan' },
});
