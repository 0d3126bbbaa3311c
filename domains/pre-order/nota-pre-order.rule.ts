/** What the nota of a pre-order may show, for the designer: its fields, its columns and a sample. Domain 15.3. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { defineNota } from '@mustika/kernel/define-nota.ts';

/** What a customer who waits should have read, where the shop wrote nothing of its own. */
export const KETENTUAN_PRE_ORDER: readonly string[] = [
  'Bawalah nota ini saat menambah uang muka atau mengambil barang.',
  'Berat dan harga adalah perkiraan; yang dibayar adalah berat barang yang datang.',
];

/** What is given when a pre-order is taken or paid on. The terms that a shop wrote for orders stand on it, too. */
export const notaPreOrder = defineNota({
  jenis: 'PRE_ORDER',
  label: 'Pre-order',
  fakta: {
    nama: 'Nama Customer',
    member: 'Member',
    alamat: 'Alamat Customer',
    telp: 'Telepon Customer',
    kasir: 'Kasir',
    status: 'Status',
  },
  seri: 'PO',
  ketentuan: 'PESANAN',
  modulDuplikat: 'CETAK_DUPLIKAT_PESANAN_MODULE',
  isian: [
    { kode: 'janji', label: 'Perkiraan Datang', dari: 'keterangan:Janji datang' },
    { kode: 'sisa_bayar', label: 'Sisa Bayar', dari: 'penutup:Sisa bayar' },
  ],
  kolom: [
    { kode: 'qty', label: 'Qty', dari: 'rincian:Qty' },
    { kode: 'datang', label: 'Sudah datang', dari: 'rincian:Sudah datang' },
  ],
  contoh: {
    judul: 'NOTA PRE-ORDER',
    jam: '11:20',
    tentang: [{ label: 'Janji datang', teks: '21 Des 2026' }],
    baris: [
      {
        nama: 'GELANG ITALY MODEL SISIK',
        rincian: [
          { label: 'Group', teks: '750' },
          { label: 'Qty', teks: '2' },
          { label: 'Perkiraan berat', teks: '5,000 g' },
        ],
        total: rupiah(10_500_000),
      },
    ],
    jumlah: [],
    total: { label: 'PERKIRAAN', jumlah: rupiah(10_500_000) },
    pembayaran: [{ label: '21 Nov 2026 Tunai', jumlah: rupiah(3_000_000) }],
    penutup: [{ label: 'Sisa bayar', teks: 'Rp 7.500.000' }],
    ketentuan: ['Harga per gram mengikat sampai 4 Jan 2027.', ...KETENTUAN_PRE_ORDER],
    tandaTangan: ['Hormat kami', 'Pemesan'],
  },
});
