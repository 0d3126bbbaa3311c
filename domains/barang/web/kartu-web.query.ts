/** What the site should be told of a piece: its card with all its price needs. */
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { HARGA_DASAR } from '../../master/harga/parameter-harga-emas.resource.ts';
import { aturanHarga } from '../harga-barang.rule.ts';
import { type BarisHarga, hargaKini } from '../kartu-barang.rule.ts';
import { type BahanWeb, type IsiWeb, isiWeb, type StatusWeb, tampil } from './barang-web.rule.ts';

/** A piece that is offered, with all its price needs. */
export type KartuWeb = BahanWeb &
  BarisHarga & {
    kode_barcode: string;
    tawar: boolean;
    status: StatusWeb;
    versi: number;
    percobaan: number;
    pernah: boolean;
    isi: IsiWeb | null;
    status_barang: string;
    dijual: boolean;
    toko_aktif: boolean;
  };

/** Those of a store, `$1`, and what else of them is asked for. */
export const kartuWeb = (
  lain = '',
): string => `select ${lain}w.kode_barcode, w.tawar, w.status, w.versi, w.percobaan, w.pernah, w.isi, b.status as status_barang, r.dijual,
    b.nama_barang, b.kode_group, g.nama_group, b.kode_dept, j.nama_dept, b.kadar, b.kadar_cetak, b.berat, b.size, b.foto, t.nama_toko, t.aktif as toko_aktif,
    b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_bandrol, g.harga as harga_group, g.kadar_jual, g.markis,
    (select h.harga_jual from parameter_harga_emas h where h.kode_toko = $1 and h.kode_harga = '${HARGA_DASAR}' and h.aktif)
      as harga_24k
  from barang_web w
  join barang b on b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode
  join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
  join jenis j on j.kode_dept = b.kode_dept
  join gudang r on r.kode_toko = b.kode_toko and r.kode_gudang = b.kode_gudang
  join toko t on t.kode_toko = w.kode_toko
 where w.kode_toko = $1`;

/** What the site should show of a piece now, or null. */
export const seharusnya = (kartu: KartuWeb, store: StoreConfig): IsiWeb | null =>
  tampil(kartu) ? isiWeb(kartu, hargaKini(kartu, aturanHarga(store)).total) : null;
