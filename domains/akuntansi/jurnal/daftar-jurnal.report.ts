/** The journals. */
import { kode, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { cakupan, pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';
import { akunResource } from '../../master/akun/akun.resource.ts';
import { jenisDokumenResource } from './jenis-dokumen.resource.ts';

/**
 * One line per journal, that is per event of a document that touched the money book; a reversal is a journal of its own
 * with its own date, linked to the one it takes back (Domain 12.4, 12.5). DEBIT and KREDIT leave out clearing accounts,
 * which are zero within every journal. A whole number finds its document whatever the dates say. The number opens the
 * journal: its lines, its reversals and the way to the nota. Ours.
 */
export const daftarJurnal = defineReport({
  name: 'daftar-jurnal',
  title: 'Daftar Jurnal',
  screen: '/daftar-jurnal',
  api: 'akuntansi/jurnal',
  group: 'akuntansi',
  gate: pembacaBuku,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    nomor_akun: ref('Akun', () => akunResource, { all: true }),
    jenis: ref('Jenis Dokumen', () => jenisDokumenResource, { all: true, asTyped: true }),
    no_dokumen: kode('No Dokumen', { opsional: true, max: 40 }),
    cakupan,
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    waktu: waktu('WAKTU', { width: 16 }),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    jenis: teks('JENIS', { kata: true, width: 14 }),
    transisi: teks('PERISTIWA', { kata: true, width: 10 }),
    keterangan: teks('KETERANGAN', { width: 18 }),
    debit: uang('DEBIT', { total: 'sum' }),
    kredit: uang('KREDIT', { total: 'sum' }),
    user_id: kode('OLEH', { width: 10 }),
    status: teks('STATUS', { kata: true, width: 11 }),
  },
  drill: {
    column: 'no_dokumen',
    to: '/daftar-jurnal',
    param: 'jurnal',
    carry: ['tgl_awal', 'tgl_akhir', 'nomor_akun', 'jenis', 'no_dokumen', 'cakupan'],
  },
});
