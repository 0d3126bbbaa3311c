/** What a nota of a deposit may show, for the designer: its fields, its columns and a sample. Domain 15.3. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { tanggal } from '@mustika/kernel/date.ts';
import { defineJenisNota } from '@mustika/kernel/rancangan-nota.ts';

/** The nota of a deposit: what waits, what was paid, what is left to pay. Domain 15.3. */
export const notaTitipan = defineJenisNota({
  jenis: 'TITIPAN',
  label: 'Titipan',
  ketentuan: 'TITIPAN',
  modulDuplikat: 'CETAK_DUPLIKAT_TITIPAN_MODULE',
  isian: [
    { kode: 'nama', label: 'Nama Penitip', dari: 'keterangan:Nama' },
    { kode: 'member', label: 'Member', dari: 'keterangan:Member' },
    { kode: 'alamat', label: 'Alamat Penitip', dari: 'keterangan:Alamat' },
    { kode: 'telp', label: 'Telepon Penitip', dari: 'keterangan:Telp' },
    { kode: 'kasir', label: 'Kasir', dari: 'keterangan:Kasir' },
    { kode: 'status', label: 'Status', dari: 'keterangan:Status' },
    { kode: 'harga_barang', label: 'Harga Barang', dari: 'jumlah:Harga barang' },
    { kode: 'sisa_bayar', label: 'Sisa Bayar', dari: 'penutup:Sisa bayar' },
  ],
  kolom: [{ kode: 'status', label: 'Status', dari: 'rincian:Status' }],
  contoh: {
    judul: 'NOTA TITIPAN',
    toko: { nama: 'TOKO EMAS CONTOH', alamat: 'JL. MALIOBORO NO. 12, YOGYAKARTA', telp: '0274-555123' },
    nomor: 'TOKO-TT-261121-0001',
    tanggal: tanggal('2026-11-21'),
    jam: '13:40',
    keterangan: [
      { label: 'Nama', teks: 'SITI RAHAYU' },
      { label: 'Member', teks: 'MB-0012' },
      { label: 'Alamat', teks: 'JL. KALIURANG KM 5' },
      { label: 'Telp', teks: '0812-3456-7890' },
      { label: 'Kasir', teks: 'KASIR1' },
    ],
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
      'Harga mengikat: tidak berubah sampai barang diambil.',
      'Barang disimpan toko dan tidak dijual kepada orang lain.',
      'Bawalah nota ini saat mengambil barang atau menambah titipan.',
    ],
    tandaTangan: ['Hormat kami', 'Penitip'],
  },
});
