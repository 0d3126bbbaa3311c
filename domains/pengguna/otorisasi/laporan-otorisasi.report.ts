/** Who let whom do what. */
import { catatan, kode, pilihan, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { KATEGORI_OTORISASI } from '../kategori-otorisasi.rule.ts';
import { CARA_SETUJU } from './cara.rule.ts';

/**
 * Approvals given in a period: one row per password, PIN, passkey or finger put under one act, with the document it was used for.
 * Days are days of Jakarta at the moment of the approval. KEDALUWARSA was given but its act never happened in time;
 * many of them by one pair of people are worth a question. YANG DIBACA is every line the approver had before him, and hides
 * itself from whoever may not know what a piece cost. Spec 1 §2.2 names the screen only; columns are ours, from
 * the fields of an authorization request (Spec 1 §3).
 */
export const laporanOtorisasi = defineReport({
  name: 'laporan-otorisasi',
  title: 'Laporan Otorisasi',
  screen: '/laporan-otorisasi',
  api: 'authorization/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    user_id: kode('User', { opsional: true }),
    status: pilihan('Status', ['TERPAKAI', 'BELUM DIPAKAI', 'KEDALUWARSA'], { all: true }),
  },
  columns: {
    dibuat: waktu('WAKTU'),
    kategori: pilihan('KATEGORI', KATEGORI_OTORISASI, { width: 12 }),
    description: teks('DESKRIPSI', { kata: 'otorisasi', width: 26 }),
    alasan: catatan('ALASAN'),
    terbaca: teks('YANG DIBACA', { rahasia: 'modal', width: 60 }),
    keterangan: catatan('KETERANGAN'),
    requester: kode('PEMINTA'),
    approver: kode('PEMBERI'),
    cara: pilihan('CARA', CARA_SETUJU, { width: 10 }),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    dipakai: waktu('DIPAKAI'),
    status: teks('STATUS', { kata: true, width: 14 }),
  },
  // By its number alone nobody knows on which of four screens money that moved is listed; its journal does.
  drill: { column: 'no_dokumen', at: { mutasi_uang: '/daftar-jurnal' } },
});
