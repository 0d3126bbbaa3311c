/**
 * Sold lines once on the day they were booked and, cancelled, once more with a minus on the day they were taken back. Down
 * payments on the day they came, with a minus on the day a nota used them or they went back. Repairs by what was paid for them, ahead and at
 * the pick-up.
 */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanRekap } from './laporan-penjualan-rekap.report.ts';

export const laporanPenjualanRekapSql = implementReport(
  laporanPenjualanRekap,
  (f, { kode_toko }) => sql`
    select * from (
    select case when l.kelas_ppn is null then 'TANPA PPN' else replace(trim_scale(l.ppn_transaksi_value / 1000.0)::text, '.', ',') || '%' end as tarif,
           to_char(r.tanggal, 'YYYY-MM') as masa_pajak, r.tanggal, l.no_faktur_group, l.no_faktur, l.kode_faktur, p.npwp_customer,
           case when p.npwp_customer is null then 'KONSUMEN AKHIR' else coalesce(p.nama_customer, p.kode_member) end as nama_customer,
           l.kelas_ppn, l.kadar, (r.arah * l.berat)::miligram as berat,
           (r.arah * murni(l.berat, l.kadar))::miligram as berat_24k,
           (r.arah * coalesce(l.dpp, l.total))::rupiah as dpp, (r.arah * l.ppn_transaksi_rp)::rupiah as ppn,
           (r.arah * l.total)::rupiah as total, (r.arah * l.pph22)::rupiah as pph22,
           case r.arah when 1 then 'SAH' else 'BATAL' end as status, l.ppn_transaksi_value as urut_tarif, r.peristiwa, l.urut::int as urut
      from gerak_nota r
      join penjualan_barang l on l.kode_toko = r.kode_toko and l.no_faktur_group = r.no_dokumen
      join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
     where r.kode_toko = ${kode_toko} and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kelas_ppn, 'l.kelas_ppn')}
    union all
    select case when l.kelas_ppn is null then 'TANPA PPN' else replace(trim_scale(l.ppn_transaksi_value / 1000.0)::text, '.', ',') || '%' end,
           to_char(r.tanggal, 'YYYY-MM'), r.tanggal, l.no_dokumen, null, l.kode_faktur, s.npwp, s.nama_supplier,
           l.kelas_ppn, l.kadar, (r.arah * l.berat)::miligram, (r.arah * l.murni)::miligram,
           (r.arah * coalesce(l.dpp, l.total))::rupiah, (r.arah * l.ppn_transaksi_rp)::rupiah, (r.arah * l.total)::rupiah,
           (r.arah * l.pph22)::rupiah, case r.arah when 1 then 'SAH' else 'BATAL' end, l.ppn_transaksi_value, r.peristiwa, l.urut::int
      from gerak_nota r
      join dijual_usaha l on l.kode_toko = r.kode_toko and l.no_dokumen = r.no_dokumen
      join supplier_barang s on s.kode_toko = l.kode_toko and s.kode_supplier = l.kode_supplier
     where r.kode_toko = ${kode_toko} and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kelas_ppn, 'l.kelas_ppn')}
    union all
    select replace(trim_scale(l.ppn_transaksi_value / 1000.0)::text, '.', ',') || '%', to_char(r.tanggal, 'YYYY-MM'), r.tanggal, l.no_dokumen,
           null, l.kode_faktur, null, case a.untuk when 'HADIAH' then 'CUMA-CUMA' else 'PEMAKAIAN SENDIRI' end,
           l.kelas_ppn, null, null, null, (r.arah * l.dpp)::rupiah, (r.arah * l.ppn_transaksi_rp)::rupiah,
           (r.arah * (l.dpp + l.ppn_transaksi_rp))::rupiah, null, case r.arah when 1 then 'SAH' else 'BATAL' end, l.ppn_transaksi_value,
           r.peristiwa, l.urut::int
      from gerak_nota r
      join aksesoris_pajak l on l.kode_toko = r.kode_toko and l.no_dokumen = r.no_dokumen
      join aksesoris a on a.kode_toko = l.kode_toko and a.no_dokumen = l.no_dokumen
     where r.kode_toko = ${kode_toko} and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kelas_ppn, 'l.kelas_ppn')}
    union all
    select replace(trim_scale(g.ppn_transaksi_value / 1000.0)::text, '.', ',') || '%', to_char(g.tanggal, 'YYYY-MM'), g.tanggal,
           nullif(g.no_dokumen, g.no_titipan), g.no_titipan, g.kode_faktur, null,
           'KONSUMEN AKHIR',
           g.kelas_ppn, null, null, null, (g.jumlah - g.ppn)::rupiah, g.ppn, g.jumlah, null,
           case when g.jenis in ('MASUK', 'TAMBAH', 'CICILAN', 'BATAL_CICILAN') then 'UANG MUKA' when g.jenis = 'AMBIL' then 'PELUNASAN' else 'BATAL' end,
           g.ppn_transaksi_value, 0, g.urut
      from pajak_titipan g
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kelas_ppn, 'g.kelas_ppn')}
    union all
    select case when s.kelas_ppn is null then 'TANPA PPN' else replace(trim_scale(s.ppn_transaksi_value / 1000.0)::text, '.', ',') || '%' end,
           to_char(e.tanggal, 'YYYY-MM'), e.tanggal, g.no_dokumen, null, s.kode_faktur, null, 'KONSUMEN AKHIR', s.kelas_ppn, null, null, null,
           (g.jumlah::bigint - g.ppn::bigint)::rupiah, g.ppn, g.jumlah, null,
           case when g.jenis in ('MASUK', 'TAMBAH') then 'UANG MUKA' when g.jenis = 'AMBIL' then 'PELUNASAN' else 'BATAL' end, s.ppn_transaksi_value, g.peristiwa, 1
      from service_gerak g
      join service s on s.kode_toko = g.kode_toko and s.no_dokumen = g.no_dokumen
      join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
     where g.kode_toko = ${kode_toko} and e.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and (g.jumlah <> 0 or g.ppn <> 0)
       and ${unlessAll(f.kelas_ppn, 's.kelas_ppn')}) x
     order by x.kelas_ppn is null, x.urut_tarif, x.tanggal, coalesce(x.no_faktur_group, x.no_faktur), x.peristiwa, x.urut`,
);
