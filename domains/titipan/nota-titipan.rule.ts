/** What a nota of a deposit may show, for the designer: its fields, its columns and a sample. Domain 15.3. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { defineNota } from '@mustika/kernel/define-nota.ts';

/** The nota of a deposit: what waits, what was paid, what is left to pay. Domain 15.3. */
export const notaTitipan = defineNota({
  jenis: 'TITIPAN',
  label: 'Titipan',
  fakta: {
    nama: 'Nama Penitip',
    member: 'Member',
    alamat: 'Alamat Penitip',
    telp: 'Telepon Penitip',
    kasir: 'Kasir',
    status: 'Status',
  },
  seri: 'TT',
  modulDuplikat: 'CETAK_DUPLIKAT_TITIPAN_MODULE',
  isian: [
    { kode: 'harga_barang', label: 'Harga Barang', dari: 'jumlah:Harga barang' },
    { kode: 'sisa_bayar', label: 'Sisa Bayar', dari: 'penutup:Sisa bayar' },
  ],
  kolom: [{ kode: 'status', label: 'Status', dari: 'rincian:Status' }],
  contoh: {
    judul: 'NOTA TITIPAN',
    jam: '13:40',
    baris: [
      {
        kode: 'E5F6G7H8',
        nama: 'KALUNG TALI AIR',
        rincian: [
          { label: 'Kadar', teks: '16K' },
          { label: 'Berat', teks: '5,810 g' },
        ],
        total: rupiah(5_316_150),
      },
    ],
    jumlah: [{ label: 'Harga barang', jumlah: rupiah(5_316_150) }],
    total: { label: 'UANG TITIPAN', jumlah: rupiah(2_000_000) },
    pembayaran: [{ label: '21 Nov 2026 Tunai', jumlah: rupiah(2_000_000) }],
    penutup: [{ label: 'Sisa bayar', teks: 'Rp 3.316.150' }],
    ketentuan: [
      'Harga mengikat sampai 5 Des 2026; sesudahnya harga pada hari barang diambil.',
      'Barang disimpan toko dan tidak dijual kepada orang lain.',
      'Bawalah nota ini saat mengambil barang atau menambah titipan.',
    ],
    tandaTangan: ['Hormat kami', 'Penitip'],
  },
});
