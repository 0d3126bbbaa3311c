/**
 * Where the book of gold says that pieces lay at the end of a day, and how long ago they came. Stock by quantity has no day on
 * which it came, but many.
 */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanUmurStok } from './laporan-umur-stok.report.ts';

export const laporanUmurStokSql = implementReport(
  laporanUmurStok,
  (f, { kode_toko }) => sql`
    with stok as (
      select s.kode_barcode, s.nama_barang, s.kode_group, s.kode_dept, split_part(s.tempat, '/', 1) as kode_gudang,
             split_part(s.tempat, '/', 2) as kode_baki, s.kadar, s.berat, murni(s.berat, s.kadar) as berat_murni, s.harga_modal,
             s.tanggal_masuk, greatest(0, ${f.per_tanggal}::date - s.tanggal_masuk) as hari
        from stok_barang_pada(${kode_toko}, ${f.per_tanggal}) s where s.qty > 0 and s.berat > 0),
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
