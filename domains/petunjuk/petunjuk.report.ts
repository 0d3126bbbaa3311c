/** Hints: what somebody did more of than others do, each with its rule and the rows behind it. */
import {
  angka,
  fieldWith,
  kode,
  persen,
  pilihan,
  tanggal,
  teks,
  uang,
  waktu,
} from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';
import { pilihanAturan, SATUAN } from './aturan.rule.ts';

/** Whose business it is; what of it a level sees is said by `bolehLihat`. */
export const gerbangPetunjuk = level('OWN', 'SU', 'MU', 'SPV');

/** Of sums that may be less than nothing. */
export const TANDA = { min: -1_000_000_000_000 } as const;

const RINCIAN = {
  to: '/rincian-petunjuk',
  carry: ['tgl_awal', 'tgl_akhir'],
  row: { aturan: 'aturan', orang: 'orang', kelompok: 'kelompok' },
  toko: 'kode_toko',
} as const;

/**
 * One line a rule, person and store: how many rows count (KALI), what they come to (JUMLAH of DARI, in SATUAN), the share, what is usual among
 * the others, and how far beyond it that lies. It says what happened and accuses nobody: KENAPA and WAJAR stand beside it. What somebody
 * looked at and wrote about stays away until there is more of it. A figure leads to the rows that add up to it. Everybody sees those
 * below him only, the owner everybody. Features.md, idea 20; docs/decisions/0168. Ours.
 */
export const petunjuk = defineReport({
  name: 'petunjuk',
  title: 'Petunjuk',
  screen: '/petunjuk',
  api: 'petunjuk/report',
  gate: gerbangPetunjuk,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    aturan: pilihan('Petunjuk', pilihanAturan('nama'), { all: true }),
    tampil: pilihan(
      'Tampilkan',
      [
        ['BARU', 'Belum dilihat'],
        ['DILIHAT', 'Sudah dilihat'],
        ['ORANG', 'Semua orang yang diukur'],
      ],
      { initial: 'BARU' },
    ),
    ...lingkupToko,
    lingkup: fieldWith(lingkupToko.lingkup, { initialPusat: 'SEMUA' }) as typeof lingkupToko.lingkup,
  },
  groupBy: { kode_toko: kode('TOKO') },
  columns: {
    nama: teks('NAMA', { width: 15 }),
    aturan: pilihan('PETUNJUK', pilihanAturan('nama'), { width: 25 }),
    kelompok: teks('KADAR / MEMBER', { opsional: true, width: 9 }),
    persen: persen('BAGIAN (%)', { opsional: true, width: 10 }),
    pembanding: persen('BIASANYA (%)', { opsional: true, width: 11 }),
    kekuatan: pilihan(
      'SEBERAPA JAUH',
      [
        ['SEDIKIT', 'Sedikit di atas biasa'],
        ['CUKUP', 'Di atas biasa'],
        ['JAUH', 'Jauh di atas biasa'],
      ],
      { opsional: true, width: 16 },
    ),
    kali: angka('KALI', { width: 6 }),
    jumlah: angka('JUMLAH', { width: 9 }),
    dari: angka('DARI', { width: 14 }),
    satuan: pilihan('SATUAN', SATUAN, { width: 10 }),
    nilai: uang('NILAI', { width: 12, ...TANDA }),
    sejak: tanggal('SEJAK', { opsional: true, width: 11 }),
    terakhir: waktu('TERAKHIR', { width: 17 }),
    orang: kode('USER', { width: 10 }),
    dilihat_oleh: kode('DILIHAT', { opsional: true, width: 9 }),
    catatan: teks('CATATAN', { opsional: true, width: 20 }),
    kenapa: pilihan('KENAPA', pilihanAturan('kenapa'), { hidden: true, width: 40 }),
    wajar: pilihan('YANG WAJAR', pilihanAturan('wajar'), { hidden: true, width: 40 }),
  },
  drill: [
    { column: 'aturan', ...RINCIAN },
    { column: 'kali', ...RINCIAN },
    { column: 'jumlah', ...RINCIAN },
    { column: 'dari', ...RINCIAN, fixed: { tampil: 'SEMUA' } },
    {
      column: 'pembanding',
      to: '/petunjuk',
      carry: ['tgl_awal', 'tgl_akhir', 'lingkup', 'daftar_toko'],
      row: { aturan: 'aturan' },
      fixed: { tampil: 'ORANG' },
    },
  ],
  messages: { empty: 'Tidak Ada Petunjuk', failed: 'Petunjuk Tidak Tersedia' },
});
