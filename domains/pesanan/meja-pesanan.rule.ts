/** Taking an order at the counter: what it comes to while it is typed, and an order that is made once more. Domain R6.1. */

import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { barangDenganKata } from '../barang/cari/kata-barang.rule.ts';
import { pelangganDiMeja } from '../member/pelanggan-bernama.rule.ts';
import { hitungPesanan } from './pesanan.command.ts';
import { pesananErrors } from './pesanan.errors.ts';

/** The counter of orders. */
export const MEJA_PESANAN = '/transaksi-pesanan';

type Baris = readonly FormData[];

/** Prices of lines that say what is made and how heavy; the day it is promised for as soon as a form is there. */
export const HITUNG: Asks = {
  call: () => hitungPesanan,
  with: ({ barang, tgl_janji, no_pesanan_awal }, of) => ({
    barang: ((no_pesanan_awal ? pilih(barang as Baris, of) : (barang as Baris)) ?? [])
      .filter(({ kode_group, kode_dept, berat }) => kode_group && kode_dept && Number(berat) > 0)
      .map(({ kode_group, kode_dept, berat, harga_per_gram, ongkos }) => ({
        ...{ kode_group, kode_dept, berat },
        ...{ harga_per_gram: no_pesanan_awal ? null : (harga_per_gram ?? null), ongkos: ongkos ?? null },
      })),
    tgl_janji: tgl_janji ?? null,
  }),
  shows: ['barang', 'ppn_transaksi_rp', 'total', 'uang_muka_min', 'tgl_janji'],
};

/** The lines of the first order that are made once more, at the ongkos they had and the price of today. */
const pilih = (barang: Baris | undefined, of: FormData): Baris =>
  ((of['barang'] ?? []) as Baris).filter((satu) =>
    barang?.some(({ urut }) => Number(urut) === Number(satu['urut'])),
  );

/** What is wanted is written down line by line; a scanned piece of the shop is what it is made after. */
export const MEJA_PESAN: Counter = {
  screen: MEJA_PESANAN,
  act: 'Simpan Pesanan',
  seek: 'Barcode atau nama contoh, no pesanan, nama, atau no HP',
  lines: 'barang',
  words: barangDenganKata,
  takes: 'kode_contoh',
  person: ['kode_member', 'nama_customer', 'no_hp_customer', 'alamat_customer'],
  terms: ['jenis_harga', 'tgl_janji', 'kode_tukang', 'kode_sales', 'uang_muka'],
  figure: { label: 'Dibayar Sekarang', sums: ['uang_muka'] },
  check: pelangganDiMeja(pesananErrors.PELANGGAN_PESANAN_KOSONG),
};

/** The first order lies on the counter; what of it is made again is picked. */
export const MEJA_LAGI: Counter = {
  screen: MEJA_PESANAN,
  act: 'Pesan Lagi',
  on: { name: 'no_pesanan_awal', lines: 'barang', picks: { field: 'barang', by: 'urut' }, from: 'CLOSE' },
  terms: ['jenis_harga', 'tgl_janji', 'kode_tukang', 'uang_muka'],
  figure: { label: 'Dibayar Sekarang', sums: ['uang_muka'] },
};
