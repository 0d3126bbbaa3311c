/** The pieces of a store as they are now. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { adaStok, DENGAN_STOK, MODAL_STOK, PCS_STOK } from '../aksesoris/isi-stok.query.ts';
import { laporanBarangDetail } from './laporan-barang-detail.report.ts';

export const laporanBarangDetailSql = implementReport(
  laporanBarangDetail,
  (f, { kode_toko }) => sql`
    select b.kode_group, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_dept, b.kode_gudang, b.kode_baki, b.size, b.kadar,
           b.berat, murni(b.berat, b.kadar) as berat_murni, b.nama_atribut, ${PCS_STOK} as jumlah, ${MODAL_STOK} as harga_modal,
           b.tanggal_masuk, b.status
      from barang b ${DENGAN_STOK}
     where b.kode_toko = ${kode_toko}
       and ${f.status === 'STOK' ? adaStok('TERSEDIA', 'DITAHAN', 'DITITIP') : unlessAll(f.status, 'b.status')}
       and ${unlessAll(f.kode_gudang, 'b.kode_gudang')}
       and ${unlessAll(f.kode_baki, 'b.kode_baki')}
       and ${unlessAll(f.kode_group, 'b.kode_group')}
       and ${unlessAll(f.kode_dept, 'b.kode_dept')}
     order by b.kode_group, b.kode_gudang, b.kode_baki, b.kode_barcode`,
);
