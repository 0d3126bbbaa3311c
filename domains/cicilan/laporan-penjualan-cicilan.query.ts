/** Plans of a period with their movements; what is left and late is as of the last day of it. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanCicilan } from './laporan-penjualan-cicilan.report.ts';

/** Settled early counts what was forgiven as paid: it is not late. A plan that ended is late with nothing. */
export const laporanPenjualanCicilanSql = implementReport(
  laporanPenjualanCicilan,
  (f, { kode_toko }) => sql`
    with gerak as (
      select g.no_cicilan, sum(g.bayar + g.rabat)::bigint as terbayar, sum(g.jumlah)::bigint as saldo, sum(g.ppn)::bigint as ppn,
             bool_or(g.tanggal >= ${f.tgl_awal}) as bergerak,
             coalesce(sum(g.jumlah) filter (where g.tanggal >= ${f.tgl_awal} and g.jenis = 'DP'), 0)::bigint as dp,
             coalesce(sum(g.bayar) filter (where g.tanggal >= ${f.tgl_awal}), 0)::bigint as angsuran,
             coalesce(sum(g.margin) filter (where g.tanggal >= ${f.tgl_awal}), 0)::bigint as margin
        from cicilan_gerak g where g.kode_toko = ${kode_toko} and g.tanggal <= ${f.tgl_akhir}
       group by g.no_cicilan
    ), plan as (
      select c.*, d.status, g.terbayar as sampai, g.saldo as saldo_akhir, g.ppn as ppn_akhir, g.bergerak, g.dp as dp_masuk, g.angsuran,
             g.margin as margin_masuk,
             not exists (select from peristiwa p where p.kode_toko = c.kode_toko and p.no_dokumen = c.no_cicilan
                           and p.tanggal <= ${f.tgl_akhir} and p.ke_status in ('CANC', 'LELANG')
                           and not exists (select from peristiwa n where n.kode_toko = p.kode_toko and n.no_dokumen = p.no_dokumen
                                             and n.tanggal <= ${f.tgl_akhir} and n.urut > p.urut and n.ke_status = 'DONE')) as hidup
        from gerak g
        join cicilan c on c.kode_toko = ${kode_toko} and c.no_cicilan = g.no_cicilan
        join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan
    ), tempo as (
      select p.*, t.jumlah as jatuh, t.sejak
        from plan p left join lateral (
          select sum(j.nilai)::bigint as jumlah, min(j.jatuh_tempo) filter (where j.lewat > p.sampai) as sejak
            from (select i.*, sum(i.nilai) over (order by i.urut) as lewat from cicilan_jadwal i
                   where i.kode_toko = p.kode_toko and i.no_cicilan = p.no_cicilan) j
           where j.jatuh_tempo < ${f.tgl_akhir}) t on p.hidup
    )
    select x.no_cicilan, x.tanggal, x.nama_customer, x.harga_jual_cicil, x.dp_masuk::rupiah as dp, x.angsuran::rupiah as angsuran,
           x.margin_masuk::rupiah as margin,
           (case when x.hidup then x.harga_jual_cicil - x.dp - x.sampai else 0 end)::rupiah as sisa,
           greatest(0, coalesce(x.jatuh, 0) - x.sampai)::rupiah as tunggakan,
           case when coalesce(x.jatuh, 0) > x.sampai then ${f.tgl_akhir}::date - x.sejak else 0 end as telat,
           x.saldo_akhir::rupiah as saldo, x.ppn_akhir::rupiah as ppn, x.status, x.total, x.jumlah_barang as jumlah, x.no_hp_customer
      from tempo x
     where case ${f.berdasarkan}::text when 'BERJALAN' then x.hidup and x.harga_jual_cicil - x.dp > x.sampai
                when 'MENUNGGAK' then coalesce(x.jatuh, 0) > x.sampai
                when 'JUAL' then x.tanggal >= ${f.tgl_awal}
                else x.saldo_akhir <> 0 or x.bergerak end
       and ${unlessAll(f.status, 'x.status')}
     order by x.tanggal, x.no_cicilan`,
);
