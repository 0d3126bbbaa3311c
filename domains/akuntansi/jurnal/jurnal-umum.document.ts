/** The general journal. Domain 12.2, 12.5. */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { daftar, foto, kode, ref, tanggal, teks, uang, ya } from '@mustika/kernel/field.ts';
import { pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';
import { akunResource } from '../../master/akun/akun.resource.ts';

/** Kategori of the approvals; the reports on approvals group by it. */
export const KATEGORI_JURNAL = 'JURNAL UMUM';

/** Lines a journal may have. */
export const BARIS_TERBANYAK = 100;

/** A journal as it is sent: its own date, a description, an optional attachment, and lines of one side each. Whole rupiah. Ours. */
export const jurnalUmumFields = {
  tanggal: tanggal('Tanggal', { initial: 'today' }),
  keterangan: teks('Keterangan', { max: 200 }),
  lampiran: foto('Lampiran', { opsional: true }),
  baris: daftar(
    'Baris Jurnal',
    {
      nomor_akun: ref('Akun', () => akunResource),
      dimensi: kode('Dimensi', { opsional: true, max: 40 }),
      debit: uang('Debit', { opsional: true }),
      kredit: uang('Kredit', { opsional: true }),
      keterangan: teks('Keterangan Baris', { opsional: true, max: 200 }),
    },
    { maxRows: BARIS_TERBANYAK },
  ),
};

/** The ledger of an account on the day of the journal. */
const BUKU_BESAR = { to: '/buku-besar', param: 'nomor_akun', hari: ['tgl_awal', 'tgl_akhir'] };

/** What takes a journal or a closing entry back. */
export const batalJurnalFields = {
  no_dokumen: kode('No Dokumen', { max: 40 }),
  alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
};

/**
 * Jurnal umum: what no other document books, such as depreciation, accruals and corrections. Several lines that balance,
 * a description, an attachment if there is one, and another person's approval. Domain 12.2, 12.5; the specification has
 * no screen for it.
 *
 * It names only accounts that are kept by hand: drawers, banks, stock, deposits and clearing have documents of their own
 * and are refused, because a journal past them would make the account and what is counted disagree. It may be dated
 * back to the store's first day, never into a locked period or a month whose closing entry stands. It is taken back on
 * the day that is open then.
 */
export const jurnalUmum = defineDocument({
  name: 'jurnal_umum',
  label: 'Jurnal Umum',
  series: 'JU',
  shows: { nomor: 'no_dokumen' },
  gate: pembacaBuku,
  states: ['DONE', 'CANC'],
  reads: {
    table: 'jurnal_umum',
    path: 'akuntansi/jurnal-umum',
    screen: '/jurnal-umum',
    head: {
      keterangan: teks('Keterangan', { width: 34 }),
      total: uang('Jumlah', { width: 14 }),
      user_id: kode('Oleh', { width: 10 }),
      penyetuju: kode('Disetujui', { width: 10 }),
      lampiran: ya('Lampiran'),
    },
    list: ['tanggal', 'keterangan', 'total', 'user_id', 'penyetuju'],
    search: ['keterangan', 'user_id'],
    since: 'month',
    total: 'total',
    paper: 'baris',
    signed: { 'Dibuat Oleh': 'user_id', 'Disetujui Oleh': 'penyetuju' },
    lines: {
      baris: {
        label: 'Baris Jurnal',
        table: 'jurnal_umum_baris',
        fields: {
          nomor_akun: kode('Akun', { width: 7, leads: BUKU_BESAR }),
          nama_akun: teks('Nama Akun', { width: 16 }),
          debit: uang('Debit', { total: 'sum', width: 10 }),
          kredit: uang('Kredit', { total: 'sum', width: 10 }),
          dimensi: kode('Dimensi', { width: 9 }),
          keterangan: teks('Keterangan Baris', { width: 24 }),
        },
      },
    },
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'akuntansi/jurnal-umum',
      label: 'Simpan',
      fields: jurnalUmumFields,
      answer: { tanggal: tanggal(''), total: uang('') },
      screens: ['/jurnal-umum'],
      otorisasi: KATEGORI_JURNAL,
      message: 'Jurnal Umum Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'akuntansi/jurnal-umum-batal',
      label: 'Batal Jurnal Umum',
      fields: batalJurnalFields,
      answer: { total: uang('') },
      screens: ['/jurnal-umum'],
      otorisasi: KATEGORI_JURNAL,
      message: 'Jurnal Umum Berhasil Dibatalkan',
    }),
  },
});
