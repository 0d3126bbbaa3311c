/** The masters a purchase is priced with, from what their lists answer to inside units. Purchase and trade-in alike. */

import { miliPersen, type Rupiah, rupiah, toThousandths } from '@mustika/kernel/amount.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { HARGA_DASAR } from '../../master/harga/parameter-harga-emas.resource.ts';
import { aturanBeli } from '../hitung-pembelian.rule.ts';
import type { AsalNota, Potongan } from '../rugi-nota.rule.ts';
import type { AcuanLayar } from './keranjang-beli.rule.ts';

type PotonganWire = { type_potongan: 'PERSENTASE' | 'RP'; persentase: number; potongan: number };

/** Rows as they travel; undefined while a list is on its way. */
export type MasterBeli = {
  kondisi:
    | readonly {
        kondisi_barang: string;
        type_kondisi: 'PERSENTASE' | 'RP';
        persentase: number;
        potongan: number;
      }[]
    | undefined;
  harga: readonly { kode_harga: string; harga_per_gram: number }[] | undefined;
  emas: readonly { kode_harga: string; harga_beli: number }[] | undefined;
  rugi:
    | readonly (PotonganWire & {
        kode_rugi: string;
        asal_nota: AsalNota;
        kode_group: string | null;
        umur_bulan: number;
      })[]
    | undefined;
  potongan: readonly (PotonganWire & { kode_kategori: string })[] | undefined;
  jenis: readonly { kode_dept: string; kode_kategori: string | null }[] | undefined;
};

/** What a screen prices with; ready once the conditions are there, without them nothing can be priced. */
export type AcuanSiap = AcuanLayar & { siap: boolean; batas: number; batasDiri: Rupiah };

const dalam = ({ type_potongan, persentase, potongan }: PotonganWire): Potongan => ({
  type_potongan,
  persentase: miliPersen(toThousandths(persentase) ?? 0),
  potongan: rupiah(potongan),
});

/** All of it for one store and one business day (yyyy-MM-dd). */
export function acuanDari(master: MasterBeli, store: Toko, hari: string): AcuanSiap {
  const dasar = master.emas?.find((row) => row.kode_harga === HARGA_DASAR)?.harga_beli ?? 0;
  return {
    siap: master.kondisi !== undefined,
    kondisi: (master.kondisi ?? []).map((k) => ({
      ...k,
      persentase: miliPersen(toThousandths(k.persentase) ?? 0),
      potongan: rupiah(k.potongan),
    })),
    harga: (master.harga ?? []).map((h) => ({ ...h, harga_per_gram: rupiah(h.harga_per_gram) })),
    harga_24k: dasar > 0 ? (dasar as Rupiah) : null,
    rugi: (master.rugi ?? []).map((r) => ({ ...r, ...dalam(r) })),
    potongan: (master.jenis ?? []).flatMap(({ kode_dept, kode_kategori }) => {
      const found = master.potongan?.find((p) => p.kode_kategori === kode_kategori);
      return found ? [{ kode_dept, kode_kategori: found.kode_kategori, ...dalam(found) }] : [];
    }),
    hari,
    aturan: aturanBeli(store),
    flags: store.flags,
    batas: readSetting(store, 'BATAS_IDENTITAS_PEMBELIAN'),
    batasDiri: readSetting(store, 'BATAS_IDENTITAS'),
  };
}
