/** Sold lines once on the day they were booked and, cancelled, once more with a minus on the day they were taken back. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanRekap } from './laporan-penjualan-rekap.report.ts';

export const laporanPenjualanRekapSql = implementReport(
  laporanPenjualanRekap,
  (f, { kode_toko }) => sql`
    with terjadi as (
      select r.kode_toko, r.no_dokumen, r.tanggal, r.urut, case when r.membalik is null then 1 else -1 end as tanda
        from peristiwa r
       where r.kode_toko = ${kode_toko} and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
         and exists (select from buku_uang b where b.kode_toko = r.kode_toko and b.no_dokumen = r.no_dokumen and b.peristiwa = r.urut))
    select case when l.kelas_ppn is null then 'TANPA PPN' else trim_scale(l.ppn_transaksi_value / 1000.0)::text || '%' end as tarif,
           to_char(r.tanggal, 'YYYY-MM') as masa_pajak, r.tanggal, l.no_faktur_group, l.no_faktur, l.kode_faktur, p.npwp_customer,
           case when p.npwp_customer is null then 'KONSUMEN AKHIR' else coalesce(p.nama_customer, p.kode_member) end as nama_customer,
           l.kelas_ppn, l.kadar, (r.tanda * l.berat)::miligram as berat,
           (r.tanda * round(l.berat * least(l.kadar, 100000) / 100000.0))::miligram as berat_24k,
           (r.tanda * coalesce(l.dpp, l.total))::rupiah as dpp, (r.tanda * l.ppn_transaksi_rp)::rupiah as ppn,
           (r.tanda * l.total)::rupiah as total,
           case when r.tanda < 0 then 'BATAL' when l.batal then 'DIBATALKAN' else 'SAH' end as status
      from terjadi r
      join penjualan_barang l on l.kode_toko = r.kode_toko and l.no_faktur_group = r.no_dokumen
      join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
     where ${unlessAll(f.kelas_ppn, 'l.kelas_ppn')}
     order by l.kelas_ppn is null, l.ppn_transaksi_value, r.tanggal, l.no_faktur_group, r.urut, l.urut`,
);
