/** Pieces traded in from the rows of the purchase inside the sale, on the day they were booked and on the one of a cancellation. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali } from '../gerak-penjualan.query.ts';
import { laporanBarangTukar } from './laporan-barang-tukar.report.ts';

/** Amounts of the nota stand on its first piece. */
const diNota = (text: string, name: string) =>
  sql`case when l.urut = 1 then (g.arah * ${sql.raw(text)})::bigint end as ${sql.ref(name)}`;

export const laporanBarangTukarSql = implementReport(
  laporanBarangTukar,
  (f, { kode_toko }) => sql`
    select g.tanggal, l.no_faktur_group, case when t.kurang > 0 then 'TUKAR KURANG' else 'TUKAR TAMBAH' end as jenis,
           p.nama_customer, p.kasir, l.kode_sales, l.kode_barcode, l.nama_barang, l.kadar, l.kondisi_barang, coalesce(l.no_faktur_jual, l.nota_lama) as no_faktur_jual,
           g.arah * l.jumlah as jumlah_qty, ${dikali('berat')}, ${dikali('harga_nota')}, ${dikali('harga')}, ${diNota('j.total', 'harga_jual')},
           ${diNota('t.titipan', 'titipan')}, ${diNota('t.tambah', 'tukar_tambah')}, ${diNota('t.kurang', 'tukar_kurang')},
           case g.arah when -1 then l.harga end as nilai_batal, case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from gerak_nota g
      join pembelian p on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen and p.tukar
      join pembelian_barang l on l.kode_toko = g.kode_toko and l.no_faktur_group = g.no_dokumen
      join penjualan j on j.kode_toko = g.kode_toko and j.no_faktur_group = g.no_dokumen
      cross join lateral (select d.titipan, greatest(0, j.total - p.total - d.titipan) as tambah,
                                 greatest(0, p.total - j.total) as kurang
                            from (select coalesce(sum(y.jumlah), 0) as titipan from pembayaran y
                                   where y.kode_toko = g.kode_toko and y.no_dokumen = g.no_dokumen and y.jenis = 'TITIPAN') d) t
     where g.kode_toko = ${kode_toko}
       and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${f.jenis === 'SEMUA' ? sql`true` : sql`(t.kurang > 0) = ${f.jenis === 'TUKAR KURANG'}`}
       and ${byDirection(f.status)}
       and ${unlessAll(f.kondisi, 'l.kondisi_barang')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by g.tanggal, l.no_faktur_group, g.peristiwa, l.urut`,
);
