/**
 * Who a nota belongs to is said by the best that any nota of that day says of the same member, or of the same
 * telephone: a number given once counts for the whole day.
 */
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPpatk } from './laporan-ppatk.report.ts';

export const laporanPpatkSql = implementReport(
  laporanPpatk,
  (f, { store }) => sql`
    with nota as materialized (
      select n.* from nota_orang n where n.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
    ), menurut_member as (
      select n.tanggal, n.kode_member, min(n.digest) as digest from nota n where n.kode_member is not null group by 1, 2
    ), bernomor as (
      select n.*, coalesce(n.digest, m.digest) as nomor from nota n left join menurut_member m using (tanggal, kode_member)
    ), menurut_telp as (
      select n.tanggal, n.telp, min(n.nomor) as nomor, min(n.kode_member) as kode_member
        from bernomor n where n.telp is not null group by 1, 2
    ), dikenal as (
      select n.*, coalesce('N' || coalesce(n.nomor, t.nomor), 'M' || coalesce(n.kode_member, t.kode_member), 'T' || n.telp) as kunci
        from bernomor n left join menurut_telp t using (tanggal, telp)
    ), dijumlah as (
      select d.*, sum(d.total) over hari as sehari, min(d.nama_customer) over hari as sebutan from dikenal d where d.kunci is not null
      window hari as (partition by d.tanggal, d.kunci)
    ), lapor as (
      select d.*, dense_rank() over (partition by d.tanggal order by d.sehari desc, d.kunci) as urut
        from dijumlah d where d.sehari >= ${readSetting(store, 'BATAS_LAPOR_PPATK')}
    )
    select l.tanggal, l.urut || '. ' || coalesce(l.sebutan, l.kode_member, '') as orang, l.kode_toko, l.no_faktur_group,
           (case l.jenis when 'PENJUALAN' then l.total end)::rupiah as jual, (case l.jenis when 'PEMBELIAN' then l.total end)::rupiah as beli,
           (case l.jenis when 'TUKAR' then l.total end)::rupiah as tukar, (case l.jenis when 'HUTANG' then l.total end)::rupiah as hutang,
           (case l.jenis when 'LELANG' then l.total end)::rupiah as lelang,
           (case l.jenis when 'TITIPAN' then l.total end)::rupiah as titipan, (case l.jenis when 'CICILAN' then l.total end)::rupiah as cicilan, l.total::rupiah as total, l.nama_customer, l.nik_sim_passport,
           l.alamat_customer, l.no_hp_customer, l.tanggal_lahir, l.pekerjaan, l.sumber_dana, l.kode_member
      from lapor l order by l.tanggal, l.urut, l.kode_toko, l.no_faktur_group, l.jenis`,
);
