/** What wore off, and what was said about it. */
import { gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Bought pieces that were lighter than their nota by more than the tolerance, by the day they were bought: the loss in
 * grams and in the worth of the nota, the approved weight, who said so and why. A
 * cancelled purchase stands once more, with a minus, on the day it was taken back. Spec 1 §2.2 names the screen only; the
 * columns follow Domain R4.7.
 */
export const laporanValidasiSusut = defineReport({
  name: 'laporan-validasi-susut',
  title: 'Laporan Validasi Susut',
  screen: '/laporan-validasi-susut',
  api: 'validasi-susut/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    status: pilihan('Status', ['SEMUA', 'MENUNGGU', 'SETUJU', 'TOLAK', 'BATAL'], { initial: 'SEMUA' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kasir: ref('Kasir', () => kasirResource, { all: true }),
  },
  groupBy: { tanggal: tanggal('TANGGAL BELI') },
  columns: {
    no_faktur: kode('NO FAKTUR BELI', { width: 22 }),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 18 }),
    kode_group: kode('GROUP', { width: 8 }),
    kasir: kode('KASIR'),
    berat_nota: gram('BRT NOTA', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    susut: gram('SUSUT', { total: 'sum' }),
    nilai_susut: uang('NILAI SUSUT', { total: 'sum' }),
    berat_disetujui: gram('BRT DISETUJUI'),
    status: teks('STATUS', { kata: true, width: 9 }),
    divalidasi_oleh: kode('DIVALIDASI'),
    tgl_validasi: tanggal('TGL VALIDASI'),
    alasan: teks('ALASAN', { width: 20 }),
  },
  drill: { column: 'no_faktur' },
});
