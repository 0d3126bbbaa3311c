/** Pieces for sale, counted, weighed and priced as the till would. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { adaStok, DENGAN_STOK, MODAL_STOK, PCS_STOK } from '../aksesoris/isi-stok.query.ts';
import { hargaJualSql } from '../harga-barang.query.ts';
import { aturanHarga } from '../harga-barang.rule.ts';
import { laporanStockJual } from './laporan-stock-jual.report.ts';

export const laporanStockJualSql = implementReport(
  laporanStockJual,
  (f, { kode_toko, store }) => sql`
    select b.kode_group, b.kode_dept, j.nama_dept, sum(${PCS_STOK})::integer as jumlah, sum(b.berat)::bigint as berat,
           sum(murni(b.berat, b.kadar))::bigint as berat_murni,
           sum(${MODAL_STOK})::bigint as harga_modal, sum(${PCS_STOK} * ${hargaJualSql(aturanHarga(store))})::bigint as nilai_jual
      from barang b
      join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
      join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang and w.dijual
      join jenis j on j.kode_dept = b.kode_dept
      ${DENGAN_STOK}
     where b.kode_toko = ${kode_toko} and ${adaStok('TERSEDIA', 'DITAHAN')}
       and ${unlessAll(f.kode_group, 'b.kode_group')} and ${unlessAll(f.kode_dept, 'b.kode_dept')}
       and ${unlessAll(f.kode_baki, 'b.kode_baki')}
     group by b.kode_group, b.kode_dept, j.nama_dept
     order by b.kode_group, b.kode_dept`,
);
