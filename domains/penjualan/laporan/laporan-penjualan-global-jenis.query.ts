/** Sold lines by store and kind; what was cancelled counts against the day it was cancelled. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, jumlah, MURNI } from '../gerak-penjualan.query.ts';
import { laporanPenjualanGlobalJenis } from './laporan-penjualan-global-jenis.report.ts';

export const laporanPenjualanGlobalJenisSql = implementReport(
  laporanPenjualanGlobalJenis,
  (f, { kode_toko }) => sql`
    select l.kode_toko as toko, l.kode_dept, j.nama_dept, ${jumlah('l.jumlah')} as jumlah_qty, ${jumlah('l.berat')}::miligram as berat,
           ${jumlah(MURNI)}::miligram as berat_murni, ${jumlah('l.diskon')}::rupiah as diskon, ${jumlah('l.ppn_transaksi_rp')}::rupiah as ppn,
           ${jumlah('l.total')}::rupiah as total,
           (round(${jumlah('l.total')} * 10000 / nullif(sum(${jumlah('l.total')}) over (partition by l.kode_toko), 0)) * 10)::int as persen
      from ${GERAK_BARIS}
      join jenis j on j.kode_dept = l.kode_dept
     where g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${diToko(f, kode_toko, 'l.kode_toko')}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
     group by l.kode_toko, l.kode_dept, j.nama_dept
     order by l.kode_toko, l.kode_dept`,
);
