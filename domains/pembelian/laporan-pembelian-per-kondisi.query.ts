/** Bought pieces summed by condition and group; the average is of the sums, down to the rupiah (Domain R4.4). */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { diposting } from './diposting.query.ts';
import { laporanPembelianPerKondisi } from './laporan-pembelian-per-kondisi.report.ts';

export const laporanPembelianPerKondisiSql = implementReport(
  laporanPembelianPerKondisi,
  (f, { kode_toko }) => sql`
    select l.kondisi_barang, l.kode_group, count(*) as jumlah, sum(l.berat_nota)::miligram as berat_nota,
           sum(l.berat)::miligram as berat, sum(l.harga_nota)::rupiah as harga_nota,
           sum(l.potongan + l.rugi_nota + l.potongan_kategori + l.potongan_manual)::rupiah as potongan, sum(l.harga)::rupiah as harga,
           div(sum(l.harga) * 1000, sum(l.berat))::rupiah as harga_rata
      from pembelian_barang l
     where l.kode_toko = ${kode_toko} and not l.batal and ${diposting}
       and l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kondisi, 'l.kondisi_barang')}
     group by l.kondisi_barang, l.kode_group
     order by l.kondisi_barang, l.kode_group`,
);
