/** Money that went back to customers. */
import { kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * What the till gave back at a sale, nota by nota: KEMBALIAN is the change of a cash payment, which never stood in the
 * books, everything else is money that left a drawer or a bank under its own cash category (TUKAR KURANG, CASHBACK, DP
 * beyond the price), read from the money book, so that a category that comes later is in it by itself. A cancelled nota
 * stands once more with a minus on the day it was cancelled, when the money came back. Cash categories: Domain 2.4, R4.12, R9.3; the spec names the
 * screen only, the call and the columns are ours.
 */
export const laporanCashBack = defineReport({
  name: 'laporan-cash-back',
  title: 'Laporan Cash Back',
  screen: '/laporan-cash-back',
  api: 'penjualan/get/report-cash-back',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    jenis: pilihan(
      'Jenis',
      [
        ['KEMBALIAN', 'Uang kembalian'],
        ['BAYAR', 'Dibayarkan toko'],
      ],
      { all: true },
    ),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
  },
  groupBy: { kategori: teks('KATEGORI', { kata: true }) },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_faktur_group: kode('NO NOTA', { width: 20 }),
    nama_customer: teks('CUSTOMER', { width: 20 }),
    kode_member: kode('MEMBER'),
    kasir: kode('KASIR'),
    nilai_nota: uang('TOTAL NOTA'),
    dari: kode('DARI', { width: 14 }),
    jumlah: uang('UANG KEMBALI', { total: 'sum' }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
});
