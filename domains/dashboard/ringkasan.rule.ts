/** The shapes of the dashboard's answers. Server and page share them. */
import { baris, type Inside, kadang, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { angka, gram, kode, tanggal, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { cadangan } from '../cadangan/cadangan.rule.ts';

/** Sales or purchases of one business day: what was validated on it less what was cancelled on it. */
const angkaHari = objek({
  tanggal: tanggal('', { opsional: true }),
  omzet: uang(''),
  nota: angka(''),
  barang: angka(''),
  berat: gram(''),
  rata_rata: uang(''),
});
export type AngkaHari = WireOf<typeof angkaHari>;
export type AngkaHariDalam = Inside<typeof angkaHari>;

/** All the dashboard says but its charts: the open day of the store, or of the chain at head office. Spec 1 §2.2. */
export const ringkasan = objek({
  hari_ini: angkaHari,
  /** The business day before, whatever calendar day that was. */
  sebelumnya: angkaHari,
  /** The same day until this time of day: a morning is compared with a morning. The whole day once the open day is past. */
  pembanding: angkaHari,
  /** Whether `pembanding` is a part of the day. */
  sampai_jam_ini: ya(''),
  /** Purchases of the open day, and of the business day before. */
  beli: angkaHari,
  beli_sebelumnya: angkaHari,
  /** Per cashier's drawer; for the chain per store. */
  kas: baris({ kasir: kode(''), saldo: uang('') }),
  per_jam: baris({ jam: angka(''), total: uang(''), nota: angka('') }),
  grup: baris({ kode_group: kode(''), total: uang(''), barang: angka(''), berat: gram('') }),
  stok: objek({ barang: angka(''), berat: gram(''), berat_murni: gram('') }),
  /** What waits; for the chain per store. */
  belum_validasi: baris({ kode_toko: kode('', { opsional: true }), jenis: kode(''), jumlah: angka('') }),
  /** Sent and not answered for more than a day: pieces or money, where from and to. What is on its way is still its sender's risk. */
  dijalan: baris({
    kode_toko: kode(''),
    tujuan: kode(''),
    no_dokumen: kode(''),
    sejak: waktu(''),
    barang: angka('', { opsional: true }),
    uang: uang('', { opsional: true }),
  }),
  otorisasi: objek({ menunggu: angka(''), kedaluwarsa: angka('') }),
  /** Requests of persons about their data that are not answered yet, and those of them past their time. */
  data_diri: objek({ terbuka: angka(''), lewat: angka('') }),
  /** Of the whole house, for its owners. */
  cadangan: kadang(cadangan),
  nota_terakhir: baris({
    no_faktur_group: kode(''),
    waktu: waktu(''),
    kasir: kode(''),
    nama_customer: teks('', { opsional: true }),
    barang: angka(''),
    total: uang(''),
    status: kode(''),
  }),
  /** The branches side by side, for head office at home; empty in a branch. */
  per_toko: baris({
    kode_toko: kode(''),
    nama_toko: teks(''),
    buka: ya(''),
    omzet: uang(''),
    nota: angka(''),
    berat: gram(''),
    /** Pieces in its trays. */
    stok: objek({ barang: angka(''), berat: gram('') }),
    /** Loans and plans past their day, for whoever may open their lists. */
    telat: objek({ hutang: angka(''), cicilan: angka('') }),
  }),
});
export type Ringkasan = WireOf<typeof ringkasan>;

const titik = { waktu: kode(''), total: uang(''), nota: angka(''), berat: gram('') };

/** The prescribed answer of every chart call. Spec 1 §3. */
export const grafik = objek({
  total_penjualan: uang(''),
  total_pembelian: uang(''),
  total_service: uang(''),
  total_pesanan: uang(''),
  total_hutang: uang(''),
  datagram_penjualan: baris(titik),
  datagram_pembelian: baris(titik),
  /** Repairs that were fetched; ours. */
  datagram_service: baris(titik),
  datagram_pesanan: baris(titik),
});
