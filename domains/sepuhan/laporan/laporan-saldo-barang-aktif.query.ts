/** Lots by their movements up to a day, and pieces that were bought or destroyed as the book has them on it. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { GUDANG_BELI, GUDANG_HANCUR } from '../../barang/gerak-barang.rule.ts';
import { laporanSaldoBarangAktif } from './laporan-saldo-barang-aktif.report.ts';

const PECAHAN = { BALENAN: GUDANG_BELI, ROSOK: GUDANG_HANCUR } as const;

export const laporanSaldoBarangAktifSql = implementReport(
  laporanSaldoBarangAktif,
  (f, { kode_toko }) => sql`
    with lots as (
      select g.kode_lot, sum(k.kali * g.qty)::integer as qty, sum(k.kali * g.berat)::bigint as berat, sum(k.kali * g.murni)::bigint as murni,
             sum(k.kali * g.nilai)::bigint as nilai
        from gerak_lot g cross join lateral (select case g.arah when 'MASUK' then 1 else -1 end as kali) k
       where g.kode_toko = ${kode_toko} and g.tanggal <= ${f.tanggal} and not g.tahan and not g.gugur
       group by g.kode_lot having sum(k.kali * g.berat) > 0),
    ada as (
      select l.tempat, l.jenis_lot as jenis, l.kadar::integer as kadar, s.qty, s.berat, s.murni, s.nilai, l.tanggal_masuk, l.kode_lot
        from lots s join lot l on l.kode_toko = ${kode_toko} and l.kode_lot = s.kode_lot
       where l.jenis_lot <> 'MANUAL'
      union all
      select p.tempat, j.jenis, p.kadar, sum(p.qty)::integer, sum(p.berat)::bigint, sum(murni(p.berat, p.kadar))::bigint,
             sum(p.qty * p.harga_modal::bigint)::bigint, min(p.tanggal_masuk), null
        from stok_barang_pada(${kode_toko}, ${f.tanggal}) p
        join (values ('BALENAN', ${PECAHAN.BALENAN}), ('ROSOK', ${PECAHAN.ROSOK})) j (jenis, gudang)
          on j.gudang = split_part(p.tempat, '/', 1)
       group by p.tempat, j.jenis, p.kadar)
    select case when a.jenis = 'KIRIM' then 'KE PUSAT' when left(a.tempat, 1) = '@' then coalesce(t.nama_tukang || ' (' || t.kode_tukang || ')', a.tempat) else a.tempat end as lokasi,
           a.jenis, a.kadar, a.qty as jumlah_qty, a.berat, a.murni as berat_murni, a.nilai as harga_modal,
           (${f.tanggal}::date - a.tanggal_masuk)::integer as umur, a.kode_lot
      from ada a
      left join tukang t on t.kode_toko = ${kode_toko} and a.tempat = '@TUKANG/' || t.kode_tukang
     where ${unlessAll(f.jenis, 'a.jenis')} and ${unlessAll(f.tukang, 't.kode_tukang')}
     order by left(a.tempat, 1) = '@', lokasi, a.jenis, a.kadar, a.kode_lot nulls first`,
);
