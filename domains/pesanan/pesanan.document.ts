/**
 * Pesanan: pieces that are made for one customer, after what he says, shows or brings. His money is held as that of a deposit is, and so
 * are the pieces once they are made: the till hands them over by the number of the order. Spec 1 §2.2, §4, §6; Domain R6.1 to R6.5, 2.3,
 * 2.4; docs/decisions/0093.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, daftar, kode, ref, teks, uang } from '@mustika/kernel/field.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { identitasFields } from '../member/data-diri.rule.ts';
import { CARA_KELUAR, pilihanCara } from '../pembayaran/cara-bayar.rule.ts';
import { bayarMasuk, bayarMasukBoleh } from '../pembayaran/dibayar.rule.ts';
import { DIAMBIL_PENJUALAN } from '../titipan/langkah-jual.rule.ts';
import { jurnalMuka } from '../titipan/uang-muka.rule.ts';
import { JURNAL_AWAL_PESANAN, LANGKAH_AWAL_PESANAN } from './awal/awal-pesanan.rule.ts';
import { barangSiapResource } from './barang-siap.resource.ts';
import { HITUNG, MEJA_LAGI, MEJA_PESAN, MEJA_PESANAN } from './meja-pesanan.rule.ts';
import { pesananReads } from './pesanan.reads.ts';
import { barisPesanan, isianPesanan, KATEGORI_PESANAN, kolomPesanan, MUKA_PESANAN } from './pesanan.rule.ts';

const ada = { opsional: true } as const;
const no_pesanan = kode('No Pesanan', { max: 40 });
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });
const { kode_tukang, tgl_janji, jenis_harga, keterangan, uang_muka } = kolomPesanan.asked;
/** Where orders are seen, and where samples are given back. */
const LIHAT = '/lihat-pesanan';
const CONTOH = '/ambil-barang-contoh';
const semua = [MEJA_PESANAN, LIHAT];
const kode_baki = ref('Baki', () => bakiResource, ada);

/** The piece that was made for each line. */
const barangJadi = daftar(
  'Barang',
  {
    urut: angka('Baris', { min: 1, max: 30, hidden: true }),
    nama_barang: teks('Dipesan', { readOnly: true, width: 22 }),
    kode_barcode: ref('Barang Jadi', () => barangSiapResource, { asksItself: true, width: 30 }),
  },
  {
    maxRows: 30,
    kosong: 'Barang Pesanan Tidak Boleh Kosong',
    begins: {
      lines: 'barang',
      row: { urut: 'urut', nama_barang: 'nama_barang', kode_barcode: 'kode_barcode' },
    },
  },
);

/** Fields of `POST pesanan/batal`: pieces and samples go to a tray that is asked for, the money back the way somebody says. */
export const batalPesananFields = {
  no_pesanan,
  kode_baki,
  /** Less than the store keeps may be kept, never more; that much unless told. */
  potongan: uang('Potongan', ada),
  cara_kembali: pilihanCara('Uang Kembali', CARA_KELUAR, { initial: 'CASH' }),
  no_rekening: ref('Rekening', () => rekeningResource, ada),
  alasan,
};

const dipesan = { total: uang(''), uang_muka: uang(''), kembali: uang('') } as const;

/**
 * OPEN saved and in no book, PESAN ordered, KERJA with a craftsman, DONE made and held for him, CLOSE picked up, CANC settled. Cancelling
 * is no reversal but a settlement on the day it is paid, until it was picked up; a sale that picks up is cancelled as a sale.
 */
export const pesanan = defineDocument({
  name: 'pesanan',
  label: 'Pesanan',
  series: 'DP',
  shows: { to: LIHAT, nomor: 'no_pesanan' },
  states: ['OPEN', 'PESAN', 'KERJA', 'DONE', 'CLOSE', 'CANC'],
  open: ['OPEN', 'PESAN', 'KERJA', 'DONE'],
  stateLabels: {
    OPEN: 'Belum Validasi',
    PESAN: 'Dipesan',
    KERJA: 'Dikerjakan',
    DONE: 'Jadi',
    CLOSE: 'Diambil',
  },
  reads: pesananReads,
  publicPage: {
    name: 'nama_customer',
    due: 'tgl_janji',
    steps: ['PESAN', 'KERJA', 'DONE', 'CLOSE'],
    cancelled: 'CANC',
    money: { total: 'total', rest: 'sisa', sure: ['DONE', 'CLOSE'] },
    pieces: { lines: 'barang', name: 'nama_barang', weight: 'berat', after: 'berat_jadi' },
  },
  validates: 'validasi',
  validateLater: 'VALIDASI_PESANAN_MODULE',
  lepas: { HARGA: ['simpan', 'lagi'] },
  // A sample, and the piece that was made, wait with the deposits.
  journals: [...jurnalMuka(MUKA_PESANAN), ...JURNAL_AWAL_PESANAN],
  pieces: {
    simpan: [
      ['TERSEDIA', 'DITITIP'],
      ['TERSEDIA', 'DITAHAN'],
    ],
    validasi: [['DITAHAN', 'DITITIP']],
    selesai: [['TERSEDIA', 'DITITIP']],
    ulang: [['DITITIP', 'TERSEDIA']],
    contoh: [['DITITIP', 'TERSEDIA']],
    batal: [
      ['DITAHAN', 'TERSEDIA'],
      ['DITITIP', 'TERSEDIA'],
    ],
  },
  transitions: {
    simpan: {
      from: [],
      to: 'OPEN',
      path: 'pesanan/simpan',
      label: 'Simpan Pesanan',
      fields: { ...isianPesanan, barang: barisPesanan.field, bayar: bayarMasukBoleh('uang_muka') },
      screens: [MEJA_PESANAN],
      asks: HITUNG,
      counter: MEJA_PESAN,
      answer: dipesan,
      message: 'Pesanan Berhasil Disimpan',
    },
    lagi: {
      from: [],
      to: 'OPEN',
      path: 'pesanan/lagi',
      label: 'Pesan Lagi',
      fields: {
        no_pesanan_awal: kode('Pesanan Pertama', { max: 40 }),
        barang: daftar(
          'Barang',
          { urut: angka('Baris', { min: 1, max: 30 }) },
          { maxRows: 30, kosong: 'Barang Pesanan Tidak Boleh Kosong' },
        ),
        ...{ jenis_harga, tgl_janji, kode_tukang, uang_muka, keterangan },
        ...identitasFields,
        bayar: bayarMasukBoleh('uang_muka'),
      },
      screens: [MEJA_PESANAN],
      asks: HITUNG,
      counter: MEJA_LAGI,
      answer: dipesan,
      message: 'Pesanan Berhasil Disimpan',
    },
    validasi: {
      from: ['OPEN'],
      to: 'PESAN',
      path: 'pesanan/validasi',
      label: 'Validasi',
      fields: { no_pesanan },
      screens: ['/validasi-pesanan'],
      answer: { uang_muka: uang('') },
      message: 'Pesanan Berhasil Divalidasi',
    },
    tambah: {
      from: ['PESAN', 'KERJA', 'DONE'],
      to: 'PESAN',
      stays: true,
      path: 'pesanan/tambah',
      label: 'Tambah DP',
      fields: {
        no_pesanan,
        jumlah: uang('Jumlah', { min: 1, starts: ['sisa'] }),
        bayar: bayarMasuk('jumlah'),
        ...identitasFields,
      },
      screens: semua,
      prints: true,
      answer: { jumlah: uang(''), kembali: uang(''), saldo: uang('') },
      message: 'Tambah DP Pesanan Berhasil Disimpan',
    },
    kerja: {
      from: ['PESAN', 'KERJA'],
      to: 'KERJA',
      path: 'pesanan/kerja',
      label: 'Kerjakan',
      fields: { no_pesanan, kode_tukang },
      screens: semua,
      message: 'Pesanan Mulai Dikerjakan',
    },
    selesai: {
      from: ['PESAN', 'KERJA'],
      to: 'DONE',
      path: 'pesanan/selesai',
      label: 'Pesanan Jadi',
      fields: { no_pesanan, barang: barangJadi },
      screens: semua,
      answer: { total: uang(''), sisa: uang('') },
      message: 'Pesanan Berhasil Diselesaikan',
    },
    ulang: {
      from: ['DONE'],
      to: 'KERJA',
      path: 'pesanan/ulang',
      label: 'Kerjakan Ulang',
      fields: { no_pesanan, kode_baki, kode_tukang, alasan },
      screens: [LIHAT],
      otorisasi: KATEGORI_PESANAN,
      effect: 'Barang yang sudah jadi kembali ke baki dan dapat dijual kepada siapa saja.',
      message: 'Pesanan Dikerjakan Ulang',
    },
    contoh: {
      from: ['PESAN', 'KERJA', 'DONE', 'CLOSE'],
      where: { contoh: ['DIPAKAI'] },
      to: 'PESAN',
      stays: true,
      path: 'pesanan/contoh',
      label: 'Ambil Barang Contoh',
      fields: { no_pesanan, kode_baki },
      screens: [CONTOH, LIHAT],
      effect: 'Contoh milik toko kembali ke baki; contoh milik customer diserahkan kepadanya.',
      message: 'Barang Contoh Berhasil Diambil',
    },
    batal: {
      from: ['OPEN', 'PESAN', 'KERJA', 'DONE'],
      to: 'CANC',
      path: 'pesanan/batal',
      label: 'Batal Pesanan',
      fields: batalPesananFields,
      screens: [LIHAT],
      otorisasi: KATEGORI_PESANAN,
      already: 'Pesanan Ini Sudah Dibatalkan',
      effect: 'Uang muka dikembalikan dikurangi potongan, dan barangnya kembali ke baki.',
      answer: { kembali: uang(''), potongan: uang('') },
      message: 'Pesanan Berhasil Dibatalkan',
    },
    ...DIAMBIL_PENJUALAN('pesanan', { no_pesanan }),
    ...LANGKAH_AWAL_PESANAN,
  },
});
