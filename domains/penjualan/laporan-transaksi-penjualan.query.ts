/** Sold pieces from the typed tables; what is posted and what is cancelled comes from the document and its events. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanTransaksiPenjualan } from './laporan-transaksi-penjualan.report.ts';

/** A cancelled line keeps its place but adds nothing. */
const unlessCancelled = (...columns: string[]) =>
  sql.join(columns.map((name) => sql`case when not l.batal then l.${sql.ref(name)} end as ${sql.ref(name)}`));

export const laporanTransaksiPenjualanSql = implementReport(
  laporanTransaksiPenjualan,
  (f, { kode_toko }) => sql`
    select l.tanggal, l.no_faktur_group, p.nama_customer, p.kode_member, p.kasir, l.kode_sales, l.kode_barcode, l.nama_barang,
           l.kode_group, l.kode_dept, l.kadar, l.harga_per_gram,
           ${unlessCancelled('berat', 'harga_emas', 'ongkos', 'harga_atribut', 'diskon', 'pembulatan', 'ppn_transaksi_rp', 'total')},
           case when l.batal then l.total end as nilai_batal,
           case when l.batal then 'BATAL' else 'SAH' end as status
      from penjualan_barang l
      join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
      join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group
     where l.kode_toko = ${kode_toko}
       and l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and d.status <> 'OPEN'
       and (not l.batal or exists (select from peristiwa r
             where r.kode_toko = l.kode_toko and r.no_dokumen = l.no_faktur_group and r.membalik is not null))
       and ${f.status === 'SEMUA' ? sql`true` : sql`l.batal = ${f.status === 'BATAL'}`}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
       and ${unlessAll(f.kasir, 'p.kasir')}
       and (${unlessAll(f.cara_bayar, 'l.kode_toko')} or exists (select from penjualan_bayar y
             where y.kode_toko = l.kode_toko and y.no_faktur_group = l.no_faktur_group and y.jenis = ${f.cara_bayar}))
     order by l.tanggal, l.no_faktur_group, l.urut`,
);
