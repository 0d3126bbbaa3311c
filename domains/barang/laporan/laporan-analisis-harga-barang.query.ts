/** Pieces by price; the price is that of the tag and the till. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { hargaJualSql } from '../harga-barang.query.ts';
import { aturanHarga } from '../harga-barang.rule.ts';
import { laporanAnalisisHargaBarang } from './laporan-analisis-harga-barang.report.ts';

export const laporanAnalisisHargaBarangSql = implementReport(
  laporanAnalisisHargaBarang,
  (f, { kode_toko, store }) => sql`
    select b.kode_barcode, b.kode_group, b.kode_dept, b.kode_intern, b.nama_barang, b.berat,
           ${hargaJualSql(aturanHarga(store))} as harga_jual
      from barang b join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
     where b.kode_toko = ${kode_toko} and b.status in ('TERSEDIA', 'DITAHAN') and ${unlessAll(f.kode_dept, 'b.kode_dept')}
     order by harga_jual ${f.sort_by === 'HARGA_MIN' ? sql`asc` : sql`desc`}, b.kode_barcode`,
);
