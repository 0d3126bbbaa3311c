/** What a nota of a sale may show, for the designer: its fields, its columns and a sample. Domain 15.1. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { defineNota, TOKO_CONTOH } from '@mustika/kernel/define-nota.ts';

const CONTOH = {
  judul: 'NOTA PENJUALAN',
  toko: { ...TOKO_CONTOH, npwp: '01.234.567.8-541.000' },
  jam: '09:02',
  tentang: [{ label: 'NPWP/NIK', teks: '3404012345678901' }],
  baris: [
    {
      kode: 'A1B2C3D4',
      nama: 'CINCIN SERIT MATA BIRU',
      rincian: [
        { label: 'Kadar', teks: '18K' },
        { label: 'Berat', teks: '3,250 g' },
        { label: 'Harga/g', jumlah: rupiah(1_050_000) },
        { label: 'Harga', jumlah: rupiah(3_412_500) },
        { label: 'Ongkos', jumlah: rupiah(113_750) },
        { label: 'Atribut', jumlah: rupiah(200_000), catatan: 'RUBY' },
        { label: 'Diskon', jumlah: rupiah(-26_250) },
      ],
      total: rupiah(3_700_000),
      catatan: [
        { label: 'Ukuran', teks: '12' },
        { label: 'Finishing', teks: 'POLES ULANG' },
      ],
    },
    {
      kode: 'E5F6G7H8',
      nama: 'KALUNG TALI AIR',
      rincian: [
        { label: 'Kadar', teks: '16K' },
        { label: 'Berat', teks: '5,810 g' },
        { label: 'Harga/g', jumlah: rupiah(900_000) },
        { label: 'Harga', jumlah: rupiah(5_229_000) },
        { label: 'Ongkos', jumlah: rupiah(87_150) },
      ],
      total: rupiah(5_316_150),
    },
  ],
  jumlah: [
    { label: 'Subtotal', jumlah: rupiah(9_016_150) },
    { label: 'Pembulatan', jumlah: rupiah(350) },
    { label: 'Termasuk PPN 1,1%', jumlah: rupiah(98_107) },
  ],
  total: { label: 'TOTAL', jumlah: rupiah(9_016_500) },
  pembayaran: [
    { label: 'Tunai', jumlah: rupiah(9_100_000) },
    { label: 'Kembali', jumlah: rupiah(83_500) },
  ],
  penutup: [
    { label: 'Member', teks: 'MB-0012 SITI' },
    { label: 'Poin didapat', teks: '9 poin' },
    { label: 'Saldo poin', teks: '120 poin' },
  ],
  ketentuan: [
    'Bawalah nota ini saat menjual kembali.',
    'Harga beli kembali mengikuti kondisi barang dan harga emas pada nota ini.',
    'Ongkos tidak diganti.',
    'Toleransi pembelian kembali 3 bulan.',
  ],
  tandaTangan: ['Hormat kami', 'Pembeli'],
} as const;

const ISIAN = [
  { kode: 'npwp', label: 'NPWP/NIK Pelanggan', dari: 'keterangan:NPWP/NIK' },
  { kode: 'subtotal', label: 'Subtotal', dari: 'jumlah:Subtotal' },
  { kode: 'potongan', label: 'Potongan', dari: 'jumlah:Potongan' },
  { kode: 'pembulatan', label: 'Pembulatan', dari: 'jumlah:Pembulatan' },
  { kode: 'ppn', label: 'PPN', dari: 'jumlah:PPN' },
  { kode: 'termasuk_ppn', label: 'Termasuk PPN', dari: 'jumlah:Termasuk PPN' },
  { kode: 'member', label: 'Member', dari: 'penutup:Member' },
  { kode: 'poin', label: 'Poin Didapat', dari: 'penutup:Poin didapat' },
  { kode: 'saldo_poin', label: 'Saldo Poin', dari: 'penutup:Saldo poin' },
  { kode: 'berat_24k', label: 'Jumlah Berat 24K', dari: 'penutup:Berat 24K' },
] as const;

const KOLOM = [
  { kode: 'harga_gram', label: 'Harga/g', dari: 'rincian:Harga/g', kanan: true },
  { kode: 'harga', label: 'Harga', dari: 'rincian:Harga', kanan: true },
  { kode: 'ongkos', label: 'Ongkos', dari: 'rincian:Ongkos', kanan: true },
  { kode: 'atribut', label: 'Atribut', dari: 'rincian:Atribut', kanan: true },
  { kode: 'diskon', label: 'Diskon', dari: 'rincian:Diskon', kanan: true },
  { kode: 'ukuran', label: 'Ukuran', dari: 'rincian:Ukuran' },
  { kode: 'berat_24k', label: 'Berat 24K', dari: 'rincian:24K', kanan: true },
  { kode: 'finishing', label: 'Finishing', dari: 'rincian:Finishing' },
] as const;

const SAMA = {
  fakta: {
    nama: 'Nama Pelanggan',
    alamat: 'Alamat Pelanggan',
    telp: 'Telepon Pelanggan',
    sales: 'Sales',
    kasir: 'Kasir',
  },
  seri: 'FJ',
  ketentuan: 'PENJUALAN',
  isian: ISIAN,
  kolom: KOLOM,
} as const;

/** The nota (surat) of a sale. Domain 15.1. */
export const notaPenjualan = defineNota({
  ...SAMA,
  jenis: 'PENJUALAN',
  label: 'Penjualan',
  modulDuplikat: 'CETAK_DUPLIKAT_PENJUALAN_MODULE',
  contoh: CONTOH,
});

/** The nota of accessories alone: the same nota, printed twice by a module of its own (Spec 1 §9). */
export const notaAksesoris = { ...notaPenjualan, modulDuplikat: 'CETAK_DUPLIKAT_AKSESORIS_MODULE' } as const;

/** A sale with pieces traded in: the same nota with what came in beside the sums (Domain R3, Spec 1 §9). */
export const notaTukar = defineNota({
  ...SAMA,
  jenis: 'TUKAR',
  label: 'Tukar',
  modulDuplikat: 'CETAK_DUPLIKAT_TUKAR_MODULE',
  contoh: {
    ...CONTOH,
    masuk: [{ label: 'K7L8M9N0 GELANG KERONCONG', catatan: '17K 4,000 g MULUS', jumlah: rupiah(3_900_000) }],
    pembayaran: [
      { label: 'Tukar', jumlah: rupiah(3_900_000) },
      { label: 'Tunai', jumlah: rupiah(5_116_500) },
    ],
  },
});
