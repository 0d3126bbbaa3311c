/** What a marketplace should have of a piece: its card with all its price needs, who has it, and who ordered it. */
import type { MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { aturanHarga } from '../../barang/harga-barang.rule.ts';
import { type BarisHarga, hargaKini } from '../../barang/kartu-barang.rule.ts';
import { HARGA_DASAR } from '../../master/harga/parameter-harga-emas.resource.ts';
import type { PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  type BahanTawaran,
  hargaMarketplace,
  type IsiDiSana,
  type IsiTawaran,
  type StatusTawaran,
  stokTawaran,
} from './tawaran.rule.ts';

export type KartuTawaran = BahanTawaran &
  BarisHarga & {
    penyedia: PenyediaMarketplace;
    kode_barcode: string;
    nama: string;
    /** As it was typed. */
    harga: Rupiah | null;
    ikut_harga: boolean;
    /** Of the account: what is offered of one that is switched off comes down. */
    akun_aktif: boolean;
    fee_persen: MiliPersen;
    biaya_tetap: Rupiah;
    status: StatusTawaran;
    versi: number;
    percobaan: number;
    pernah: boolean;
    id_barang: string | null;
    id_sku: string | null;
    foto_lalu: string | null;
    id_foto: string | null;
    isi: IsiDiSana | null;
    ditahan_sana: boolean;
    nama_barang: string;
    nama_toko: string;
    nama_dept: string;
    kadar_cetak: string;
    size: string | null;
    foto: string | null;
  };

/** Who has a piece of an order, or took it along, and who waits for one that may come back: it is nobody else's. */
const DIPESAN = `exists (select from pesanan_marketplace_barang r join pesanan_marketplace p
      on p.kode_toko = r.kode_toko and p.penyedia = r.penyedia and p.no_pesanan = r.no_pesanan
    where r.kode_toko = w.kode_toko and r.kode_barcode = w.kode_barcode and p.keadaan <> 'BATAL'
      and (r.keadaan in ('DIPEGANG', 'DISERAHKAN') or r.keadaan in ('MENUNGGU', 'BENTROK') and p.keadaan <> 'SELESAI'))`;

/** The marketplace itself keeps the piece for an order, and takes no word about its stock until that is over. */
const DITAHAN = `exists (select from pesanan_marketplace_barang r join pesanan_marketplace p
      on p.kode_toko = r.kode_toko and p.penyedia = r.penyedia and p.no_pesanan = r.no_pesanan
    where r.kode_toko = w.kode_toko and r.penyedia = w.penyedia and r.kode_barcode = w.kode_barcode
      and p.keadaan in ('BELUM_BAYAR', 'SIAP_KIRIM'))`;

/** Those of a store, `$1`, as they are at the moment `$2`, and what else of them is asked for. */
export const kartuTawaran = (
  lain = '',
): string => `select ${lain}w.penyedia, w.kode_barcode, w.nama, w.harga, w.tawar, w.status, w.versi, w.percobaan, w.pernah, w.id_barang, w.id_sku,
    w.foto as foto_lalu, w.id_foto, w.isi, s.ikut_harga, s.aktif as akun_aktif, coalesce(m.fee_persen, 0) as fee_persen, coalesce(m.biaya_tetap, 0) as biaya_tetap,
    b.status as status_barang, b.nama_barang, b.berat, b.kadar_cetak, b.size, b.foto, b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_bandrol,
    g.harga as harga_group, g.kadar_jual, g.markis, j.nama_dept, r.dijual, t.nama_toko, t.aktif as toko_aktif,
    (s.baki = '{}' or b.kode_baki = any (s.baki)) as di_baki,
    exists (select from barang_pegang p where p.kode_toko = w.kode_toko and p.kode_barcode = w.kode_barcode and p.sampai > $2::timestamptz) as dipegang,
    ${DIPESAN} as dipesan, ${DITAHAN} as ditahan_sana,
    (select h.harga_jual from parameter_harga_emas h where h.kode_toko = $1 and h.kode_harga = '${HARGA_DASAR}' and h.aktif)
      as harga_24k
  from tawaran_marketplace w
  join setting_marketplace s on s.kode_toko = w.kode_toko and s.penyedia = w.penyedia
  left join marketplace m on m.kode_marketplace = s.kode_marketplace
  join barang b on b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode
  join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
  join jenis j on j.kode_dept = b.kode_dept
  join gudang r on r.kode_toko = b.kode_toko and r.kode_gudang = b.kode_gudang
  join toko t on t.kode_toko = w.kode_toko
 where w.kode_toko = $1`;

/** What it costs there today. */
export const hargaTawaran = (kartu: KartuTawaran, store: StoreConfig): Rupiah =>
  kartu.harga ?? hargaMarketplace(hargaKini(kartu, aturanHarga(store)).total, kartu);

/** What the marketplace should have now. A price that does not follow the day stays as it was told first. */
export function seharusnya(kartu: KartuTawaran, store: StoreConfig): IsiTawaran {
  const tetap = kartu.harga === null && !kartu.ikut_harga ? kartu.isi?.harga : undefined;
  const harga = tetap ?? hargaTawaran(kartu, store);
  if (!kartu.akun_aktif) return { harga, stok: 0, tayang: false };
  return { harga, stok: harga > 0 ? stokTawaran(kartu) : 0, tayang: kartu.tawar };
}
