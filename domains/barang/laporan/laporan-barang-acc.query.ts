/** Pieces of accessory groups, priced as the till would. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { hargaJualSql } from '../harga-barang.query.ts';
import { aturanHarga } from '../harga-barang.rule.ts';
import { laporanBarangAcc } from './laporan-barang-acc.report.ts';

export const laporanBarangAccSql = implementReport(
  laporanBarangAcc,
  (f, { kode_toko, store }) => sql`
    select b.kode_group, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_dept, b.kode_gudang, b.kode_baki, b.size, b.berat,
           b.harga_modal, ${hargaJualSql(aturanHarga(store))} as harga_jual, b.status
      from barang b
      join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group and g.aksesoris
     where b.kode_toko = ${kode_toko}
       and ${f.status === 'STOK' ? sql`b.status in ('TERSEDIA', 'DITAHAN')` : unlessAll(f.status, 'b.status')}
       and ${unlessAll(f.kode_gudang, 'b.kode_gudang')} and ${unlessAll(f.kode_dept, 'b.kode_dept')}
     order by b.kode_group, b.kode_dept, b.kode_barcode`,
);
