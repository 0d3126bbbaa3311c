/** Bought pieces from the typed tables. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { diposting } from './diposting.query.ts';
import { laporanTransaksiPembelian } from './laporan-transaksi-pembelian.report.ts';

/** A cancelled line keeps its place but adds nothing. */
const sah = (text: string, name: string) =>
  sql`case when not l.batal then ${sql.raw(text)} end as ${sql.ref(name)}`;

export const laporanTransaksiPembelianSql = implementReport(
  laporanTransaksiPembelian,
  (f, { kode_toko }) => sql`
    select l.tanggal, l.no_faktur_group, case when p.tukar then 'TUKAR' else 'BELI' end as jenis, p.nama_customer, p.kasir, l.kode_sales, l.kode_barcode, l.nama_barang, l.kode_group, l.kadar,
           l.kondisi_barang, l.no_faktur_jual, l.harga_rata,
           ${sah('l.berat_nota', 'berat_nota')}, ${sah('l.berat', 'berat')}, ${sah('l.berat - l.berat_nota', 'selisih_berat')},
           ${sah('l.harga_nota', 'harga_nota')}, ${sah('l.harga', 'harga')}, ${sah('l.harga_nota - l.harga', 'selisih')},
           case when l.batal then l.harga end as nilai_batal, case when l.batal then 'BATAL' else 'SAH' end as status
      from pembelian_barang l
      join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
     where l.kode_toko = ${kode_toko} and ${diposting}
       and ${f.jenis === 'SEMUA' ? sql`true` : sql`p.tukar = ${f.jenis === 'TUKAR'}`}
       and l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${f.status === 'SEMUA' ? sql`true` : sql`l.batal = ${f.status === 'BATAL'}`}
       and ${f.barcode_option === 'SEMUA' ? sql`true` : sql`(l.no_faktur_jual is null) = ${f.barcode_option === 'TANPA NOTA'}`}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.kondisi, 'l.kondisi_barang')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by l.tanggal, l.no_faktur_group, l.urut`,
);
