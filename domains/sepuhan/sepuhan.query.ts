/** What documents about craftsmen read: scrap by its codes, shipments that are open, trays for what comes back. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { GUDANG_BELI, GUDANG_HANCUR } from '../barang/gerak-barang.rule.ts';
import type { PerlakuanSusut } from '../lot/olah-lot.rule.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { BakiHasil } from './baki-hasil.rule.ts';
import type { Pekerjaan } from './sepuhan.rule.ts';

/** A piece that goes along: destroyed to be melted, or bought and not sorted. `susut` is what nobody has agreed to of its weight. */
export type Keping = {
  kode_barcode: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kode_gudang: string;
  kode_baki: string;
  berat: Miligram;
  kadar: MiliPersen;
  harga_modal: Rupiah;
  status: string;
  versi: number;
  ada_faktur: boolean;
  diragukan: boolean;
};

export const bacaKeping = (kode_toko: string, kode: readonly string[]) =>
  statement<Keping>(
    'sepuhan_keping',
    `select b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.harga_modal, b.status,
            b.versi, b.ada_faktur_masukan as ada_faktur, coalesce(l.susut > 0 and v.keputusan is distinct from 'SETUJU', false) as diragukan
       from barang b
       left join asal_beli l on b.status = 'DIBELI' and l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
        and l.no_faktur_group = b.no_terakhir and not l.batal
       left join validasi_susut_barang v on v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal
      where b.kode_toko = $1 and b.kode_barcode = any ($2)`,
    kode_toko,
    kode,
  );

/** Gold of a shipment that a craftsman still has to bring, grams as they were sent; head `h`. */
export const SISA_DI_TUKANG = {
  sisa: `(select coalesce(sum(l.berat), 0)::bigint from lot l
          where l.kode_toko = h.kode_toko and l.batch = h.no_dokumen and l.jenis_lot <> 'SUSUT')`,
} as const;

/** A shipment as its receptions and its closing need it. */
export type Kiriman = {
  no_kirim: string;
  /** Fine gold that was sent. */
  murni_kirim: Miligram;
  pekerjaan: Pekerjaan;
  tukang: string;
  perlakuan: PerlakuanSusut;
  ditutup: string | null;
  toleransi_susut: MiliPersen;
  tanggal: Tanggal;
};

const KIRIMAN = `select k.no_dokumen as no_kirim, k.murni as murni_kirim, k.pekerjaan, k.tukang, k.perlakuan, k.ditutup, t.toleransi_susut, d.tanggal
  from kirim_cuci k
  join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen and d.status = 'DONE'
  join tukang t on t.kode_toko = k.kode_toko and t.kode_tukang = k.tukang
 where k.kode_toko = $1`;

/** The shipments that these lots belong to. */
export const bacaKirimanLot = (kode_toko: string, kode: readonly string[]) =>
  statement<Kiriman>(
    'sepuhan_kiriman_lot',
    `${KIRIMAN} and k.no_dokumen in (select l.batch from lot l where l.kode_toko = $1 and l.kode_lot = any ($2))`,
    kode_toko,
    kode,
  );

/** The order that gold is sent for, as long as it is being made. */
export const bacaPesanan = (kode_toko: string, no_pesanan: string | null) =>
  statement<{ no_dokumen: string }>(
    'sepuhan_pesanan',
    `select d.no_dokumen from dokumen d where d.kode_toko = $1 and d.no_dokumen = $2 and d.jenis = 'pesanan'
       and d.status in ('PESAN', 'KERJA')`,
    kode_toko,
    no_pesanan ?? '',
  );

/** What came back of a shipment, and what is missing, net of what was more than it had to be. */
export type KirimanTutup = Kiriman & {
  murni_bahan: Miligram;
  murni_hasil: Miligram;
  susut: Miligram;
  /** Losses of the last closed shipments of the same craftsman and work, the newest first. */
  lalu: readonly number[] | null;
  /** Grams as they were sent that are still out, and days since. */
  sisa: Miligram;
  umur: number;
};

/** At most so many closed shipments say what is ordinary. */
const LALU = 25;

const TERHITUNG = `select k.*, s.murni_bahan, s.murni_hasil, s.susut,
       (select array_agg(x.susut_persen::integer order by x.urut) from (
          select w.susut_persen, row_number() over (order by e.waktu desc) as urut
            from wasting_sepuhan w
            join dokumen d on d.kode_toko = w.kode_toko and d.no_dokumen = w.no_dokumen and d.status = 'DONE'
            join peristiwa e on e.kode_toko = w.kode_toko and e.no_dokumen = w.no_dokumen and e.urut = 1
           where w.kode_toko = $1 and w.tukang = k.tukang and w.pekerjaan = k.pekerjaan and w.murni_bahan > 0
           order by e.waktu desc limit ${LALU}) x) as lalu,
       (select coalesce(sum(l.berat), 0)::bigint from lot l
         where l.kode_toko = $1 and l.batch = k.no_kirim and l.jenis_lot <> 'SUSUT') as sisa,
       (select max(h.tanggal) from hari_toko h where h.kode_toko = $1) - k.tanggal as umur`;
const KEMBALI = `cross join lateral (
        select coalesce(sum(t.murni_bahan), 0)::bigint as murni_bahan, coalesce(sum(t.murni), 0)::bigint as murni_hasil,
               coalesce(sum(t.susut), 0)::bigint as susut
          from terima_sepuhan t
          join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen and d.status = 'DONE'
         where t.kode_toko = $1 and t.no_kirim = k.no_kirim) s`;

export const bacaKirimanTutup = (kode_toko: string, no_kirim: string) =>
  statement<KirimanTutup>(
    'sepuhan_kiriman_tutup',
    `${TERHITUNG} from (${KIRIMAN} and k.no_dokumen = $2) k ${KEMBALI}`,
    kode_toko,
    no_kirim,
  );

/** What of each karat was accounted for, and what is missing of it. */
export type SusutKadar = { kadar: MiliPersen; berat: Miligram; murni: Miligram; susut: Miligram };

export const bacaSusutKadar = (kode_toko: string, no_kirim: string) =>
  statement<SusutKadar>(
    'sepuhan_susut_kadar',
    `select b.kadar, sum(b.berat)::bigint as berat, sum(b.murni)::bigint as murni, sum(b.susut)::bigint as susut
       from terima_sepuhan t
       join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen and d.status = 'DONE'
       join terima_sepuhan_bahan b on b.kode_toko = t.kode_toko and b.no_dokumen = t.no_dokumen
      where t.kode_toko = $1 and t.no_kirim = $2 group by b.kadar order by b.kadar`,
    kode_toko,
    no_kirim,
  );

/** Those nobody has closed, the oldest first. */
export const bacaKirimanTerbuka = (kode_toko: string) =>
  statement<KirimanTutup>(
    'sepuhan_kiriman_terbuka',
    `${TERHITUNG} from (${KIRIMAN} and k.ditutup is null) k ${KEMBALI} order by k.tanggal, k.no_kirim`,
    kode_toko,
  );

/** What the shop pays for a gram of 24K today; no row where it keeps no such price. */
export const bacaHargaEmas = (kode_toko: string) =>
  statement<{ harga_beli: Rupiah }>(
    'sepuhan_harga',
    `select harga_beli from parameter_harga_emas where kode_toko = $1 and kode_harga = '${HARGA_DASAR}' and aktif`,
    kode_toko,
  );

/** The tray that is named, and the first ones of the rooms of bought goods and of scrap. */
export const bacaBakiHasil = (kode_toko: string, ke_baki: string | null) =>
  statement<BakiHasil>(
    'sepuhan_baki',
    `select t.kode_baki, t.kode_gudang from baki t
       join gudang w on w.kode_toko = t.kode_toko and w.kode_gudang = t.kode_gudang
      where t.kode_toko = $1 and t.aktif and w.aktif and (t.kode_baki = $2 or t.kode_gudang in ('${GUDANG_BELI}', '${GUDANG_HANCUR}'))
      order by t.kode_baki is distinct from $2, t.kode_gudang, t.kode_baki`,
    kode_toko,
    ke_baki,
  );
