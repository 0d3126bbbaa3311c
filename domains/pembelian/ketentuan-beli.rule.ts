/**
 * What a nota promises about buying back where the shop wrote no terms of its own (Parameter Keterangan Nota): what the shop
 * pays by (`AturanBeli`), in words, so that no paper promises what the till refuses. Domain 15.2; the three months of Spec 1 §9
 * are what TEMPO_BUYBACK says unless told.
 */
import { formatGram } from '@mustika/kernel/amount.ts';
import type { AturanBeli } from './hitung-pembelian.rule.ts';

/** Nothing where nota are bought back at any age alike. */
const tempo = ({ tempo_bulan }: Pick<AturanBeli, 'tempo_bulan'>): string[] =>
  tempo_bulan === 0 ? [] : [`Toleransi pembelian kembali ${tempo_bulan} bulan.`];

/** What of the price is lost, in one sentence. */
function hilang({ dengan_ongkos, tanpa_atribut }: AturanBeli): string[] {
  if (dengan_ongkos) return tanpa_atribut ? ['Batu tidak diganti.'] : [];
  return [tanpa_atribut ? 'Ongkos dan batu tidak diganti.' : 'Ongkos tidak diganti.'];
}

/** Terms of a sale. */
export const ketentuanJual = (aturan: AturanBeli): string[] => [
  'Bawalah nota ini saat menjual kembali.',
  aturan.basis === 'NOTA'
    ? 'Harga beli kembali mengikuti kondisi barang dan harga emas pada nota ini.'
    : 'Harga beli kembali mengikuti kondisi barang dan harga emas hari itu.',
  ...hilang(aturan),
  'Barang rusak, penyok atau putus dipotong lebih besar.',
  'Nota hilang dianggap tanpa nota.',
  ...(aturan.toleransi === 0
    ? []
    : [`Selisih berat sampai ${formatGram(aturan.toleransi)} gram adalah wajar.`]),
  'Periksa barang sebelum meninggalkan toko.',
  ...tempo(aturan),
];

/** Terms of a purchase. */
export const ketentuanBeli = (aturan: Pick<AturanBeli, 'tempo_bulan'>): string[] => [
  'Barang tersebut milik penjual dan tidak dalam sengketa.',
  'Barang yang sudah dibeli menjadi milik toko.',
  'Uang diterima penjual dengan cukup.',
  ...tempo(aturan),
];
