/** A piece on a nota of the till of before, as a purchase reads it: what it was sold for, and what was promised about taking it back. */
import {
  hargaBerat,
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  type Rupiah,
} from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { BarisJual } from '../hitung-pembelian.rule.ts';
import type { RugiNota } from '../rugi-nota.rule.ts';

/** A row as its columns hold it. */
export type IsiLama = {
  toko_jual: string;
  no_nota: string;
  kode_lama: string | null;
  tgl_jual: Tanggal;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kadar: MiliPersen;
  berat: Miligram;
  harga: Rupiah | null;
  harga_gram: Rupiah | null;
  ongkos: Rupiah;
  batu: Rupiah;
  potongan_persen: MiliPersen | null;
  potongan_gram: Rupiah | null;
  nama_customer: string | null;
  no_hp_customer: string | null;
  keterangan: string | null;
};
/** One that is there: its code, and the purchase it came back with. */
export type LamaAda = IsiLama & { kode_nota_lama: string; no_beli: string | null; aktif: boolean };

/** With the group, the kind and the prices of the store that buys; null where it has none of them. */
export type NotaLama = Omit<LamaAda, 'keterangan'> & {
  kadar_cetak: string | null;
  versi: number;
  ada_jenis: boolean;
  berlian: boolean;
  markis: boolean | null;
  harga_group: Rupiah | null;
  kadar_jual: MiliPersen | null;
  harga_24k: Rupiah | null;
  harga_hari_ini: Rupiah | null;
};

/** As a line of a sale: what was paid for the gold, else its rupiah per gram. One of them there is. */
export const jualLama = ({
  berat,
  harga,
  harga_gram,
  ongkos,
  batu,
}: Pick<NotaLama, 'berat' | 'harga' | 'harga_gram' | 'ongkos' | 'batu'>): BarisJual => ({
  berat,
  harga_emas: harga ?? hargaBerat(harga_gram ?? NOL_RUPIAH, berat),
  ongkos,
  harga_atribut: batu,
  diskon: NOL_RUPIAH,
});

/** Name under which what was promised stands on the line of a purchase. */
export const JANJI_NOTA_LAMA = 'NOTA LAMA';

/** The terms that came over with the nota, in the place of Parameter Rugi Nota; null where none did. */
export function janjiLama({
  potongan_persen,
  potongan_gram,
}: Pick<NotaLama, 'potongan_persen' | 'potongan_gram'>): RugiNota | null {
  if (potongan_persen === null && potongan_gram === null) return null;
  return {
    ...{ kode_rugi: JANJI_NOTA_LAMA, asal_nota: 'NOTA', kode_group: null, umur_bulan: 0 },
    type_potongan: potongan_gram === null ? 'PERSENTASE' : 'RP',
    persentase: potongan_persen ?? (0 as MiliPersen),
    potongan: potongan_gram ?? NOL_RUPIAH,
  };
}
