/** What craftsmen lost of the gold they were given, by karat, against what is ordinary. */
import { gram, kadar, kode, persen, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { SEPUHAN } from '../../lot/punya-lot.rule.ts';
import { tukangResource } from '../../master/tukang.resource.ts';
import { PEKERJAAN } from '../sepuhan.rule.ts';

const TANDA = { min: -100_000_000, max: 100_000_000, width: 9 } as const;

/**
 * Closed shipments by craftsman and karat: fine gold that went, what is missing of it in grams and percent, the norm, and the limits drawn
 * from his last shipments of such work when this one was closed. TIDAK KEMBALI never came; BEBAN is what all that was not claimed of him cost. One that was opened again stands once more,
 * with a minus, on the day of that. The line above the rows is how much each lost, from day to day. Spec 1 §2.2 names the screen only;
 * path and columns are ours.
 */
export const laporanWastingSepuhan = defineReport({
  name: 'laporan-wasting-sepuhan',
  title: 'Laporan Wasting Sepuhan',
  screen: '/laporan-wasting-sepuhan',
  api: 'sepuhan/report-wasting',
  gate: SEPUHAN,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    tukang: ref('Tukang', () => tukangResource, { all: true, alsoInactive: true }),
    pekerjaan: pilihan('Pekerjaan', PEKERJAAN, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { nama: teks('TUKANG') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    no_kirim: kode('NO KIRIM', { width: 20 }),
    pekerjaan: pilihan('PEKERJAAN', PEKERJAAN, { width: 12 }),
    kadar: kadar('KADAR'),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('MURNI', { total: 'sum' }),
    susut: gram('SUSUT MURNI', { total: 'sum', min: -1_000_000_000 }),
    susut_persen: persen('SUSUT (%)', TANDA),
    norma: persen('NORMA (%)', { width: 9 }),
    batas_bawah: persen('BATAS BAWAH (%)', { opsional: true, ...TANDA }),
    batas_atas: persen('BATAS ATAS (%)', { opsional: true, ...TANDA }),
    murni_sisa: gram('TIDAK KEMBALI', { total: 'sum', min: -1_000_000_000 }),
    nilai_susut: uang('BEBAN', { total: 'sum', rahasia: 'modal' }),
    alasan: teks('ALASAN', { opsional: true, width: 16 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: [{ column: 'no_dokumen' }, { column: 'no_kirim' }],
});
