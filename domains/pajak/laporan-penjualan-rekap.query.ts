/** Sold lines once on the day they were booked and, cancelled, once more with a minus on the day they were taken back. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanRekap } from './laporan-penjualan-rekap.report.ts';

export const laporanPenjualanRekapSql = implementReport(
  laporanPenjualanRekap,
  (f, { kode_toko }) => sql`
    select case when l.kelas_ppn is null then 'TANPA PPN' else trim_scale(l.ppn_transaksi_value / 1000.0)::text || '%' end as tarif,
           to_char(r.tanggal, 'YYYY-MM') as masa_pajak, r.tanggal, l.no_faktur_group, l.no_faktur, l.kode_faktur, p.npwp_customer,
           case when p.npwp_customer is null then 'KONSUMEN AKHIR' else coalesce(p.nama_customer, p.kode_member) end as nama_customer,
           l.kelas_ppn, l.kadar, (r.arah * l.berat)::miligram as berat,
           (r.arah * round(l.berat * least(l.kadar, 100000) / 100000.0))::miligram as berat_24k,
           (r.arah * coalesce(l.dpp, l.total))::rupiah as dpp, (r.arah * l.ppn_transaksi_rp)::rupiah as ppn,
           (r.arah * l.total)::rupiah as total,
           case r.arah when 1 then 'SAH' else 'BATAL' end as status
      from gerak_nota r
      join penjualan_barang l on l.kode_toko = r.kode_toko and l.no_faktur_group = r.no_dokumen
      join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
     where r.kode_toko = ${kode_toko} and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kelas_ppn, 'l.kelas_ppn')}
     order by l.kelas_ppn is null, l.ppn_transaksi_value, r.tanggal, l.no_faktur_group, r.peristiwa, l.urut`,
);
