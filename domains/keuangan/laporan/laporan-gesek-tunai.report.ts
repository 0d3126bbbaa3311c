/** Card cash-outs of a period. */
import { kode, persen, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * What was charged, kept and paid out, by card machine. A cancelled cash-out stands once more, marked BATAL, with
 * a minus on the day it was taken back, so that every sum is what the books moved. Spec 1 §2.2 names the screen; columns from the fields of Domain R6.10.
 */
export const laporanGesekTunai = defineReport({
  name: 'laporan-gesek-tunai',
  title: 'Laporan Gesek Tunai',
  screen: '/laporan-gesek-tunai',
  api: 'non-cash/gesek-report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    no_rekening: ref('Rekening EDC', () => rekeningResource, { all: true }),
    kasir: ref('Kasir', () => kasirResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_rekening: kode('REKENING EDC') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    kasir: kode('KASIR'),
    jenis_kartu: teks('KARTU', { width: 8 }),
    kartu_akhir: kode('4 ANGKA', { width: 8 }),
    nama_pemilik: teks('NAMA PEMILIK'),
    gesek: uang('GESEK', { total: 'sum' }),
    fee_persen: persen('FEE %'),
    fee_rp: uang('FEE', { total: 'sum' }),
    cash: uang('UANG KELUAR', { total: 'sum' }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
