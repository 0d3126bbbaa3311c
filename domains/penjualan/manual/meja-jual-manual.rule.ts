/** Selling goods without a barcode at the counter, and taking others in exchange: what is owed after both, while they are weighed. */
import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { beliTerisi, mejaManual } from '../../pembelian/manual/meja-beli-manual.rule.ts';
import { hitungJualManual } from './hitung-jual-manual.command.ts';

const terisi = (rows: unknown): FormData[] =>
  ((rows ?? []) as FormData[])
    .filter((b) => b['kode_lot'] && Number(b['qty']) > 0 && Number(b['berat']) > 0)
    .map(({ kode_lot, qty, berat, harga_per_gram, ongkos, diskon }) => ({
      ...{ kode_lot, qty, berat, harga_per_gram: harga_per_gram ?? null },
      ...{ ongkos: ongkos ?? null, diskon: diskon ?? null },
    }));

/** Both legs are priced as they are weighed, once there is something to sell. */
export const NILAI_JUAL: Asks = {
  call: () => hitungJualManual,
  with: ({ barang, tukar, pembeli, asal_nota }) => {
    const dijual = terisi(barang);
    if (dijual.length === 0) return null;
    return {
      barang: dijual,
      tukar: beliTerisi(tukar),
      pembeli: pembeli ?? null,
      asal_nota: asal_nota ?? null,
    };
  },
  shows: ['total', 'ppn_transaksi_rp', 'pph22', 'nilai_tukar', 'barang', 'tukar'],
};

/** The difference is paid, or handed over. */
export const MEJA_JUAL_MANUAL: Counter = {
  ...mejaManual,
  act: 'Bayar',
  seek: 'Kode lot, nama, atau no HP pelanggan',
  takes: 'kode_lot',
  terms: ['tukar'],
  figure: { label: 'Harus Dibayar', minus: 'Diserahkan', sums: ['total', 'pph22', '-nilai_tukar'] },
};
