/** What the deed of a loan says and may show: its terms in words, its fields, its columns and a sample. Domain 15.3; POJK: what a deed says. */
import {
  formatPersen,
  formatRupiah,
  miliPersen,
  persenDari,
  type Rupiah,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { defineNota, TOKO_CONTOH } from '@mustika/kernel/define-nota.ts';
import type { BasisTempo, ModeBunga, POTONGAN_DAHULU, SyaratHutang } from './bunga-berjalan.rule.ts';

/** Months a customer has to ask for what a sale left over. Domain R5.11. */
export const BULAN_KELEBIHAN = 12;

/** What a customer who pledges should have read, where the shop wrote nothing of its own. */
export const KETENTUAN_HUTANG: readonly string[] = [
  'Barang jaminan disimpan toko dan diserahkan kembali setelah hutang lunas dengan membawa surat ini.',
  'Hutang dapat diperpanjang atau diperbarui sebelum jatuh tempo.',
];

/** Terms of a contract beside those that interest is reckoned by. */
export type SyaratSurat = SyaratHutang & {
  basis_tempo: BasisTempo;
  biaya_adm: Rupiah;
  tenggang: number;
  potongan_dahulu: (typeof POTONGAN_DAHULU)[number];
};

const MODE: Record<ModeBunga, string> = {
  HARIAN: 'dihitung harian',
  '15_HARIAN': 'setengahnya untuk setiap 15 hari yang dimulai',
  BULANAN: 'penuh untuk setiap 30 hari yang dimulai',
};

/**
 * The terms of a contract as whoever signs it reads them: what it costs in time and late, what a payment settles first, when and how the
 * pledge is sold, and where to complain. They are those that were copied into it, so no sentence of the shop takes their place.
 */
export function syaratSurat(
  k: SyaratSurat,
  toko: { nama: string; telp?: string | null | undefined; izin: string },
): string[] {
  const sebulan = k.basis_tempo === 'BULAN' ? 'bulan' : '30 hari';
  const denda = persenDari(k.jumlah_hutang, k.denda, 'up');
  const lewat = k.tenggang === 0 ? 'Setelah jatuh tempo' : `Setelah ${k.tenggang} hari lewat jatuh tempo`;
  const pengaduan = [toko.nama, toko.telp].filter(Boolean).join(', ');
  return [
    `Bunga ${formatPersen(k.bunga)}% dari jumlah hutang per 30 hari, ${MODE[k.mode_bunga]}, sejak tanggal hutang sampai hari dibayar, paling sedikit ${k.hari_minimal} hari, dibulatkan ke atas ke kelipatan ${formatRupiah(k.pembulatan)}.`,
    k.biaya_adm > 0
      ? `Biaya administrasi ${formatRupiah(k.biaya_adm)} dipotong dari uang yang diserahkan.`
      : 'Tidak ada biaya administrasi.',
    denda > 0
      ? `Denda terlambat ${formatPersen(k.denda)}% dari jumlah hutang, ${formatRupiah(denda)}, sekali untuk setiap ${sebulan} yang dimulai setelah jatuh tempo.`
      : 'Tidak ada denda terlambat.',
    `Pembayaran melunasi denda dahulu, lalu bunga, lalu pokok; potongan menghapus ${k.potongan_dahulu.toLowerCase()} dahulu.`,
    'Perpanjangan dihitung dari jatuh tempo yang lama, sebanyak bulan yang bunganya dibayar.',
    `${lewat} dan sesudah customer diberi tahu lewat telepon, WhatsApp, surat, atau langsung, toko diberi kuasa menjual barang jaminan, atau mengambilnya senilai taksiran hari itu.`,
    `Hasilnya membayar biaya penjualan, pokok, bunga, lalu denda; kelebihannya milik customer dan dapat diambil ${BULAN_KELEBIHAN} bulan, kekurangannya ditanggung toko.`,
    `Pengaduan: ${pengaduan}${toko.izin === '' ? '' : '; bila tidak selesai, Kontak OJK 157'}.`,
  ];
}

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
  surat: true,
  modulDuplikat: 'CETAK_DUPLIKAT_HUTANG_MODULE',
  isian: [
    { kode: 'no_id', label: 'No ID', dari: 'keterangan:No ID' },
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
      { label: 'No ID', teks: '3471011503880001' },
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
    syarat: syaratSurat(
      {
        ...{
          jumlah_hutang: rupiah(3_500_000),
          bunga: miliPersen(2000),
          mode_bunga: 'HARIAN',
          hari_minimal: 1,
        },
        ...{ pembulatan: rupiah(500), denda: miliPersen(1000), basis_tempo: 'BULAN', biaya_adm: rupiah(0) },
        ...{ tenggang: 7, potongan_dahulu: 'DENDA' },
      },
      { ...TOKO_CONTOH, izin: '' },
    ),
    ketentuan: KETENTUAN_HUTANG,
    tandaTangan: ['Hormat kami', 'Customer'],
  },
});
