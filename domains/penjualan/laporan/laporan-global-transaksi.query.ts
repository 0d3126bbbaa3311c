/** Events of a period with what they moved in the money and the gold book. */
import { implementReport } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { diToko } from '../lingkup-toko.query.ts';
import { laporanGlobalTransaksi } from './laporan-global-transaksi.report.ts';

export const laporanGlobalTransaksiSql = implementReport(
  laporanGlobalTransaksi,
  (f, { kode_toko }) => sql`
    with uang as (
      select g.kode_toko, g.no_dokumen, g.peristiwa, g.tanggal, sum(g.masuk) as masuk, sum(g.keluar) as keluar
        from gerak_uang g
       where g.akun in ('KAS', 'BANK', 'PIUTANG_EDC') and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and ${diToko(f, kode_toko, 'g.kode_toko')}
       group by 1, 2, 3, 4),
    barang as (
      select g.kode_toko, g.no_dokumen, g.peristiwa, g.tanggal, sum(g.masuk_qty) as qty_masuk, sum(g.masuk_berat) as berat_masuk,
             sum(g.keluar_qty) as qty_keluar, sum(g.keluar_berat) as berat_keluar
        from gerak_barang g
       where left(g.tempat, 1) <> '@' and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and ${diToko(f, kode_toko, 'g.kode_toko')}
       group by 1, 2, 3, 4),
    gerak as (select * from uang full join barang using (kode_toko, no_dokumen, peristiwa, tanggal))
    select r.kode_toko as toko, r.tanggal,
           case when r.membalik is not null then 'BATAL ' else '' end || upper(replace(d.jenis, '_', ' '))
             || case when r.membalik is null and r.transisi not in ('simpan', 'validasi') then ' ' || upper(r.transisi) else '' end
             as transaksi,
           count(*) as dokumen, coalesce(sum(g.qty_masuk), 0)::int as qty_masuk, coalesce(sum(g.berat_masuk), 0)::miligram as berat_masuk,
           coalesce(sum(g.qty_keluar), 0)::int as qty_keluar, coalesce(sum(g.berat_keluar), 0)::miligram as berat_keluar,
           coalesce(sum(g.masuk), 0)::rupiah as uang_masuk, coalesce(sum(g.keluar), 0)::rupiah as uang_keluar,
           coalesce(sum(g.masuk - g.keluar), 0)::rupiah as selisih
      from gerak g
      join peristiwa r on r.kode_toko = g.kode_toko and r.no_dokumen = g.no_dokumen and r.urut = g.peristiwa
      join dokumen d on d.kode_toko = r.kode_toko and d.no_dokumen = r.no_dokumen
     group by 1, 2, 3
     order by 1, 2, 3`,
);
