/** What head office received from its branches. */
import { kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { tokoResource } from '../../master/toko.resource.ts';

/** Receptions by sending store. Spec 1 §2.2 names the screen; columns are ours. */
export const laporanTerimaUangPusat = defineReport({
  name: 'laporan-terima-uang-pusat',
  title: 'Laporan Terima Uang Pusat',
  antar: true,
  screen: '/laporan-terima-uang-pusat',
  api: 'terima-uang-report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    dari_toko: ref('Toko', () => tokoResource, { all: true }),
  },
  groupBy: { dari_toko: kode('TOKO') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO TERIMA', { width: 20 }),
    no_reff: kode('NO REFERENSI', { width: 20 }),
    penerima: kode('PENERIMA'),
    tujuan: teks('KE', { width: 14 }),
    jumlah: uang('NOMINAL', { total: 'sum' }),
  },
  drill: { column: 'no_dokumen' },
});
