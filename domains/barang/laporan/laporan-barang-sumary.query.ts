/** The gold book by group, kind, warehouse or tray, cancellations netted into what they cancel. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { type RawBuilder, sql } from 'kysely';
import { laporanBarangSumary } from './laporan-barang-sumary.report.ts';

const GUDANG = (tempat: string) => sql.raw(`split_part(${tempat}, '/', 1)`);
const BAKI = (tempat: string) => sql.raw(`split_part(${tempat}, '/', 2)`);

/** Gold without a group or kind stands under what it is. */
const NAMA_LOT = sql.raw('(select j.nama from jenis_lot j where j.jenis_lot = g.kode)');

/** Of a row: its code, its name, and the places between which a move is a move. */
const BENTUK = {
  GROUP: {
    kode: sql`r.kode_group`,
    nama: sql`coalesce((select n.nama_group from grup n where n.kode_toko = g.kode_toko and n.kode_group = g.kode), ${NAMA_LOT})`,
  },
  JENIS: {
    kode: sql`r.kode_dept`,
    nama: sql`coalesce((select n.nama_dept from jenis n where n.kode_dept = g.kode), ${NAMA_LOT})`,
  },
  GUDANG: {
    kode: GUDANG('r.tempat'),
    nama: sql`(select n.nama_gudang from gudang n where n.kode_toko = g.kode_toko and n.kode_gudang = g.kode)`,
  },
  BAKI: {
    kode: BAKI('r.tempat'),
    nama: sql`(select n.nama_baki from baki n where n.kode_toko = g.kode_toko and n.kode_baki = g.kode)`,
  },
} as const;

/** Weight that came in from, or went out to, such a place within the period. */
const jumlah = (kolom: 'm' | 'k', lawan: string) =>
  sql.raw(`coalesce(sum(g.${kolom}) filter (where g.periode and (${lawan})), 0)::bigint`);
const DI_LUAR_LAIN = "g.lawan not in ('@AWAL', '@SUPPLIER', '@PELANGGAN', '@HANCUR', '@SUSUT')";

/** Inside one row nothing moved: trays of one warehouse, or of the store when nothing narrower is asked. */
function diDalam(berdasarkan: keyof typeof BENTUK, satuGudang: boolean) {
  if (berdasarkan === 'BAKI') return sql`false`;
  const gudang = satuGudang || berdasarkan === 'GUDANG';
  return gudang ? sql`${GUDANG('r.tempat')} = ${GUDANG('r.lawan')}` : sql`left(r.lawan, 1) <> '@'`;
}

/** Fine gold that is left of a piece in such a row, beside one of its moves there: rounded per piece, as everywhere. */
const murniSisa = (
  kode: RawBuilder<unknown>,
) => sql`case when r.murni is not null then r.murni when row_number() over (partition by r.kode_barcode, ${kode}) = 1
  then murni((sum(r.berat) over (partition by r.kode_barcode, ${kode}))::bigint, r.kadar) else 0 end`;

export const laporanBarangSumarySql = implementReport(laporanBarangSumary, (f, { kode_toko }) => {
  const { kode, nama } = BENTUK[f.berdasarkan];
  const satu = f.kode_gudang !== null && (f.kode_gudang as string) !== 'ALL';
  return sql`
    with g as (
      select r.kode_toko, ${kode} as kode, r.lawan, r.periode, r.qty, r.berat, ${murniSisa(kode)} as murni, r.m, r.k, r.mq, r.kq
        from gerak_barang_antara(${kode_toko}, ${f.tgl_awal}, ${f.tgl_akhir}) r
       where ${unlessAll(f.kode_gudang, 'r.gudang')} and not (${diDalam(f.berdasarkan, satu)}))
    select g.kode, ${nama} as nama,
           coalesce(sum(g.qty) filter (where not g.periode), 0)::bigint as awal_qty,
           coalesce(sum(g.berat) filter (where not g.periode), 0)::bigint as awal,
           ${jumlah('m', "g.lawan in ('@AWAL', '@SUPPLIER')")} as tambah,
           ${jumlah('m', DI_LUAR_LAIN)} as masuk,
           ${jumlah('m', "g.lawan = '@PELANGGAN'")} as beli,
           ${jumlah('k', `${DI_LUAR_LAIN} or g.lawan in ('@AWAL', '@SUPPLIER')`)} as keluar,
           ${jumlah('k', "g.lawan = '@PELANGGAN'")} as jual,
           (${jumlah('k', "g.lawan in ('@HANCUR', '@SUSUT')")} - ${jumlah('m', "g.lawan in ('@HANCUR', '@SUSUT')")}) as hancur,
           coalesce(sum(g.mq) filter (where g.periode), 0)::bigint as masuk_qty,
           coalesce(sum(g.kq) filter (where g.periode), 0)::bigint as keluar_qty,
           sum(g.qty)::bigint as akhir_qty, sum(g.berat)::bigint as akhir,
           sum(g.murni)::bigint as akhir_murni
      from g
     group by g.kode_toko, g.kode
     order by g.kode`;
});
