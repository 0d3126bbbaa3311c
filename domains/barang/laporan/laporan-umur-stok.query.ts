/**
 * Where the book of gold says that pieces lay at the end of a day, and how long ago they came. Stock by quantity has no day on
 * which it came, but many.
 */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanUmurStok } from './laporan-umur-stok.report.ts';

export const laporanUmurStokSql = implementReport(
  laporanUmurStok,
  (f, { kode_toko }) => sql`
    with letak as (
      select g.kode_barcode, g.tempat, g.kadar, sum(g.masuk_berat - g.keluar_berat)::bigint as berat
        from gerak_barang g
       where g.kode_toko = ${kode_toko} and g.tanggal <= ${f.per_tanggal} and left(g.tempat, 1) <> '@'
       group by g.kode_barcode, g.tempat, g.kadar having sum(g.masuk_qty - g.keluar_qty) > 0),
    stok as (
      select b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, split_part(l.tempat, '/', 1) as kode_gudang,
             split_part(l.tempat, '/', 2) as kode_baki, l.kadar, l.berat, murni(l.berat, l.kadar) as berat_murni, b.harga_modal,
             b.tanggal_masuk, greatest(0, ${f.per_tanggal}::date - b.tanggal_masuk) as hari
        from letak l join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = l.kode_barcode and b.berat > 0),
    kelompok as (
      select s.*, case when s.hari <= 30 then '0-30' when s.hari <= 90 then '31-90' when s.hari <= 180 then '91-180'
                       when s.hari <= 365 then '181-365' else '366+' end as kelompok
        from stok s)
    select k.* from kelompok k
     where ${unlessAll(f.kode_gudang, 'k.kode_gudang')} and ${unlessAll(f.kode_baki, 'k.kode_baki')}
       and ${unlessAll(f.kode_group, 'k.kode_group')} and ${unlessAll(f.kode_dept, 'k.kode_dept')}
       and ${unlessAll(f.umur, 'k.kelompok')}
     order by k.hari, k.kode_barcode`,
);
