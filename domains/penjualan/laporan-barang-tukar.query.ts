/** Pieces traded in from the rows of the purchase inside the sale; only what was ever in the books. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanBarangTukar } from './laporan-barang-tukar.report.ts';

/** Amounts of the nota stand on its first piece, and on none when it was cancelled. */
const diNota = (text: string, name: string) =>
  sql`case when not l.batal and l.urut = 1 then ${sql.raw(text)} end as ${sql.ref(name)}`;
const sah = (name: string) => sql`case when not l.batal then l.${sql.ref(name)} end as ${sql.ref(name)}`;

export const laporanBarangTukarSql = implementReport(
  laporanBarangTukar,
  (f, { kode_toko }) => sql`
    select l.tanggal, l.no_faktur_group, case when p.total > j.total then 'TUKAR KURANG' else 'TUKAR TAMBAH' end as jenis,
           p.nama_customer, p.kasir, l.kode_sales, l.kode_barcode, l.nama_barang, l.kadar, l.kondisi_barang, l.no_faktur_jual,
           ${sah('berat')}, ${sah('harga_nota')}, ${sah('harga')}, ${diNota('j.total', 'harga_jual')},
           ${diNota('greatest(0, j.total - p.total)', 'tukar_tambah')}, ${diNota('greatest(0, p.total - j.total)', 'tukar_kurang')},
           case when l.batal then l.harga end as nilai_batal, case when l.batal then 'BATAL' else 'SAH' end as status
      from pembelian_barang l
      join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group and p.tukar
      join penjualan j on j.kode_toko = l.kode_toko and j.no_faktur_group = l.no_faktur_group
     where l.kode_toko = ${kode_toko}
       and l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and exists (select from peristiwa e
             where e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.ke_status = 'DONE')
       and ${f.jenis === 'SEMUA' ? sql`true` : sql`(p.total > j.total) = ${f.jenis === 'TUKAR KURANG'}`}
       and ${f.status === 'SEMUA' ? sql`true` : sql`l.batal = ${f.status === 'BATAL'}`}
       and ${unlessAll(f.kondisi, 'l.kondisi_barang')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by l.tanggal, l.no_faktur_group, l.urut`,
);
