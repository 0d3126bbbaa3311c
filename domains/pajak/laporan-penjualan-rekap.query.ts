/** The lines of `rekap_pajak` under their rates. A buyer who gave no number stands with the others as the end consumer. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanRekap } from './laporan-penjualan-rekap.report.ts';

export const laporanPenjualanRekapSql = implementReport(
  laporanPenjualanRekap,
  (f, { kode_toko }) => sql`
    select case when r.kelas_ppn is null then 'TANPA PPN' else replace(trim_scale(r.tarif / 1000.0)::text, '.', ',') || '%' end as tarif,
           to_char(r.tanggal, 'YYYY-MM') as masa_pajak, r.tanggal, r.no_nota as no_faktur_group, r.no_faktur, r.kode_faktur,
           r.nomor_pembeli as npwp_customer,
           coalesce(r.nama_pembeli, 'KONSUMEN AKHIR') as nama_customer, r.kelas_ppn, r.kadar, r.berat, r.murni as berat_24k, r.dpp, r.ppn, r.total, r.pph22, r.status
      from rekap_pajak r
     where r.kode_toko = ${kode_toko} and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and ${unlessAll(f.kelas_ppn, 'r.kelas_ppn')}
     order by r.kelas_ppn is null, r.tarif, r.tanggal, coalesce(r.no_nota, r.no_faktur), r.peristiwa, r.urut`,
);
