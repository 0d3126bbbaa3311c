/** What the till of before said, beside what the books say now. */
import type { Drill } from '@mustika/kernel/drill.ts';
import { angka, gram, kode, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { angkaKasirLamaResource, PEMINDAH } from './angka-kasir-lama.resource.ts';
import type { Bagian } from './bagian.rule.ts';

/** What is shown: all there is, or what does not agree. */
export const TAMPIL = ['SEMUA', 'BELUM COCOK'] as const;

/**
 * Part by part the totals of the old till and the books, and what they are apart in pieces, milligrams and rupiah. It agrees where all
 * that was given agrees; what was not given is told as such and is no difference. A row leads to the list that makes up its number.
 * The specification begins with a shop that trades; docs/decisions/0153.
 */
export const bandingKasirLama = defineReport({
  name: 'banding-kasir-lama',
  title: 'Banding Kasir Lama',
  screen: '/banding-kasir-lama',
  api: 'pindahan/banding',
  gate: PEMINDAH,
  filters: { tampil: pilihan('Tampilkan', TAMPIL, { initial: 'SEMUA' }) },
  groupBy: { kode_toko: kode('TOKO') },
  columns: {
    nama: teks('BAGIAN', { kata: true, width: 16 }),
    rincian: kode('RINCIAN', { width: 9 }),
    nama_rincian: teks('NAMA', { width: 10, hidden: true }),
    keadaan: teks('KEADAAN', { kata: true, width: 10 }),
    lama_banyak: angka('BANYAK LAMA', { width: 8 }),
    kini_banyak: angka('BANYAK KINI', { width: 8 }),
    beda_banyak: angka('BEDA', { width: 6 }),
    lama_berat: gram('BERAT LAMA', { width: 8 }),
    kini_berat: gram('BERAT KINI', { width: 8 }),
    beda_berat: gram('BEDA BERAT', { width: 8 }),
    lama_jumlah: uang('RUPIAH LAMA', { width: 11 }),
    kini_jumlah: uang('RUPIAH KINI', { width: 11 }),
    beda_jumlah: uang('BEDA RUPIAH', { width: 11 }),
    bagian: kode('KODE BAGIAN', { hidden: true }),
  },
  reads: () => [angkaKasirLamaResource],
  pdf: { paper: 'landscape', downloadOver: 500, without: ['bagian'] },
  drill: [
    jalan('/laporan-barang-detail', ['BARANG', 'KADAR']),
    jalan('/laporan-barang-detail', ['GRUP'], { row: { kode_group: 'rincian' } }),
    jalan('/laporan-barang-detail', ['BAKI'], { row: { kode_baki: 'rincian' } }),
    jalan('/laporan-barang-detail', ['ROSOK'], { fixed: { status: 'ROSOK' } }),
    jalan('/laporan-stock-beli', ['BELI']),
    jalan('/laporan-barang-acc', ['AKSESORIS']),
    jalan('/kartu-lot', ['LOT']),
    jalan('/laporan-transaksi-keuangan-cash', ['KAS'], { row: { user_id: 'rincian' } }),
    jalan('/laporan-keuangan-non-cash', ['BANK'], { row: { no_rekening: 'rincian' } }),
    jalan('/laporan-utang-supplier', ['SUPPLIER'], { row: { supplier: 'rincian' } }),
    jalan('/laporan-stock-hutang', ['HUTANG']),
    jalan('/laporan-penjualan-cicilan', ['CICILAN'], { fixed: { berdasarkan: 'BERJALAN' } }),
    jalan('/laporan-titip-uang', ['TITIPAN'], { fixed: { berdasarkan: 'SALDO' } }),
    jalan('/lihat-pesanan', ['PESANAN']),
    jalan('/lihat-services', ['SERVICE']),
    jalan('/laporan-daftar-member', ['MEMBER', 'POIN']),
  ],
});

/** The list that makes up a number. */
function jalan(to: string, bagian: readonly Bagian[], more: Pick<Drill, 'row' | 'fixed'> = {}): Drill {
  return { column: 'nama', to, when: { bagian }, toko: 'kode_toko', ...more };
}
