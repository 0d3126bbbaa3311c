/** Who lets whom do what, how often, and how often nothing came of it. */
import { angka, kode, persen, pilihan, ref, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from './kasir.resource.ts';
import { KATEGORI_OTORISASI } from './kategori-otorisasi.rule.ts';

/**
 * Approvals of a period counted by approver, kategori, act and requester. `laporan-otorisasi` lists them one by one; this
 * one shows the habits: a pair of people with many approvals, or with many that ran out unused, is worth a question.
 * Spec 1 §2.2 names both screens and neither's columns; the words are the fields of an authorization request (§3).
 */
export const laporanAuthorization = defineReport({
  name: 'laporan-authorization',
  title: 'Laporan Authorization',
  screen: '/laporan-authorization',
  api: 'authorization/rekap',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    requester: ref('Peminta', () => kasirResource, { all: true }),
    kategori: pilihan('Kategori', KATEGORI_OTORISASI, { all: true }),
  },
  groupBy: { approver: kode('PEMBERI') },
  columns: {
    kategori: pilihan('KATEGORI', KATEGORI_OTORISASI, { width: 14 }),
    description: teks('DESKRIPSI', { kata: 'otorisasi', width: 26 }),
    requester: kode('PEMINTA'),
    diberikan: angka('DIBERIKAN', { total: 'sum' }),
    terpakai: angka('TERPAKAI', { total: 'sum' }),
    belum: angka('BELUM DIPAKAI', { total: 'sum' }),
    kedaluwarsa: angka('KEDALUWARSA', { total: 'sum' }),
    persen: persen('TERPAKAI (%)'),
    terakhir: waktu('TERAKHIR'),
  },
  drill: {
    column: 'kategori',
    to: '/laporan-otorisasi',
    carry: ['tgl_awal', 'tgl_akhir'],
    row: { user_id: 'approver' },
  },
});
