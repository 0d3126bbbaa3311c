/** How a deposit is read: its list, its sheet, its validation, its slip. Domain R6.6. */

import { defineReads, type OneOf } from '@mustika/kernel/document-reads.ts';
import { angka, catatan, gram, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { barisBertanggal } from '../pembayaran/dibayar.rule.ts';
import { barisDitahan, gerakDitahan } from './baris-ditahan.rule.ts';
import { titipanErrors } from './titipan.errors.ts';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

/** A deposit as it is read: `saldo` is what the books owe, `dititip` what was left, also before it is validated. */
export const titipanReads = defineReads({
  table: 'titipan',
  number: 'no_titipan',
  numberLabel: 'No Titipan',
  path: 'titipan',
  screen: '/lihat-titipan',
  readers: ['/transaksi-penjualan', '/transaksi-cicilan'],
  views: [{ screen: '/validasi-titipan', act: 'validasi', state: 'OPEN' }],
  head: {
    nama_customer: teks('Customer', { width: 15 }),
    no_hp_customer: kode('No HP', { ...ada, width: 13 }),
    kode_member: kode('Member', ada),
    jenis_harga: pilihan(
      'Jenis Harga',
      [
        ['MENGIKAT', 'Mengikat'],
        ['TIDAK_MENGIKAT', 'Tidak Mengikat'],
      ],
      { width: 12 },
    ),
    kasir: kode('Kasir', { width: 9 }),
    jumlah_barang: angka('Pcs', { width: 5 }),
    berat: gram('Berat', { width: 8 }),
    total: uang('Harga', { width: 12 }),
    dititip: uang('Titipan', { width: 12 }),
    saldo: uang('Titipan', tutup),
    no_faktur_tunggu: kode('Nota Yang Menunggu', ada),
  },
  detail: {
    alamat_customer: teks('Alamat', ada),
    mengikat_sampai: tanggal('Harga Mengikat Sampai', ada),
    keterangan: catatan('Keterangan', ada),
    ppn: uang('PPN'),
    sisa: uang('Sisa Bayar'),
  },
  list: ['nama_customer', 'no_hp_customer', 'jenis_harga', 'jumlah_barang', 'berat', 'total', 'dititip'],
  brief: ['nama_customer', 'dititip'],
  search: ['nama_customer', 'no_hp_customer', 'kode_member'],
  seek: 'No titipan, nama, no HP, member, atau barcode',
  start: 'DONE',
  make: { to: '/transaksi-penjualan', label: 'Titip barang (F7 di penjualan)' },
  total: 'dititip',
  // A sale picks deposits up, a plan takes them over.
  moves: ['penjualan', 'cicilan'],
  lines: {
    barang: barisDitahan,
    pembayaran: barisBertanggal,
    gerak: { ...gerakDitahan, label: 'Uang Titipan' },
  },
  paper: { whatsapp: ['no_hp_customer'] },
  missing: titipanErrors.TITIPAN_TIDAK_ADA,
});
/** A deposit as its screens and the till read it. */
export type Titipan = OneOf<typeof titipanReads>;
