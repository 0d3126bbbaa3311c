/** Sold lines by store and kind. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanGlobalJenis } from './laporan-penjualan-global-jenis.report.ts';
import { diToko } from './lingkup-toko.query.ts';
import { BARIS_SAH, MURNI } from './penjualan-sah.query.ts';

export const laporanPenjualanGlobalJenisSql = implementReport(
  laporanPenjualanGlobalJenis,
  (f, { kode_toko }) => sql`
    select l.kode_toko as toko, l.kode_dept, j.nama_dept, count(*) as jumlah_qty, sum(l.berat)::miligram as berat,
           sum(${MURNI})::miligram as berat_murni, sum(l.diskon)::rupiah as diskon, sum(l.ppn_transaksi_rp)::rupiah as ppn,
           sum(l.total)::rupiah as total,
           (round(sum(l.total) * 10000 / sum(sum(l.total)) over (partition by l.kode_toko)) * 10)::int as persen
      from ${BARIS_SAH}
      join jenis j on j.kode_dept = l.kode_dept
     where l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${diToko(f, kode_toko, 'l.kode_toko')}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
     group by l.kode_toko, l.kode_dept, j.nama_dept
     order by l.kode_toko, l.kode_dept`,
);
