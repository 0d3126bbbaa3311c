/** Sold lines by kind, karat group and store. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanGlobalPerjenis } from './laporan-penjualan-global-perjenis.report.ts';
import { diToko } from './lingkup-toko.query.ts';
import { BARIS_SAH, MURNI } from './penjualan-sah.query.ts';

export const laporanPenjualanGlobalPerjenisSql = implementReport(
  laporanPenjualanGlobalPerjenis,
  (f, { kode_toko }) => sql`
    select l.kode_dept || ' ' || j.nama_dept as jenis, l.kode_group, l.kode_toko as toko, count(*) as jumlah_qty,
           sum(l.berat)::miligram as berat, sum(${MURNI})::miligram as berat_murni, sum(l.harga_emas)::rupiah as harga_emas,
           sum(l.ongkos)::rupiah as ongkos, sum(l.harga_atribut)::rupiah as harga_atribut, sum(l.diskon)::rupiah as diskon,
           sum(l.ppn_transaksi_rp)::rupiah as ppn, sum(l.total)::rupiah as total,
           round(sum(l.total)::numeric * 1000 / sum(l.berat))::bigint::rupiah as harga_rata
      from ${BARIS_SAH}
      join jenis j on j.kode_dept = l.kode_dept
     where l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${diToko(f, kode_toko, 'l.kode_toko')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
     group by l.kode_dept, j.nama_dept, l.kode_group, l.kode_toko
     order by l.kode_dept, l.kode_group, l.kode_toko`,
);
