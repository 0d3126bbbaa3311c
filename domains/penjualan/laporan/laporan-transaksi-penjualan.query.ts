/** Sold pieces as the books have them: each on the day it was booked and, cancelled, with a minus on the day of that. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali, GERAK_BARIS } from '../gerak-penjualan.query.ts';
import { laporanTransaksiPenjualan } from './laporan-transaksi-penjualan.report.ts';

const JUMLAH = [
  'berat',
  'harga_emas',
  'ongkos',
  'harga_atribut',
  'diskon',
  'pembulatan',
  'ppn_transaksi_rp',
  'total',
];

export const laporanTransaksiPenjualanSql = implementReport(
  laporanTransaksiPenjualan,
  (f, { kode_toko }) => sql`
    select g.tanggal, l.no_faktur_group, p.nama_customer, p.kode_member, p.kasir, l.kode_sales, l.kode_barcode, l.nama_barang,
           l.kode_group, l.kode_dept, l.kadar, l.harga_per_gram, g.arah * l.jumlah as jumlah_qty,
           ${sql.join(JUMLAH.map((name) => dikali(name)))},
           case g.arah when -1 then l.total end as nilai_batal,
           case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from ${GERAK_BARIS}
     where g.kode_toko = ${kode_toko}
       and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${byDirection(f.status)}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
       and ${unlessAll(f.kasir, 'p.kasir')}
       and (${unlessAll(f.cara_bayar, 'l.kode_toko')} or exists (select from pembayaran y
             where y.kode_toko = l.kode_toko and y.no_dokumen = l.no_faktur_group and y.arah = 'MASUK' and y.jenis = ${f.cara_bayar}))
     order by g.tanggal, l.no_faktur_group, g.peristiwa, l.urut`,
);
