/** What a nota of a plan may show, for the designer: its fields and a sample. Domain 15.3. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { defineNota } from '@mustika/kernel/define-nota.ts';

/** The nota of a plan of instalments: what waits, the schedule, what was paid, what is left. Domain 15.3. */
export const notaCicilan = defineNota({
  jenis: 'CICILAN',
  label: 'Cicilan',
  fakta: {
    nama: 'Nama Pembeli',
    member: 'Member',
    alamat: 'Alamat Pembeli',
    telp: 'Telepon Pembeli',
    kasir: 'Kasir',
    status: 'Status',
  },
  surat: true,
  seri: 'CC',
  isian: [
    { kode: 'harga_barang', label: 'Harga Barang', dari: 'jumlah:Harga barang' },
    { kode: 'margin', label: 'Margin', dari: 'jumlah:Margin' },
    { kode: 'sisa_bayar', label: 'Sisa Bayar', dari: 'penutup:Sisa bayar' },
  ],
  contoh: {
    judul: 'NOTA CICILAN',
    jam: '13:40',
    baris: [
      {
        kode: 'E5F6G7H8',
        nama: 'KALUNG TALI AIR',
        rincian: [
          { label: 'Kadar', teks: '16K' },
          { label: 'Berat', teks: '13,100 g' },
        ],
        total: rupiah(12_000_000),
      },
    ],
    jumlah: [
      { label: 'Harga barang', jumlah: rupiah(12_000_000) },
      { label: 'Margin', jumlah: rupiah(576_000) },
      { label: 'DP', jumlah: rupiah(-2_400_000) },
      { label: '1. 21 Des 2026', jumlah: rupiah(3_392_000) },
      { label: '2. 21 Jan 2027', jumlah: rupiah(3_392_000) },
      { label: '3. 21 Feb 2027', jumlah: rupiah(3_392_000) },
    ],
    total: { label: 'HARGA JUAL CICIL', jumlah: rupiah(12_576_000) },
    pembayaran: [{ label: '21 Nov 2026 DP', jumlah: rupiah(2_400_000) }],
    penutup: [{ label: 'Sisa bayar', teks: 'Rp 10.176.000' }],
    ketentuan: [
      'Barang disimpan toko sampai lunas dan tidak dijual kepada orang lain.',
      'Bawalah nota ini saat membayar dan mengambil barang.',
    ],
    tandaTangan: ['Hormat kami', 'Pembeli'],
  },
});
