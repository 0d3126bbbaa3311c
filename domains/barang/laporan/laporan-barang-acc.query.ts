/** Pieces and articles of accessory groups, priced as the till would. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { adaStok, DENGAN_STOK, MODAL_STOK, PCS_STOK } from '../aksesoris/isi-stok.query.ts';
import { hargaJualSql } from '../harga-barang.query.ts';
import { aturanHarga } from '../harga-barang.rule.ts';
import { laporanBarangAcc } from './laporan-barang-acc.report.ts';

export const laporanBarangAccSql = implementReport(
  laporanBarangAcc,
  (f, { kode_toko, store }) => sql`
    select b.kode_group, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_dept, b.kode_gudang, b.kode_baki, b.size, b.berat,
           ${PCS_STOK} as jumlah, ${MODAL_STOK} as harga_modal, ${hargaJualSql(aturanHarga(store))} as harga_jual,
           ${PCS_STOK} * ${hargaJualSql(aturanHarga(store))} as nilai_jual, b.status
      from barang b
      join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group and g.aksesoris
      ${DENGAN_STOK}
     where b.kode_toko = ${kode_toko}
       and ${f.status === 'STOK' ? adaStok('TERSEDIA', 'DITAHAN') : unlessAll(f.status, 'b.status')}
       and ${unlessAll(f.kode_gudang, 'b.kode_gudang')} and ${unlessAll(f.kode_dept, 'b.kode_dept')}
     order by b.kode_group, b.kode_dept, b.kode_barcode`,
);
