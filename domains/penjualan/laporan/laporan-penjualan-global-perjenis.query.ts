/** Sold lines by kind, karat group and store; what was cancelled counts against the day it was cancelled. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { diToko } from '@mustika/server-kit/report/store-scope.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, jumlah, MURNI } from '../gerak-penjualan.query.ts';
import { laporanPenjualanGlobalPerjenis } from './laporan-penjualan-global-perjenis.report.ts';

export const laporanPenjualanGlobalPerjenisSql = implementReport(
  laporanPenjualanGlobalPerjenis,
  (f, { kode_toko }) => sql`
    select l.kode_dept || ' ' || j.nama_dept as jenis, l.kode_group, l.kode_toko as toko, ${jumlah('l.jumlah')} as jumlah_qty,
           ${jumlah('l.berat')}::miligram as berat, ${jumlah(MURNI)}::miligram as berat_murni, ${jumlah('l.harga_emas')}::rupiah as harga_emas,
           ${jumlah('l.ongkos')}::rupiah as ongkos, ${jumlah('l.harga_atribut')}::rupiah as harga_atribut, ${jumlah('l.diskon')}::rupiah as diskon,
           ${jumlah('l.ppn_transaksi_rp')}::rupiah as ppn, ${jumlah('l.total')}::rupiah as total,
           round(${jumlah('l.total')}::numeric * 1000 / nullif(${jumlah('l.berat')}, 0))::bigint::rupiah as harga_rata
      from ${GERAK_BARIS}
      join jenis j on j.kode_dept = l.kode_dept
     where g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${diToko(f, kode_toko, 'l.kode_toko')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
     group by l.kode_dept, j.nama_dept, l.kode_group, l.kode_toko
     order by l.kode_dept, l.kode_group, l.kode_toko`,
);
