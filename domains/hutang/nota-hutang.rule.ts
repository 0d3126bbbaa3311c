/** What the deed of a loan may show, for the designer: its fields, its columns and a sample. Domain 15.3; POJK: what a deed says. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { defineNota } from '@mustika/kernel/define-nota.ts';

/** What a customer who pledges should have read, where the shop wrote nothing of its own. */
export const KETENTUAN_HUTANG: readonly string[] = [
  'Bunga dihitung sejak tanggal hutang sampai hari dibayar.',
  'Barang jaminan disimpan toko dan diserahkan kembali setelah hutang lunas dengan membawa surat ini.',
  'Hutang dapat diperpanjang atau diperbarui sebelum jatuh tempo.',
  'Setelah jatuh tempo dan pemberitahuan, barang jaminan dapat dijual; kelebihan hasilnya milik customer dan dapat diambil dalam satu tahun.',
];

/** The deed, and what is printed when it is settled: the same paper with other words. */
export const notaHutang = defineNota({
  jenis: 'HUTANG',
  label: 'Hutang',
  fakta: {
    nama: 'Nama Customer',
    alamat: 'Alamat Customer',
    telp: 'Telepon Customer',
    kasir: 'Kasir',
    status: 'Status',
  },
  seri: 'PI',
  modulDuplikat: 'CETAK_DUPLIKAT_HUTANG_MODULE',
  isian: [
    { kode: 'jatuh_tempo', label: 'Jatuh Tempo', dari: 'keterangan:Jatuh tempo' },
    { kode: 'bunga', label: 'Bunga', dari: 'keterangan:Bunga' },
    { kode: 'paket', label: 'No Paket', dari: 'keterangan:No paket' },
    { kode: 'izin', label: 'Izin OJK', dari: 'keterangan:Izin OJK' },
    { kode: 'taksir', label: 'Nilai Taksir', dari: 'jumlah:Nilai taksir' },
    { kode: 'kembali', label: 'Besar Kembali', dari: 'penutup:Besar kembali' },
  ],
  kolom: [{ kode: 'pcs', label: 'Pcs', dari: 'rincian:Pcs' }],
  contoh: {
    judul: 'SURAT HUTANG',
    jam: '10:15',
    tentang: [
      { label: 'Jatuh tempo', teks: '21 Des 2026' },
      { label: 'Bunga', teks: '2% per 30 hari' },
      { label: 'No paket', teks: 'A-0117' },
    ],
    baris: [
      {
        nama: 'GELANG KERONCONG',
        rincian: [
          { label: 'Pcs', teks: '1' },
          { label: 'Kadar', teks: '75%' },
          { label: 'Berat', teks: '5,000 g' },
        ],
        total: rupiah(5_250_000),
      },
    ],
    jumlah: [{ label: 'Nilai taksir', jumlah: rupiah(5_250_000) }],
    total: { label: 'JUMLAH HUTANG', jumlah: rupiah(3_500_000) },
    pembayaran: [{ label: '21 Nov 2026 Diserahkan tunai', jumlah: rupiah(3_500_000) }],
    penutup: [{ label: 'Besar kembali', teks: 'Rp 3.570.000' }],
    ketentuan: KETENTUAN_HUTANG,
    tandaTangan: ['Hormat kami', 'Customer'],
  },
});
