/** What sorting reads: bought pieces with all that a new card of theirs takes over, and trays. */
import type { Miligram, Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { GUDANG_BELI, GUDANG_HANCUR } from '../../barang/gerak-barang.rule.ts';
import type { GolonganModal } from '../../barang/golongan-modal.rule.ts';
import type { ParameterOngkos } from '../../barang/masuk/barang-baru.rule.ts';
import type { BarangHancur } from '../hancur/hancur-pembelian.posting.ts';

/** What a new card takes over from the old one beside what it is and weighs. */
export type KartuLama = {
  kadar_cetak: string;
  tipe_ongkos: 'GRAM' | 'TOTAL';
  ongkos: Rupiah;
  nama_atribut: string | null;
  berat_atribut: Miligram;
  harga_atribut: Rupiah;
  size: string | null;
  foto: string | null;
  golongan_modal: GolonganModal;
  /** Its stones, as the writer of new pieces takes them. */
  batu: object[] | null;
};
export type BarangSortir = BarangHancur & { kartu: KartuLama };

const BARANG = `select b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.harga_modal,
    b.versi, b.status, l.no_faktur as no_faktur_beli, l.tanggal as tgl_beli, l.susut, v.keputusan,
    jsonb_build_object('kadar_cetak', b.kadar_cetak, 'tipe_ongkos', b.tipe_ongkos, 'ongkos', b.ongkos, 'nama_atribut', b.nama_atribut,
      'berat_atribut', b.berat_atribut, 'harga_atribut', b.harga_atribut, 'size', b.size, 'foto', b.foto, 'golongan_modal', b.golongan_modal,
      'batu', (select jsonb_agg(to_jsonb(x) order by x.urut) from barang_batu x where x.kode_toko = b.kode_toko and x.kode_barcode = b.kode_barcode)) as kartu
  from barang b
  join asal_beli l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and l.no_faktur_group = b.no_terakhir
   and not l.batal
  left join validasi_susut_barang v on v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal
 where b.kode_toko = $1 and b.status = 'DIBELI' and b.kode_barcode = any ($2::text[])`;

export const bacaBarangSortir = (kode_toko: string, kode: readonly string[]) =>
  statement<BarangSortir>('sortir_barang', BARANG, kode_toko, kode);

/** What the shop's lists say of a lot that becomes pieces. */
export type AcuanLot = {
  kode_lot: string;
  kadar_cetak: string | null;
  markis: boolean;
  aksesoris: boolean;
  berlian: boolean;
  parameter: ParameterOngkos[] | null;
};

export const bacaAcuanLot = (kode_toko: string, kode: readonly string[]) =>
  statement<AcuanLot>(
    'sortir_acuan_lot',
    `select l.kode_lot, g.markis, g.aksesoris, j.berlian,
            (select k.kadar_cetak from kadar k where k.kadar = l.kadar and k.aktif order by k.kode_kadar limit 1) as kadar_cetak,
            (select jsonb_agg(to_jsonb(o)) from parameter_ongkos o where o.kode_toko = $1 and o.aktif) as parameter
       from lot l
       join grup g on g.kode_toko = l.kode_toko and g.kode_group = l.kode_group
       join jenis j on j.kode_dept = l.kode_dept
      where l.kode_toko = $1 and l.kode_lot = any ($2)`,
    kode_toko,
    kode,
  );

export type BakiSortir = { kode_baki: string; kode_gudang: string; dijual: boolean };

/** The trays that are named, and the first one of the room of scrap. */
export const bacaBakiSortir = (kode_toko: string, baki: readonly string[]) =>
  statement<BakiSortir>(
    'sortir_baki',
    `select t.kode_baki, t.kode_gudang, w.dijual from baki t
       join gudang w on w.kode_toko = t.kode_toko and w.kode_gudang = t.kode_gudang
      where t.kode_toko = $1 and t.aktif and w.aktif and (t.kode_baki = any ($2::text[]) or t.kode_gudang = '${GUDANG_HANCUR}')
      order by t.kode_gudang <> '${GUDANG_HANCUR}', t.kode_baki`,
    kode_toko,
    baki,
  );

/** The first tray of the room of bought goods. */
export const bacaBakiBeli = (kode_toko: string) =>
  statement<{ kode_baki: string }>(
    'sortir_baki_beli',
    `select t.kode_baki from baki t where t.kode_toko = $1 and t.kode_gudang = '${GUDANG_BELI}' and t.aktif order by t.kode_baki limit 1`,
    kode_toko,
  );
