/** The ledger of one account, or of all. */
import { kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { cakupan, pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';
import { akunResource } from '../../master/akun/akun.resource.ts';

/**
 * SALDO AWAL, then every movement with the balance it left, on the side the account grows on. `dimensi` keeps one
 * drawer (KASIR1), rekening, member or whatever else an account is divided by; its opening balance is that part's alone. The
 * document leads to its journal. Domain 12.2 (ledger); the screen is ours.
 */
export const bukuBesar = defineReport({
  name: 'buku-besar',
  title: 'Buku Besar',
  screen: '/buku-besar',
  api: 'akuntansi/buku-besar',
  group: 'akuntansi',
  gate: pembacaBuku,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    nomor_akun: ref('Akun', () => akunResource, { all: true }),
    dimensi: kode('Dimensi', { opsional: true, max: 40 }),
    cakupan,
  },
  groupBy: { akun: teks('AKUN') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    kategori: teks('KATEGORI', { kata: true, width: 15 }),
    keterangan: teks('KETERANGAN', { width: 18 }),
    dimensi: kode('DIMENSI', { width: 9 }),
    lawan: teks('AKUN LAWAN', { width: 18 }),
    debit: uang('DEBIT', { total: 'sum' }),
    kredit: uang('KREDIT', { total: 'sum' }),
    saldo: uang('SALDO'),
  },
  drill: { column: 'no_dokumen', to: '/daftar-jurnal', param: 'jurnal' },
});
