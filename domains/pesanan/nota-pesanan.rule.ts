/** What the nota of an order may show, for the designer: its fields, its columns and a sample. Domain 15.3. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { defineNota } from '@mustika/kernel/define-nota.ts';

/** What a customer who orders should have read, where the shop wrote nothing of its own. */
export const KETENTUAN_PESANAN: readonly string[] = [
  'Bawalah nota ini saat menambah uang muka atau mengambil pesanan.',
  'Berat dan harga adalah perkiraan; yang dibayar adalah berat barang yang jadi.',
];

/** What is given when an order is taken, paid on or made. */
export const notaPesanan = defineNota({
  jenis: 'PESANAN',
  label: 'Pesanan',
  fakta: {
    nama: 'Nama Customer',
    member: 'Member',
    alamat: 'Alamat Customer',
    telp: 'Telepon Customer',
    kasir: 'Kasir',
    status: 'Status',
  },
  seri: 'DP',
  ketentuan: 'PESANAN',
  modulDuplikat: 'CETAK_DUPLIKAT_PESANAN_MODULE',
  isian: [
    { kode: 'janji', label: 'Tanggal Janji', dari: 'keterangan:Janji jadi' },
    { kode: 'sisa_bayar', label: 'Sisa Bayar', dari: 'penutup:Sisa bayar' },
  ],
  kolom: [
    { kode: 'rincian', label: 'Rincian', dari: 'rincian:Rincian' },
    { kode: 'ukuran', label: 'Ukuran', dari: 'rincian:Ukuran' },
  ],
  contoh: {
    judul: 'NOTA PESANAN',
    jam: '11:20',
    tentang: [{ label: 'Janji jadi', teks: '5 Des 2026' }],
    baris: [
      {
        nama: 'CINCIN KAWIN UKIR NAMA',
        rincian: [
          { label: 'Group', teks: '750' },
          { label: 'Perkiraan berat', teks: '5,000 g' },
          { label: 'Ukuran', teks: '17' },
          { label: 'Rincian', teks: 'UKIR ADI DI DALAM' },
        ],
        total: rupiah(6_250_000),
      },
    ],
    jumlah: [],
    total: { label: 'PERKIRAAN', jumlah: rupiah(6_250_000) },
    pembayaran: [{ label: '21 Nov 2026 Tunai', jumlah: rupiah(2_000_000) }],
    penutup: [{ label: 'Sisa bayar', teks: 'Rp 4.250.000' }],
    ketentuan: ['Harga per gram mengikat sampai 19 Des 2026.', ...KETENTUAN_PESANAN],
    tandaTangan: ['Hormat kami', 'Pemesan'],
  },
});
