/** Stock card of gold for refining, counted back from what there is now. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { KODE_STOCK } from '../stock-cuci/stock-cuci.rule.ts';
import { laporanStockCuciManual } from './laporan-stock-cuci-manual.report.ts';

export const laporanStockCuciManualSql = implementReport(
  laporanStockCuciManual,
  (f, { kode_toko }) => sql`
    with l as materialized (
      select l.kode_lot, l.jenis_lot, l.nama_lot, l.tempat, l.kadar, l.qty, l.berat, l.murni, l.nilai from lot l
       where l.kode_toko = ${kode_toko} and l.jenis_lot = any (${[...KODE_STOCK]}) and left(l.tempat, 1) <> '@'
         and ${unlessAll(f.jenis_lot, 'l.jenis_lot')}),
    s as (
      select g.kode_lot,
             sum(a.kali * g.qty) filter (where a.nanti) as qty, sum(a.kali * g.berat) filter (where a.nanti) as berat,
             sum(a.kali * g.murni) filter (where a.nanti) as murni, sum(a.kali * g.nilai) filter (where a.nanti) as nilai,
             sum(a.kali * g.berat) filter (where not a.nanti and h.cara = 'MASUK') as masuk,
             sum(a.kali * g.berat) filter (where not a.nanti and h.cara = 'TIMBANG') as timbang,
             sum(a.kali * g.berat) filter (where not a.nanti and h.cara is null and a.datang) as masuk_lain,
             -sum(a.kali * g.berat) filter (where not a.nanti and h.cara is null and not a.datang) as keluar
        from gerak_lot g
        join l on l.kode_lot = g.kode_lot
        left join stock_cuci h on h.kode_toko = g.kode_toko and h.no_dokumen = g.no_dokumen
       cross join lateral (select case g.arah when 'MASUK' then 1 else -1 end as kali, g.tanggal > ${f.tgl_akhir} as nanti,
                                  (g.arah = 'MASUK') = (g.membalik is null) as datang) a
       where g.kode_toko = ${kode_toko} and g.tanggal >= ${f.tgl_awal} and not g.tahan and not g.gugur
       group by g.kode_lot),
    x as (
      select l.*, coalesce(s.masuk, 0) as masuk, coalesce(s.masuk_lain, 0) as masuk_lain, coalesce(s.keluar, 0) as keluar,
             coalesce(s.timbang, 0) as timbang, l.qty - coalesce(s.qty, 0) as akhir_qty,
             l.berat - coalesce(s.berat, 0) as akhir, l.murni - coalesce(s.murni, 0) as akhir_murni, l.nilai - coalesce(s.nilai, 0) as modal
        from l left join s on s.kode_lot = l.kode_lot)
    select x.jenis_lot, x.kode_lot, x.nama_lot, x.tempat, x.kadar,
           (x.akhir - x.masuk - x.masuk_lain + x.keluar - x.timbang)::bigint as awal, x.masuk::bigint as masuk, x.masuk_lain::bigint as masuk_lain,
           x.keluar::bigint as keluar, x.timbang::bigint as timbang, x.akhir_qty::integer as akhir_qty, x.akhir::bigint as akhir,
           x.akhir_murni::bigint as akhir_murni, x.modal::bigint as harga_modal
      from x where x.akhir <> 0 or x.masuk <> 0 or x.masuk_lain <> 0 or x.keluar <> 0 or x.timbang <> 0
     order by x.jenis_lot, x.kadar, x.nama_lot, x.kode_lot`,
);
