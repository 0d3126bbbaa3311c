/** What each person let out of the house alone, against what he may. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { NAMA_LEPAS } from '@mustika/kernel/lepas/plafon.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Per day, person and kind: money that left (with what was taken over without a nota of ours), payments by transfer or card as they
 * were promised that day, money and gold on their way, supplier debt, points and discounts, each beside the ceiling of that person's
 * day today. What a second person agreed to is in it, what was cancelled on its own day is not; the owner has no ceiling. Domain R4.14; docs/decisions/0068. Ours:
 * the specification knows no ceilings.
 */
export const laporanWewenang = defineReport({
  name: 'laporan-wewenang',
  title: 'Laporan Wewenang Sendiri',
  screen: '/laporan-wewenang',
  api: 'keuangan/get/report-wewenang',
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    user_id: ref('User', () => kasirResource, { all: true }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    user_id: kode('USER', { width: 12 }),
    nama: teks('NAMA', { width: 16 }),
    jenis: pilihan(
      'JENIS',
      Object.entries({ ...NAMA_LEPAS, BELUM_DILIHAT: 'Non cash' }) as [string, string][],
      {
        width: 22,
      },
    ),
    kali: angka('KALI', { total: 'sum' }),
    jumlah: uang('JUMLAH'),
    batas: uang('BATAS SEHARI'),
    murni: gram('EMAS MURNI'),
    batas_gram: gram('BATAS EMAS'),
  },
  drill: {
    column: 'user_id',
    to: '/laporan-otorisasi',
    carry: ['tgl_awal', 'tgl_akhir'],
    row: { user_id: 'user_id' },
  },
});
