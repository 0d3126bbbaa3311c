/**
 * Pieces sent to another store: the sender's half. Two documents, one per store, joined by the number of this one, as money that
 * goes to head office (docs/decisions/0021, 0044). On the way a piece lies in no tray, its cost is BARANG_DALAM_PENGIRIMAN, until
 * the receiver answers for it; what he does not answer with "good" waits here to be settled: it turns up there after all, it
 * comes back, or it is lost. Until he answers, the sender may call the whole back, on whatever day. Domain R8.5, 12.4.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { defineReads } from '@mustika/kernel/document-reads.ts';
import { angka, daftar, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { barangReadyCommand } from '../barang/cari-barang.command.ts';
import { barangDipindai, dari_baki, kepingGerak, ringkasGerak } from '../barang/gerak-barang.rule.ts';
import { kolomBarang } from '../barang/kartu-barang.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { tokoResource } from '../master/toko.resource.ts';
import { kirimBarangErrors } from './kirim-barang.errors.ts';
import { HASIL, KEADAAN, STATUS_KIRIM } from './kirim-barang.rule.ts';

/** Everything of shipping needs this module. Spec 1 §2.2. */
export const KIRIM_BARANG = flag('KIRIM_BARANG_MODULE');
/** Where the cost of pieces lies that are in a store. */
export const STOK = ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'] as const;
/** What two stores of the chain owe each other. Domain 12.4. */
export const RK = ['RK_PUSAT', 'RK_CABANG'] as const;
const JALAN = ['BARANG_DALAM_PENGIRIMAN'] as const;

/** What pieces cost, for who may know it. */
export const harga_modal = uang('Harga Modal', { total: 'sum', width: 13, rahasia: 'modal' });
/** A word of whoever sends or receives. */
export const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 24 });
const no_dokumen = kode('No Dokumen', { max: 40 });
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });
const tujuan = ref('Ke Toko', () => tokoResource);
const screens = ['/kirim-barang', '/kirim-barang-kecabang'];

/** What the receiver answers of a piece. */
export const barisJawab = {
  kode_barcode: kode('Kode Barcode', { max: 8 }),
  hasil: pilihan('Hasil', HASIL, { opsional: true }),
  berat: gram('Berat Terima', { opsional: true, min: 1 }),
  catatan: teks('Catatan', { opsional: true, max: 100 }),
};

/** Pieces that wait to be settled, scanned where they lie. */
const berselisih = daftar(
  'Barang',
  { kode_barcode: kode('Kode Barcode', { max: 8 }) },
  {
    maxRows: 2000,
    kosong: 'Barang Tidak Boleh Kosong',
    scan: {
      call: () => barangReadyCommand,
      shows: { nama_barang: kolomBarang.nama_barang, kadar: kolomBarang.kadar, berat: kolomBarang.berat },
      refuses: ({ status }) => (status === 'DIKIRIM' ? null : kirimBarangErrors.BARANG_TANPA_SELISIH.message),
    },
  },
);

/** Its own store lists it; the receiver reads one by its number, through `kirim-barang/kiriman`. */
export const kirimBarangReads = defineReads({
  table: 'kirim_barang',
  path: 'kirim-barang',
  screen: '/kirim-barang',
  opens: true,
  readers: ['/terima-barang'],
  head: {
    kode_toko: kode('Dari', { width: 7 }),
    // With its name beside it.
    tujuan: kode('Ke', { width: 26 }),
    nama_tujuan: teks('Tujuan'),
    arah: kode('Arah', { hidden: true }),
    ...ringkasGerak,
    harga_modal,
    dijalan: angka('Belum Dijawab', { width: 8 }),
    selisih: angka('Selisih', { width: 7 }),
    user_id: kode('Pengirim', { width: 9 }),
    penerima: kode('Penerima', { opsional: true, width: 9 }),
    diterima: tanggal('Diterima', { opsional: true, width: 11 }),
    keterangan,
  },
  detail: { nama_toko: teks('Toko', { hidden: true }), alamat_toko: teks('Alamat', { hidden: true }) },
  list: ['tujuan', 'jumlah_barang', 'berat', 'selisih', 'user_id', 'penerima', 'diterima', 'keterangan'],
  search: ['tujuan', 'keterangan', 'user_id'],
  // What is on its way matters until it arrived, whatever day it left on.
  start: 'KIRIM',
  lines: {
    barang: {
      label: 'Barang',
      table: 'kirim_barang_isi',
      fields: {
        ...kepingGerak,
        berat_terima: gram('Berat Terima', { opsional: true, total: 'sum', width: 9 }),
        dari_baki,
        harga_modal,
        keadaan: pilihan('Keadaan', KEADAAN, { width: 12 }),
        catatan: teks('Catatan', { opsional: true, width: 18 }),
      },
    },
  },
  also: { '/kirim-barang-kecabang': { path: 'kirim-barang-kecabang', where: { arah: ['CABANG', 'ANTAR'] } } },
  missing: kirimBarangErrors.NO_KIRIM_TIDAK_ADA,
});

const KIRIM = {
  from: [],
  to: 'KIRIM',
  answer: ringkasGerak,
  screens,
  message: 'Barang Berhasil Dikirim',
} as const;
const SELESAI = { from: ['TERIMA'], to: 'TERIMA', answer: ringkasGerak, screens } as const;
const DIJAWAB = { to: 'TERIMA', internal: true, screens: [], answer: ringkasGerak } as const;
/** The store that takes them, which is head office where the one they went to is no more. */
const penerima = kode('Toko Penerima');

/** KIRIM while nobody has answered, TERIMA once the receiver has, CANC when called back. */
export const kirimBarang = defineDocument({
  name: 'kirim_barang',
  label: 'Kirim Barang',
  series: 'KB',
  gate: KIRIM_BARANG,
  shows: { nomor: 'no_dokumen' },
  states: ['KIRIM', 'TERIMA', 'CANC'],
  stateLabels: Object.fromEntries(STATUS_KIRIM),
  reads: kirimBarangReads,
  journals: [
    ...jurnal('KIRIM_BARANG', 'KIRIM', JALAN, STOK),
    ...jurnal('KIRIM_BARANG', 'DITERIMA', RK, JALAN),
    ...jurnal('KIRIM_BARANG', 'KEMBALI', STOK, JALAN),
    ...jurnal('KIRIM_BARANG', 'HILANG', ['BARANG_HILANG'], JALAN),
  ],
  pieces: {
    simpan: [['TERSEDIA', 'DIKIRIM']],
    satuBaki: [['TERSEDIA', 'DIKIRIM']],
    diterima: [['DIKIRIM', 'TERKIRIM']],
    susulan: [['DIKIRIM', 'TERKIRIM']],
    hilang: [['DIKIRIM', 'HILANG']],
    kembali: [['DIKIRIM', 'TERSEDIA']],
  },
  transitions: {
    simpan: {
      ...KIRIM,
      path: 'kirim-barang/simpan',
      label: 'Kirim Barang',
      fields: { tujuan, keterangan, barang: barangDipindai },
    },
    satuBaki: {
      ...KIRIM,
      path: 'kirim-barang/satu-baki',
      label: 'Kirim Satu Baki',
      fields: { tujuan, dari_baki: ref('Dari Baki', () => bakiResource, { alsoInactive: true }), keterangan },
    },
    diterima: {
      ...DIJAWAB,
      from: ['KIRIM'],
      path: 'kirim-barang/diterima',
      label: 'Diterima Toko Tujuan',
      fields: { no_dokumen, penerima, barang: daftar('Barang', barisJawab, { maxRows: 2000 }) },
      message: 'Terima Barang Berhasil',
    },
    susulan: {
      ...DIJAWAB,
      from: ['TERIMA'],
      path: 'kirim-barang/diterima-susulan',
      label: 'Diterima Susulan',
      fields: { no_dokumen, penerima, alasan, barang: daftar('Barang', barisJawab, { maxRows: 2000 }) },
      message: 'Terima Susulan Berhasil',
    },
    kembali: {
      ...SELESAI,
      path: 'kirim-barang/kembali',
      label: 'Barang Kembali',
      fields: { no_dokumen, ke_baki: ref('Ke Baki', () => bakiResource), alasan, barang: berselisih },
      message: 'Barang Kembali Ke Toko Pengirim',
    },
    hilang: {
      ...SELESAI,
      path: 'kirim-barang/hilang',
      label: 'Barang Hilang',
      fields: { no_dokumen, alasan, barang: berselisih },
      otorisasi: 'barang',
      message: 'Barang Dicatat Hilang',
    },
    batal: takenBack({
      from: ['KIRIM'],
      path: 'kirim-barang/batal',
      label: 'Tarik Kiriman',
      answer: ringkasGerak,
      screens,
      otorisasi: 'barang',
      message: 'Kiriman Berhasil Ditarik',
    }),
  },
});
