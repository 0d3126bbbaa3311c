/**
 * What a document that is paid, or pays out, declares of it: the field its acts ask for, the journals its money makes, the lines its
 * sheet shows. How it is checked and booked is `periksa-bayar` and `tempat-uang`. docs/decisions/0080.
 */
import { daftar, kode, pilihan, tanggal, uang } from '@mustika/kernel/field.ts';
import { type Jurnal, jurnal } from '@mustika/kernel/jurnal.ts';
import type { Akun } from '@mustika/kernel/transfer.ts';
import {
  barisBayar,
  CARA_BAYAR,
  kartuAkhir,
  noReferensi,
  pilihanCara,
  TANPA_CARA,
} from './cara-bayar.rule.ts';

const ada = { opsional: true } as const;
const baris = { ...barisBayar(CARA_BAYAR), kartu_akhir: kartuAkhir, no_referensi: noReferensi };

/** Money of the customer for what these come to: fields of the act, or columns of its document. */
export const bayarMasuk = (...pays: string[]) =>
  daftar('Pembayaran', baris, { maxRows: 10, kosong: TANPA_CARA, pays });
/** The same where there may be nothing to pay. */
export const bayarMasukBoleh = (...pays: string[]) =>
  daftar('Pembayaran', baris, { maxRows: 10, ...ada, pays });

/** Money that comes in by whatever way and pays these roles; none of them where it clears what the event itself owes. */
export const jurnalMasuk = (
  trx: string,
  lunas: readonly Akun[] = [],
  laci: readonly Akun[] = ['KAS'],
): Jurnal[] => [
  ...jurnal(trx, 'CASH', laci, lunas),
  ...jurnal(trx, 'TRANSFER', ['BANK'], lunas),
  ...jurnal(trx, ['DEBET', 'CREDIT', 'QRIS'], ['PIUTANG_EDC'], lunas),
  ...jurnal(trx, 'FEE_KARTU', ['PIUTANG_EDC', 'BANK'], ['PENDAPATAN_LAIN']),
];

/** Money that goes out, in the ways a shop pays, for these roles. */
export const jurnalKeluar = (
  trx: string,
  untuk: readonly Akun[] = [],
  laci: readonly Akun[] = ['KAS'],
): Jurnal[] => [...jurnal(trx, 'CASH', untuk, laci), ...jurnal(trx, 'TRANSFER', untuk, ['BANK'])];

const cara = {
  jenis: pilihanCara('Cara Bayar', CARA_BAYAR),
  no_rekening: kode('Rekening', ada),
  kartu_akhir: kode('Kartu', ada),
  no_referensi: kode('Referensi', ada),
};
const dariTabel = { label: 'Pembayaran', table: 'pembayaran', number: 'no_dokumen' } as const;

/** Lines of a document that is paid once. */
export const barisSekali = { ...dariTabel, fields: { ...cara, jumlah: uang('Jumlah', { total: 'sum' }) } };

/** Lines of one that is paid on several days, and pays back. */
export const barisBertanggal = {
  ...dariTabel,
  fields: {
    tanggal: tanggal('Tanggal'),
    ...cara,
    arah: pilihan('Arah', [
      ['MASUK', 'Masuk'],
      ['KELUAR', 'Keluar'],
    ]),
    jumlah: uang('Jumlah'),
  },
  by: ['peristiwa', 'urut'],
  ofEvent: true,
} as const;
