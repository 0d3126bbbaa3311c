/**
 * Service: work on pieces that belong to customers (sepuh, patri, cuci, poles, sizes, stones). They are in no book of ours, as pledges are
 * not; the gold that is worked into them is, until they are fetched. Spec 1 §2.2, §4; Domain R6.9, 2.3, 2.4; docs/decisions/0092.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, daftar, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { laciBatalField } from '../keuangan/mutasi/laci-batal.rule.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { identitasFields } from '../member/data-diri.rule.ts';
import { CARA_KELUAR, pilihanCara } from '../pembayaran/cara-bayar.rule.ts';
import { bayarMasuk, bayarMasukBoleh, jurnalKeluar, jurnalMasuk } from '../pembayaran/dibayar.rule.ts';
import { JURNAL_AWAL_SERVICE, LANGKAH_AWAL_SERVICE } from './awal/awal-service.rule.ts';
import { barisSelesai } from './hasil-service.rule.ts';
import { HITUNG, MEJA_BARU, MEJA_GARANSI, MEJA_SERVICE } from './meja-service.rule.ts';
import { serviceErrors } from './service.errors.ts';
import { serviceReads } from './service.reads.ts';
import {
  barisService,
  isianService,
  KATEGORI_SERVICE,
  kolomService,
  TRX_AMBIL,
  TRX_BATAL,
  TRX_SERVICE,
} from './service.rule.ts';

const ada = { opsional: true } as const;
const no_dokumen = kode('No Service', { max: 40 });
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });
const { kode_tukang, tgl_janji, keterangan } = kolomService.asked;
const MUKA = ['UANG_MUKA_SERVICE'] as const;
const LOT = ['PERSEDIAAN_BELI', 'PERSEDIAAN_MANUAL', 'PERSEDIAAN_MURNI', 'PERSEDIAAN_ROSOK'] as const;
/** Where jobs are seen, and where they are worked on. */
const LIHAT = '/lihat-services';
const semua = [MEJA_SERVICE, LIHAT];

/** Fields of `POST service/batal`: all money that came in goes back, the way somebody says. Domain R6.9. */
export const batalServiceFields = {
  no_dokumen,
  cara_kembali: pilihanCara('Uang Kembali', CARA_KELUAR, { initial: 'CASH' }),
  no_rekening: ref('Rekening', () => rekeningResource, ada),
  alasan,
};

/** Fields of `POST service/ambil`: what is left is paid; where the work came to less than was paid, the shop pays it back. */
export const ambilServiceFields = {
  no_dokumen,
  harus_bayar: angka('Harus Dibayar', {
    min: -1_000_000_000_000,
    max: 1_000_000_000_000,
    sums: ['sisa'],
  }),
  bayar: bayarMasukBoleh('harus_bayar'),
  transfer: uang('Dikembalikan Transfer', { ...ada, paysOut: ['-harus_bayar'] }),
  no_rekening: ref('Dari Rekening', () => rekeningResource, ada),
  ...identitasFields,
};

/**
 * OPEN saved and in no book, MASUK in, KERJA worked on, DONE can be fetched, CLOS fetched, CANC taken back with all its money; never after
 * it was fetched, but a pick-up of the day goes back.
 */
export const service = defineDocument({
  name: 'service',
  label: 'Service',
  series: 'SV',
  shows: { to: LIHAT, nomor: 'no_dokumen' },
  states: ['OPEN', 'MASUK', 'KERJA', 'DONE', 'CLOS', 'CANC'],
  stateLabels: { OPEN: 'Belum Validasi', MASUK: 'Masuk', KERJA: 'Dikerjakan', CLOS: 'Diambil' },
  reads: serviceReads,
  publicPage: {
    name: 'nama_customer',
    due: 'tgl_janji',
    steps: ['MASUK', 'KERJA', 'DONE', 'CLOS'],
    cancelled: 'CANC',
    money: { total: 'total', rest: 'sisa', sure: ['DONE', 'CLOS'] },
    pieces: { lines: 'barang', name: 'nama_barang', weight: 'berat', after: 'berat_keluar' },
  },
  validates: 'validasi',
  validateLater: 'VALIDASI_SERVICE_MODULE',
  // Money ahead for work: its price is said when it is done.
  lepas: { HARGA: [] },
  journals: [
    ...jurnalMasuk(TRX_SERVICE, MUKA),
    ...jurnal(TRX_SERVICE, 'PPN', MUKA, ['PPN_KELUARAN']),
    // Gold that was worked in is still ours: it lies in a lot of its own.
    ...jurnal(TRX_SERVICE, 'EMAS', ['PERSEDIAAN_PROSES'], LOT),
    ...jurnalMasuk(TRX_AMBIL, MUKA),
    ...jurnal(TRX_AMBIL, ['CASH', 'TRANSFER'], MUKA, ['KAS', 'BANK']),
    ...jurnal(TRX_AMBIL, 'PPN', [...MUKA, 'PPN_KELUARAN'], ['PPN_KELUARAN', ...MUKA]),
    ...jurnal(TRX_AMBIL, 'ONGKOS', MUKA, ['PENDAPATAN_SERVICE']),
    ...jurnal(TRX_AMBIL, 'EMAS', MUKA, ['PENJUALAN_EMAS']),
    ...jurnal(TRX_AMBIL, 'HPP', ['HPP'], ['PERSEDIAAN_PROSES']),
    ...jurnal(TRX_AMBIL, 'POIN', ['BEBAN_POIN'], ['LIABILITAS_POIN']),
    ...jurnalKeluar(TRX_BATAL, MUKA),
    ...jurnal(TRX_BATAL, 'PPN', ['PPN_KELUARAN'], MUKA),
    ...jurnal(TRX_BATAL, 'EMAS', LOT, ['PERSEDIAAN_PROSES']),
    ...JURNAL_AWAL_SERVICE,
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'OPEN',
      path: 'service/simpan',
      label: 'Terima Service',
      fields: { ...isianService, barang: barisService.field, bayar: bayarMasukBoleh('uang_muka') },
      screens: [MEJA_SERVICE],
      asks: HITUNG,
      counter: MEJA_BARU,
      answer: { total: uang(''), uang_muka: uang(''), kembali: uang('') },
      message: 'Service Berhasil Disimpan',
    },
    garansi: {
      from: [],
      to: 'OPEN',
      path: 'service/garansi',
      label: 'Garansi',
      fields: {
        no_service_awal: kode('Service Pertama', { max: 40 }),
        barang: daftar(
          'Barang',
          { urut: angka('Baris', { min: 1, max: 50 }) },
          {
            maxRows: 50,
            kosong: 'Barang Service Tidak Boleh Kosong',
          },
        ),
        kondisi: teks('Kondisi', { min: 4, dicetak: true, max: 120 }),
        tgl_janji,
        kode_tukang,
        keterangan,
      },
      screens: [MEJA_SERVICE],
      asks: HITUNG,
      counter: MEJA_GARANSI,
      answer: { total: uang(''), uang_muka: uang(''), kembali: uang('') },
      message: 'Garansi Service Berhasil Disimpan',
    },
    validasi: {
      from: ['OPEN'],
      to: 'MASUK',
      path: 'service/validasi',
      label: 'Validasi',
      fields: { no_dokumen },
      screens: ['/validasi-service'],
      answer: { uang_muka: uang('') },
      message: 'Service Berhasil Divalidasi',
    },
    // What leads on stands last: it is the main act of the counter.
    tambah: {
      from: ['MASUK', 'KERJA', 'DONE'],
      to: 'MASUK',
      stays: true,
      path: 'service/tambah',
      label: 'Tambah Uang Muka',
      fields: {
        no_dokumen,
        jumlah: uang('Jumlah', { min: 1, starts: ['sisa'] }),
        bayar: bayarMasuk('jumlah'),
        ...identitasFields,
      },
      screens: semua,
      prints: true,
      answer: { jumlah: uang(''), uang_muka: uang(''), kembali: uang('') },
      message: 'Tambah Uang Muka Service Berhasil Disimpan',
    },
    janji: {
      from: ['MASUK', 'KERJA'],
      to: 'MASUK',
      stays: true,
      path: 'service/janji',
      label: 'Ubah Janji',
      fields: { no_dokumen, tgl_janji: tanggal('Tanggal Janji'), alasan },
      screens: semua,
      answer: { tgl_janji: tanggal('') },
      message: 'Tanggal Janji Berhasil Diubah',
    },
    kerja: {
      from: ['MASUK', 'DONE'],
      to: 'KERJA',
      path: 'service/kerja',
      label: 'Kerjakan',
      fields: { no_dokumen, kode_tukang },
      screens: semua,
      message: 'Service Mulai Dikerjakan',
    },
    selesai: {
      from: ['MASUK', 'KERJA'],
      to: 'DONE',
      path: 'service/selesai',
      label: 'Service Selesai',
      fields: { no_dokumen, barang: barisSelesai },
      screens: semua,
      answer: { total: uang(''), sisa: angka('') },
      message: 'Service Berhasil Diselesaikan',
    },
    ambil: {
      from: ['DONE'],
      to: 'CLOS',
      path: 'service/ambil',
      label: 'Service Ambil',
      fields: ambilServiceFields,
      screens: semua,
      prints: true,
      answer: { total: uang(''), kembali: uang(''), poin: angka('') },
      message: 'Service Berhasil Diambil',
    },
    batal: {
      from: ['OPEN', 'MASUK', 'KERJA', 'DONE'],
      to: 'CANC',
      path: 'service/batal',
      label: 'Batal Service',
      fields: batalServiceFields,
      screens: [LIHAT],
      otorisasi: KATEGORI_SERVICE,
      already: 'Service Ini Sudah Dibatalkan',
      effect: 'Semua uang dikembalikan, dan emas yang ditambahkan kembali ke lotnya.',
      answer: { kembali: uang('') },
      message: 'Service Berhasil Dibatalkan',
    },
    batalAmbil: {
      from: ['CLOS'],
      to: 'DONE',
      path: 'service/batal-ambil',
      label: 'Batal Ambil',
      fields: { no_dokumen, alasan, kasir: laciBatalField },
      screens: [LIHAT],
      otorisasi: KATEGORI_SERVICE,
      late: ['kasir'],
      sameDay: serviceErrors.BATAL_AMBIL_BEDA_HARI,
      dayOf: 'tgl_ambil',
      reverses: true,
      effect: 'Pelunasan dikembalikan dan barang kembali menunggu diambil.',
      answer: { total: uang('') },
      message: 'Pengambilan Service Berhasil Dibatalkan',
    },
    ...LANGKAH_AWAL_SERVICE,
  },
});
