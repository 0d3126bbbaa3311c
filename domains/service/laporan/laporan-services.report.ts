/** Jobs by the day they came in, piece by piece, and what has become of them. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { tukangResource } from '../../master/tukang.resource.ts';
import { KEADAAN_SERVICE } from './keadaan-service.rule.ts';

/**
 * Every piece that came in, under its work. What was given back stands once more with a minus on that day, so PCS, BERAT and ONGKOS are
 * what came in and stayed; ONGKOS is what was agreed when it came. STATUS is that of today. KEADAAN keeps what is late, or what can be
 * fetched and is not. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanServices = defineReport({
  name: 'laporan-services',
  title: 'Laporan Service',
  screen: '/laporan-services',
  api: 'service/get/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    keadaan: pilihan('Keadaan', KEADAAN_SERVICE, { initial: 'SEMUA' }),
    kode_tukang: ref('Tukang', () => tukangResource, { all: true }),
  },
  groupBy: { kode_deskripsi: kode('PEKERJAAN') },
  columns: {
    no_dokumen: kode('NO SERVICE', { width: 20 }),
    tanggal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    nama_barang: teks('NAMA BARANG', { width: 18 }),
    kondisi: teks('KONDISI', { width: 16 }),
    pcs: angka('PCS', { total: 'sum', width: 5 }),
    berat: gram('BERAT', { total: 'sum', width: 9 }),
    ongkos: uang('ONGKOS', { total: 'sum', width: 12 }),
    tgl_janji: tanggal('JANJI', { width: 11 }),
    kode_tukang: kode('TUKANG', { width: 9 }),
    status: teks('STATUS', { kata: true, width: 11 }),
    hari: angka('HARI', { width: 6 }),
  },
  drill: { column: 'no_dokumen' },
});
