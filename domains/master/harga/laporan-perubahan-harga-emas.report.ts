/** Every price per gram there ever was: who changed it, when, from what to what. */
import { angka, kode, persen, pilihan, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/** Tables with prices per gram that keep every version, as a shop calls them. Domain R3.7. */
export const SUMBER_HARGA = [
  ['grup', 'HARGA GROUP'],
  ['parameter_harga_emas', 'HARGA EMAS'],
  ['para_harga_beli', 'HARGA BELI'],
  ['parameter_ongkos', 'ONGKOS'],
  ['para_hutang_pokok', 'HARGA TAKSIR'],
] as const;

/**
 * Versions of the prices: the price of a group (sale and cost), of gold (sale and buy), of the purchase
 * price codes, of ongkos and of what a pledge is worth.
 * VERSI counts the changes of one price from its first; "explain this number" names it. A change belongs to the open day
 * it was made on. Spec 1 §2.2 names the screen only; Domain R3.7 asks for the history row.
 */
export const laporanPerubahanHargaEmas = defineReport({
  name: 'laporan-perubahan-harga-emas',
  title: 'Laporan Perubahan Harga Emas',
  screen: '/laporan-perubahan-harga-emas',
  api: 'perubahan-harga/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    sumber: pilihan('Sumber', SUMBER_HARGA, { all: true }),
    kode: kode('Kode', { opsional: true }),
  },
  groupBy: { sumber: teks('SUMBER', { kata: true }), kode: kode('KODE') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    waktu: waktu('WAKTU'),
    harga: teks('HARGA', { kata: true, width: 12 }),
    versi: angka('VERSI', { width: 7 }),
    harga_lama: uang('HARGA LAMA'),
    harga_baru: uang('HARGA BARU'),
    perubahan: uang('PERUBAHAN'),
    persen: persen('(%)', { width: 8 }),
    user_id: kode('OLEH'),
  },
  drill: [
    { column: 'harga', to: '/master-group', row: { q: 'kode' }, when: { sumber: ['HARGA GROUP'] } },
    {
      column: 'harga',
      to: '/master-parameter-harga-emas',
      row: { q: 'kode' },
      when: { sumber: ['HARGA EMAS'] },
    },
    { column: 'harga', to: '/parameter-harga-beli', row: { q: 'kode' }, when: { sumber: ['HARGA BELI'] } },
    { column: 'harga', to: '/parameter-ongkos', row: { q: 'kode' }, when: { sumber: ['ONGKOS'] } },
    {
      column: 'harga',
      to: '/parameter-hutang-pokok',
      row: { q: 'kode' },
      when: { sumber: ['HARGA TAKSIR'] },
    },
  ],
});
