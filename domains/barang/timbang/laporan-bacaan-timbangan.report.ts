/** Which weights the scale said, and which a hand. */
import { angka, kode, persen, pilihan, ref, tanggal, teks } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Documents of a period whose weights are put on the scale, by who wrote them: how many weights, how many came with a line of the scale,
 * and those lines. What was cancelled was weighed all the same. Weighings of trays and counts keep their line in their own reports.
 * Features, idea 18. Ours.
 */
export const laporanBacaanTimbangan = defineReport({
  name: 'laporan-bacaan-timbangan',
  title: 'Laporan Bacaan Timbangan',
  screen: '/laporan-bacaan-timbangan',
  api: 'barang/get/report-bacaan-timbangan',
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    user_id: ref('User', () => kasirResource, { all: true }),
    berat: pilihan('Berat', [['DIKETIK', 'Ada Yang Diketik']], { all: true }),
  },
  groupBy: { user_id: kode('USER') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    jenis: teks('DOKUMEN', { width: 20 }),
    ditimbang: angka('DITIMBANG', { total: 'sum', width: 9 }),
    diketik: angka('DIKETIK', { total: 'sum', width: 9 }),
    persen: persen('DIKETIK (%)', { width: 9 }),
    bacaan: teks('BACAAN', { width: 40 }),
  },
  drill: { column: 'no_dokumen' },
});
