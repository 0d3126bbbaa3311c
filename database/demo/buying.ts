/** What a demo store pays for pieces that come back: by their state, and per gram for those without a nota. */
import { GRUP, HARGA_24K } from './goods.ts';

const KONDISI = [
  ['BAIK', 'PERSENTASE', 0, 0],
  ['MULUS', 'PERSENTASE', 3000, 0],
  ['PENYOK', 'RP', 0, 25_000],
  ['PUTUS', 'PERSENTASE', 8000, 0],
] as const;

export const kondisiBeli = (kode_toko: string): object[] =>
  KONDISI.map(([kondisi_barang, type_kondisi, persentase, potongan]) => ({
    kode_toko,
    kondisi_barang,
    type_kondisi,
    persentase,
    potongan,
  }));

/** The tray of scrap. */
export const BAKI_HANCUR = { kode_baki: 'HANCUR', kode_gudang: 'HANCUR', nama_baki: 'BAKI HANCUR' };

/** States in which pieces are destroyed: most of them are melted. */
export const kondisiBarang = (kode_toko: string): object[] =>
  (
    [
      ['ROSOK', 'ROSOK'],
      ['RUSAK', 'ROSOK'],
      ['HILANG', 'HILANG'],
    ] as const
  ).map(([kondisi_barang, tujuan]) => ({ kode_toko, kondisi_barang, tujuan }));

/** Price codes are called like the groups they stand for; 92 % of the gold in them, down to 500. */
export const hargaBeli = (kode_toko: string): object[] =>
  GRUP.map(([kode_harga, kadar]) => ({
    kode_toko,
    kode_harga,
    harga_per_gram: Math.floor((HARGA_24K * kadar * 0.92) / 100 / 500) * 500,
  }));
