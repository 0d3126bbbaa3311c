/** The trial balance. */
import { kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { cakupan, pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';
import { BANDING_MASA } from '../periode/periode.rule.ts';

/**
 * Every account that has a balance or moved: SALDO AWAL, what the period debited and credited, SALDO AKHIR, and what an
 * earlier period moved. Debit and credit columns add up to the same (Domain 12.2). With TANPA the closing entries stay
 * out, which is the trial balance before closing. An account leads to its ledger. Ours: the specification names no
 * screen for it.
 */
export const neracaSaldo = defineReport({
  name: 'neraca-saldo',
  title: 'Neraca Saldo',
  screen: '/neraca-saldo',
  api: 'akuntansi/neraca-saldo',
  group: 'akuntansi',
  gate: pembacaBuku,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    banding: pilihan('Dibandingkan', BANDING_MASA, { initial: 'PERIODE' }),
    penutup: pilihan('Jurnal Penutup', ['TERMASUK', 'TANPA'], { initial: 'TERMASUK' }),
    cakupan,
  },
  groupBy: { golongan: teks('GOLONGAN') },
  columns: {
    nomor_akun: kode('AKUN', { width: 8 }),
    nama_akun: teks('NAMA AKUN', { width: 26 }),
    awal_debit: uang('AWAL DEBIT', { total: 'sum' }),
    awal_kredit: uang('AWAL KREDIT', { total: 'sum' }),
    debit: uang('DEBIT', { total: 'sum' }),
    kredit: uang('KREDIT', { total: 'sum' }),
    akhir_debit: uang('AKHIR DEBIT', { total: 'sum' }),
    akhir_kredit: uang('AKHIR KREDIT', { total: 'sum' }),
    lalu_debit: uang('DEBIT LALU', { total: 'sum' }),
    lalu_kredit: uang('KREDIT LALU', { total: 'sum' }),
  },
  drill: {
    column: 'nomor_akun',
    to: '/buku-besar',
    param: 'nomor_akun',
    carry: ['tgl_awal', 'tgl_akhir', 'cakupan'],
  },
});
