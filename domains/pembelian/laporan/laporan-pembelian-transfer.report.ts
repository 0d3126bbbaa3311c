/** Purchases that were paid by transfer. */
import { kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Money that left an account for purchases of a period, per account, to be held beside the statement of the bank. A
 * cancelled purchase stands once more, with a minus and its transfer in NILAI BATAL, on the day it was taken back. Spec 1 §2.2 names the
 * screen only; the columns are ours.
 */
export const laporanPembelianTransfer = defineReport({
  name: 'laporan-pembelian-transfer',
  title: 'Laporan Pembelian Transfer',
  screen: '/laporan-pembelian-transfer',
  api: 'pembelian/get/report-transfer',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    no_rekening: ref('Rekening', () => rekeningResource, { all: true }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_rekening: kode('REKENING') },
  columns: {
    nama_rekening: teks('NAMA REKENING', { width: 16 }),
    tanggal: tanggal('TANGGAL'),
    no_faktur_group: kode('NO NOTA BELI', { width: 20 }),
    nama_customer: teks('PENJUAL', { width: 18 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    kasir: kode('KASIR'),
    total: uang('HRG BELI', { total: 'sum' }),
    tunai: uang('TUNAI', { total: 'sum' }),
    transfer: uang('TRANSFER', { total: 'sum' }),
    nilai_batal: uang('NILAI BATAL', { total: 'sum' }),
    disetujui: kode('DISETUJUI'),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-pembelian', param: 'no_faktur_group' },
});
