/** Lines of orders; money stands with the first line of each. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPesanan } from './laporan-pesanan.report.ts';

export const laporanPesananSql = implementReport(
  laporanPesanan,
  (f, { kode_toko }) => sql`
    with hari as (select max(o.tanggal) as tanggal from hari_toko o where o.kode_toko = ${kode_toko}),
    p as (
      select x.*, d.status, case ${f.menurut}::text when 'JANJI' then x.tgl_janji when 'JADI' then x.tgl_jadi else x.tanggal end as dasar
        from pesanan_dibaca x
        join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_pesanan and d.status <> 'OPEN'
       where x.kode_toko = ${kode_toko})
    select b.kode_dept, p.no_pesanan, p.tanggal, p.nama_customer, p.no_hp_customer, b.nama_barang, b.kode_group, 1 as pcs, b.berat,
           t.berat as berat_jadi, coalesce(t.total, b.total) as harga,
           case when b.urut = 1 then coalesce((select sum(g.jumlah) from titipan_gerak g where g.kode_toko = p.kode_toko
             and g.no_titipan = p.no_pesanan and g.jenis in ('MASUK', 'AWAL', 'TAMBAH')), 0) else 0 end::bigint::rupiah as dibayar,
           case when b.urut = 1 then p.saldo else 0 end::bigint::rupiah as saldo, p.tgl_janji, p.kode_tukang, b.kode_barcode,
           case p.status when 'PESAN' then 'DIPESAN' when 'KERJA' then 'DIKERJAKAN' when 'DONE' then 'JADI' when 'CLOSE' then 'DIAMBIL' else 'BATAL' end as status,
           greatest(0, case when p.status in ('PESAN', 'KERJA') then hari.tanggal - p.tgl_janji
             when p.status = 'DONE' then hari.tanggal - p.tgl_jadi else 0 end) as hari
      from p cross join hari
      join pesanan_barang b on b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan
      left join titipan_barang t on t.kode_toko = b.kode_toko and t.no_titipan = b.no_pesanan and t.kode_barcode = b.kode_barcode
       and t.keadaan in ('DITITIP', 'DIAMBIL')
     where p.dasar between ${f.tgl_awal} and ${f.tgl_akhir}
       and case ${f.keadaan}::text when 'SEMUA' then true when 'BELUM_JADI' then p.status in ('PESAN', 'KERJA')
             when 'LEWAT' then p.status in ('PESAN', 'KERJA') and p.tgl_janji < hari.tanggal
             when 'BELUM_DIAMBIL' then p.status = 'DONE' when 'DIAMBIL' then p.status = 'CLOSE' else p.status = 'CANC' end
       and ${unlessAll(f.jenis_harga, 'p.jenis_harga')} and ${unlessAll(f.kode_dept, 'b.kode_dept')}
       and ${unlessAll(f.kode_tukang, 'p.kode_tukang')}
     order by b.kode_dept, p.tanggal, p.no_pesanan, b.urut`,
);
