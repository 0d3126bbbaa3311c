/** Lines that somebody waits for or can fetch; money stands with the first line of each pre-order. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanOutstandPo } from './laporan-outstand-po.report.ts';

export const laporanOutstandPoSql = implementReport(
  laporanOutstandPo,
  (f, { kode_toko }) => sql`
    with hari as (select max(o.tanggal) as tanggal from hari_toko o where o.kode_toko = ${kode_toko}),
    baris as (
      select b.*, t.tanggal, t.nama_customer, t.no_hp_customer, t.saldo, p.tgl_janji, hari.tanggal - t.tanggal as umur,
             hari.tanggal > p.tgl_janji as lewat, b.qty - b.datang - b.batal as belum, coalesce(x.diambil, 0)::integer as diambil,
             coalesce(x.menunggu, 0)::integer as menunggu, coalesce(x.nilai, 0) as nilai_menunggu
        from dokumen d
        cross join hari
        join titipan t on t.kode_toko = d.kode_toko and t.no_titipan = d.no_dokumen
        join pre_order p on p.kode_toko = d.kode_toko and p.no_po = d.no_dokumen
        join pre_order_barang b on b.kode_toko = p.kode_toko and b.no_po = p.no_po
        left join lateral (select count(*) filter (where l.keadaan = 'DIAMBIL') as diambil, count(*) filter (where l.keadaan = 'DITITIP') as menunggu,
                                  sum(l.total::bigint) filter (where l.keadaan = 'DITITIP') as nilai
                             from titipan_barang l where l.kode_toko = b.kode_toko and l.no_titipan = b.no_po and l.baris = b.urut) x on true
       where d.kode_toko = ${kode_toko} and d.jenis = 'pre_order' and d.status in ('PESAN', 'DONE')),
    pilih as (
      select m.*, row_number() over (partition by m.no_po order by m.urut) as ke from baris m
       where m.belum + m.menunggu > 0
         and case ${f.keadaan}::text when 'BELUM_DATANG' then m.belum > 0 when 'BELUM_DIAMBIL' then m.menunggu > 0
                  when 'LEWAT' then m.belum > 0 and m.lewat else true end
         and m.umur >= ${f.umur}::integer + case ${f.umur}::integer when 0 then 0 else 1 end
         and ${unlessAll(f.kode_dept, 'm.kode_dept')})
    select m.kode_dept || ' ' || m.kode_group || ' ' || m.nama_barang || coalesce(' (' || m.kode_intern || ')', '') as model, m.no_po, m.tanggal, m.umur,
           m.nama_customer, m.no_hp_customer, m.kode_group, m.qty, m.datang, m.diambil, m.qty - m.diambil - m.batal as sisa,
           m.belum as belum_datang, (m.berat::bigint * m.belum)::miligram as berat,
           (m.harga_satuan::bigint * m.belum + m.nilai_menunggu)::bigint::rupiah as nilai,
           (case m.ke when 1 then m.saldo::bigint else 0 end)::rupiah as saldo, m.tgl_janji
      from pilih m
     order by 1, m.tanggal, m.no_po, m.urut`,
);
