/** What is sold in instalments: what each plan costs, what came in, what is earned, what is still to come. */
import { angka, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Plans with what moved on them in a period: down payments, instalments, margin that became income, and at its end what is left to
 * pay, what of it is late, and what the shop holds. SALDO less PPN is the account Uang Muka Cicilan. Spec 1 §2.2 names the screen
 * only; the columns are ours. docs/decisions/0055.
 */
export const laporanPenjualanCicilan = defineReport({
  name: 'laporan-penjualan-cicilan',
  title: 'Laporan Penjualan Cicilan',
  screen: '/laporan-penjualan-cicilan',
  api: 'cicilan/get/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    berdasarkan: pilihan(
      'Berdasarkan',
      [
        ['BERGERAK', 'BERSALDO ATAU BERGERAK'],
        ['BERJALAN', 'MASIH BERJALAN'],
        ['MENUNGGAK', 'MENUNGGAK'],
        ['JUAL', 'TANGGAL JUAL'],
      ],
      { initial: 'BERGERAK' },
    ),
    status: pilihan(
      'Status',
      [
        ['ALL', 'ALL'],
        ['DONE', 'BERJALAN'],
        ['LUNAS', 'LUNAS'],
        ['CLOSE', 'DIAMBIL'],
        ['CANC', 'BATAL'],
        ['LELANG', 'DILELANG'],
      ],
      { initial: 'ALL' },
    ),
  },
  columns: {
    no_cicilan: kode('NO CICILAN', { width: 18, total: 'count' }),
    tanggal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 15 }),
    harga_jual_cicil: uang('HARGA JUAL CICIL', { total: 'sum', width: 13 }),
    dp: uang('DP', { total: 'sum', width: 11 }),
    angsuran: uang('ANGSURAN', { total: 'sum', width: 12 }),
    margin: uang('MARGIN DIAKUI', { total: 'sum', width: 11 }),
    sisa: uang('SISA', { total: 'sum', width: 12 }),
    tunggakan: uang('TUNGGAKAN', { total: 'sum', width: 12 }),
    telat: angka('TELAT (HARI)', { width: 8 }),
    saldo: uang('SALDO', { total: 'sum', width: 12 }),
    ppn: uang('PPN', { total: 'sum', width: 10 }),
    status: kode('STATUS', { kata: true, width: 9 }),
    total: uang('HARGA', { total: 'sum', width: 12, hidden: true }),
    jumlah: angka('PCS', { total: 'sum', width: 5, hidden: true }),
    no_hp_customer: kode('NO HP', { width: 14, hidden: true }),
  },
  drill: { column: 'no_cicilan' },
});
