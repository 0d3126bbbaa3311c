/** What was taken back of loans. */
import { kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Everything about loans that was taken back in a period, by the day it was: the loan itself (also one that was never validated and
 * moved no money), a payment of interest, a settlement, a renewal, an auction, a surplus that was handed over. POKOK, BUNGA, DENDA
 * and KELEBIHAN are what went out of the books again, whoever did it first and when beside who took it back, who agreed and why.
 * Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanBatalHutang = defineReport({
  name: 'laporan-batal-hutang',
  title: 'Laporan Batal Hutang',
  screen: '/laporan-batal-hutang',
  api: 'hutang/get/report-batal',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    jenis: pilihan(
      'Jenis',
      [
        ['CAIR', 'HUTANG'],
        ['AWAL', 'SALDO AWAL'],
        ['BUNGA', 'BAYAR BUNGA'],
        ['LUNAS', 'LUNAS'],
        ['PEREMAJAAN', 'PEREMAJAAN'],
        ['LELANG', 'LELANG'],
        ['KELEBIHAN', 'KELEBIHAN'],
      ],
      { all: true },
    ),
  },
  columns: {
    no_faktur_hutang: kode('NO HUTANG', { width: 18, total: 'count' }),
    tanggal: tanggal('TGL BATAL', { width: 11 }),
    jenis: teks('DIBATALKAN', { kata: true, width: 12 }),
    tgl_asal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    pokok: uang('POKOK', { total: 'sum' }),
    bunga: uang('BUNGA', { total: 'sum' }),
    denda: uang('DENDA', { total: 'sum' }),
    kelebihan: uang('KELEBIHAN', { total: 'sum' }),
    user_asal: kode('DIBUAT OLEH', { width: 9 }),
    user_id: kode('DIBATALKAN OLEH', { width: 10 }),
    disetujui: kode('DISETUJUI', { width: 10 }),
    alasan: teks('ALASAN', { width: 20 }),
  },
  drill: { column: 'no_faktur_hutang' },
});
