/** What a nota of a purchase may show, for the designer: its fields, its columns and a sample. Domain 15.3. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { defineNota } from '@mustika/kernel/define-nota.ts';

/** The nota of what the shop bought: condition, the nota it was sold on, what was cut. Domain 15.3. */
export const notaPembelian = defineNota({
  jenis: 'PEMBELIAN',
  label: 'Pembelian',
  fakta: { alamat: 'Alamat Penjual', telp: 'Telepon Penjual', sales: 'Sales', kasir: 'Kasir' },
  seri: 'FB',
  modulDuplikat: 'CETAK_DUPLIKAT_PEMBELIAN_MODULE',
  isian: [
    { kode: 'penjual', label: 'Nama Penjual', dari: 'keterangan:Penjual' },
    { kode: 'identitas', label: 'Nomor Identitas', dari: 'keterangan:No ID' },
    { kode: 'harga_beli', label: 'Harga Beli', dari: 'jumlah:Harga beli' },
    { kode: 'biaya_admin', label: 'Biaya Admin', dari: 'jumlah:Biaya admin' },
  ],
  kolom: [
    { kode: 'kondisi', label: 'Kondisi', dari: 'rincian:Kondisi' },
    { kode: 'harga_nota', label: 'Harga Nota', dari: 'rincian:Nota', kanan: true },
    { kode: 'potongan', label: 'Potongan', dari: 'rincian:Potongan', kanan: true },
  ],
  contoh: {
    judul: 'NOTA PEMBELIAN',
    jam: '10:15',
    awal: [
      { label: 'Penjual', teks: 'BUDI SANTOSO' },
      { label: 'No ID', teks: '************8901' },
    ],
    baris: [
      {
        kode: 'K7L8M9N0',
        nama: 'GELANG KERONCONG',
        rincian: [
          { label: 'Kadar', teks: '17K' },
          { label: 'Berat', teks: '4,000 g' },
          { label: 'Kondisi', teks: 'MULUS' },
          { label: 'TOKO-FJ-261001-0007-1', jumlah: rupiah(4_000_000), kode: 'Nota' },
          { label: 'Potongan', jumlah: rupiah(-100_000) },
        ],
        total: rupiah(3_900_000),
      },
    ],
    jumlah: [
      { label: 'Harga beli', jumlah: rupiah(3_900_000) },
      { label: 'Biaya admin', jumlah: rupiah(-5_000) },
    ],
    total: { label: 'DIBAYAR', jumlah: rupiah(3_895_000) },
    pembayaran: [{ label: 'Tunai', jumlah: rupiah(3_895_000) }],
    ketentuan: [
      'Barang tersebut milik penjual dan tidak dalam sengketa.',
      'Barang yang sudah dibeli menjadi milik toko.',
      'Toleransi pembelian kembali 3 bulan.',
    ],
    tandaTangan: ['Hormat kami', 'Penjual'],
  },
});
