/** How a loan is read: its list, its sheet, what waits for validation, what is settled, what is past due. Domain R5.1, R5.12. */

import { defineReads, type OneOf } from '@mustika/kernel/document-reads.ts';
import {
  angka,
  catatan,
  gram,
  kadar,
  kode,
  persen,
  pilihan,
  tanggal,
  teks,
  uang,
} from '@mustika/kernel/field.ts';
import { barisBertanggal } from '../pembayaran/dibayar.rule.ts';
import { hutangErrors } from './hutang.errors.ts';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

/** What runs beyond its day, and what may be auctioned. */
export const KEADAAN_TEMPO = [
  ['BERJALAN', 'Berjalan'],
  ['LEWAT', 'Lewat Tempo'],
  ['LELANG', 'Boleh Dilelang'],
  ['SELESAI', 'Selesai'],
] as const;

/** What happened, or what was taken back since. */
const KEADAAN_BARIS = pilihan('Status', [
  ['SAH', 'Sah'],
  ['BATAL', 'Batal'],
]);

/** A loan as it is read: `bunga_kini` and `denda_kini` are what is owed of them on the open day, `terutang` with the
 * principal. */
export const hutangReads = defineReads({
  table: 'hutang',
  number: 'no_faktur_hutang',
  numberLabel: 'No Hutang',
  path: 'hutang',
  screen: '/lihat-hutang',
  readers: ['/transaksi-hutang'],
  views: [{ screen: '/validasi-hutang', act: 'validasi', state: 'OPEN' }],
  also: {
    '/lelang-hutang': { path: 'hutang/lewat-tempo', where: { tempo: ['LEWAT', 'LELANG'] }, start: 'DONE' },
    '/batal-hutang-lunas': { path: 'hutang/sudah-lunas', where: { tutup: ['LUNAS'] }, start: 'CLOS' },
  },
  head: {
    nama_customer: teks('Customer', { width: 15 }),
    no_hp_customer: kode('No HP', { ...ada, width: 13 }),
    kode_member: kode('Member', ada),
    no_faktur_manual: kode('No Faktur Manual', ada),
    jumlah_barang: angka('Pcs', { width: 5 }),
    berat: gram('Berat Emas', { width: 9 }),
    jumlah_hutang: uang('Jumlah Hutang', { width: 13 }),
    bunga: persen('Bunga / Bulan (%)', { width: 7 }),
    tgl_jatuh_tempo: tanggal('Tanggal Jatuh Tempo', { width: 11 }),
    hari: angka('Hari', { width: 6 }),
    lewat: angka('Lewat (Hari)', { width: 7 }),
    tempo: pilihan('Tempo', KEADAAN_TEMPO, { width: 12 }),
    bunga_kini: uang('Bunga Terutang', { width: 12 }),
    denda_kini: uang('Denda Terutang', { width: 11 }),
    terutang: uang('Terutang Hari Ini', { width: 13, hidden: true }),
    tutup: pilihan(
      'Selesai Karena',
      [
        ['LUNAS', 'Lunas'],
        ['PEREMAJAAN', 'Peremajaan'],
        ['LELANG', 'Lelang'],
      ],
      ada,
    ),
    tgl_lunas: tanggal('Tanggal Lunas', ada),
    no_paket: kode('No Paket', ada),
    no_faktur_awal: kode('Hutang Pertama', ada),
    kasir: kode('Kasir', { width: 9 }),
  },
  detail: {
    alamat_customer: teks('Alamat', ada),
    nik_sim_passport: kode('No ID', { ...ada, segel: true }),
    kode_sales: kode('Sales', ada),
    berat_plastik: gram('Berat Emas + Plastik'),
    taksir: uang('Nilai Taksir'),
    plafond: uang('Plafond'),
    lama_pinjam: angka('Lama Pinjam (Bulan)'),
    bunga_rp: uang('Bunga Rp'),
    biaya_adm: uang('Biaya Administrasi'),
    mode_bunga: kode('Cara Bunga'),
    hari_minimal: angka('', tutup),
    pembulatan: uang('', tutup),
    denda: persen('Denda / Bulan (%)'),
    tenggang: angka('Tenggang Lelang (Hari)'),
    basis_tempo: kode('', tutup),
    potongan_dahulu: kode('', tutup),
    bunga_dibayar: uang('Bunga Sudah Dibayar'),
    bunga_akrual: uang('Bunga Diakui Belum Dibayar'),
    kelebihan: uang('Kelebihan Lelang Belum Diambil'),
    no_faktur_lama: kode('Lanjutan Dari', ada),
    no_faktur_baru: kode('Dilanjutkan Dengan', ada),
    tempat_simpan: teks('Tempat Simpan', ada),
    keterangan: catatan('Keterangan', ada),
  },
  list: [
    'nama_customer',
    'jumlah_hutang',
    'tgl_jatuh_tempo',
    'lewat',
    'bunga_kini',
    'no_hp_customer',
    'jumlah_barang',
    'berat',
    'bunga',
  ],
  brief: ['nama_customer', 'jumlah_hutang'],
  search: [
    'nama_customer',
    'no_hp_customer',
    'kode_member',
    'no_faktur_manual',
    'no_paket',
    'no_faktur_awal',
  ],
  seek: 'No hutang, nama, no HP, member, paket, atau no manual',
  start: 'DONE',
  // Who is late stands first.
  first: 'lewat',
  make: { to: '/transaksi-hutang', label: 'Hutang baru' },
  total: 'jumlah_hutang',
  lines: {
    barang: {
      label: 'Barang Jaminan',
      table: 'hutang_barang',
      fields: {
        nama_barang: teks('Nama Barang'),
        jumlah: angka('Jumlah'),
        berat: gram('Berat'),
        kadar: kadar('Kadar'),
        kondisi_pinjaman: kode('Kondisi', ada),
        harga_per_gram: uang('Harga Taksir / Gram'),
        taksir: uang('Nilai Taksir'),
        keadaan: pilihan('Status', [
          ['GADAI', 'Disimpan'],
          ['DITEBUS', 'Diambil'],
          ['LANJUT', 'Dilanjutkan'],
          ['LELANG', 'Dilelang'],
          ['BATAL', 'Dikembalikan'],
        ]),
        urut: angka('', tutup),
        foto: teks('', { ...ada, ...tutup }),
      },
      brief: ['nama_barang', 'jumlah', 'berat', 'kadar'],
    },
    gerak: {
      label: 'Riwayat Hutang',
      table: 'hutang_gerak',
      fields: {
        tanggal: tanggal('Tanggal'),
        jenis: pilihan('Kejadian', [
          ['CAIR', 'Uang Diserahkan'],
          ['AWAL', 'Saldo Awal'],
          ['BUNGA', 'Bayar Bunga'],
          ['LUNAS', 'Lunas'],
          ['PEREMAJAAN', 'Peremajaan'],
          ['LELANG', 'Lelang'],
          ['KELEBIHAN', 'Kelebihan Diambil'],
          ['DALUWARSA', 'Kelebihan Daluwarsa'],
        ]),
        no_dokumen: kode('No Dokumen'),
        pokok: uang('Pokok'),
        hari: angka('Hari'),
        bunga: uang('Bunga'),
        denda: uang('Denda'),
        potongan: uang('Potongan'),
        tgl_jatuh_tempo: tanggal('Jatuh Tempo Baru', ada),
        kelebihan: uang('Kelebihan'),
        keadaan: KEADAAN_BARIS,
      },
    },
    ambil: {
      label: 'Diambil Toko',
      table: 'hutang_ambil',
      fields: {
        tanggal: tanggal('Tanggal'),
        kode_barcode: kode('Barcode'),
        nama_barang: teks('Nama Barang'),
        kode_group: kode('Group'),
        kode_dept: kode('Jenis'),
        kode_baki: kode('Baki'),
        kadar: kadar('Kadar'),
        berat: gram('Berat'),
        nilai: uang('Nilai'),
        keadaan: KEADAAN_BARIS,
      },
      by: ['peristiwa', 'urut'],
    },
    pembayaran: barisBertanggal,
    peringatan: {
      label: 'Pemberitahuan',
      table: 'hutang_peringatan',
      fields: {
        tanggal: tanggal('Tanggal'),
        cara: kode('Cara'),
        keterangan: teks('Keterangan', ada),
        user_id: kode('Oleh'),
      },
      by: ['peristiwa'],
    },
  },
  paper: { whatsapp: [] },
  missing: hutangErrors.HUTANG_TIDAK_ADA,
});
/** A loan as its screens read it. */
export type Hutang = OneOf<typeof hutangReads>;
