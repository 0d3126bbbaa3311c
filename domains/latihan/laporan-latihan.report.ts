/** How people did in practice. */
import { angka, kode, pilihan, ref, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { all, level, sarana } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../pengguna/kasir.resource.ts';
import { LATIHAN } from './latihan.rule.ts';

/**
 * Every finished drill of a period by person, the newest first, with what lost points: who still forgets the member, and
 * whether it gets better. A branch sees its own people; head office that has picked no branch sees everybody it may.
 * The specification knows no practice.
 */
export const laporanLatihan = defineReport({
  name: 'laporan-latihan',
  title: 'Laporan Latihan',
  screen: '/laporan-latihan',
  api: 'latihan/laporan',
  gate: all(sarana('RUANG_LATIHAN'), level('OWN', 'SU', 'MU', 'SPV')),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    user_id: ref('User', () => kasirResource, { all: true }),
    latihan: pilihan('Latihan', LATIHAN, { all: true }),
  },
  groupBy: { orang: teks('ORANG') },
  columns: {
    kode_toko: kode('TOKO', { width: 7 }),
    selesai: waktu('WAKTU'),
    latihan: pilihan('LATIHAN', LATIHAN, { width: 9 }),
    skor: angka('SKOR', { width: 7 }),
    detik: angka('DETIK', { width: 7 }),
    kurang: teks('YANG MASIH KURANG', { width: 40 }),
    id: kode('LATIHAN', { hidden: true }),
  },
  drill: { column: 'skor', to: '/ruang-latihan', row: { hasil: 'id' }, toko: 'kode_toko' },
});
