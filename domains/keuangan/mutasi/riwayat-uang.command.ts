/** Reading money movements: of banks and of drawers. Spec 2 §3 (list rows), §7. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';

const periode = {
  tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
  tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
};
const screens = ['/uang-kas', '/uang-bank', '/mutasi-uang-bank', '/mutasi-uang-cash'];

/** One side of a movement; the other is `lawan`, null outside. */
const answer = baris({
  no_dokumen: kode(''),
  tanggal: tanggal(''),
  waktu: waktu(''),
  status: kode(''),
  jenis: kode(''),
  kategori: kode(''),
  keterangan: teks(''),
  kasir: kode('', { opsional: true }),
  user_id: kode(''),
  tempat: kode(''),
  no_rekening: kode('', { opsional: true }),
  lawan: kode('', { opsional: true }),
  lawan_rekening: kode('', { opsional: true }),
  jumlah_in: uang(''),
  jumlah_out: uang(''),
});

/** Movements that touched a bank, newest first, 1,000 at most; one between two banks is two rows. */
export const riwayatBank = defineCommand({
  name: 'cash-history-bank',
  label: 'Riwayat Uang Bank',
  method: 'GET',
  path: 'cash/history-bank',
  screens,
  fields: periode,
  answer,
});

/** Movements that touched a drawer, newest first; a cashier reads his own. */
export const riwayatKas = defineCommand({
  name: 'cash-paginated',
  label: 'Riwayat Uang Kas',
  method: 'GET',
  path: 'cash/paginated',
  screens,
  fields: {
    ...periode,
    skip: angka('Skip', { opsional: true }),
    limit: angka('Limit', { opsional: true, min: 1, max: 1000 }),
  },
  answer,
});
