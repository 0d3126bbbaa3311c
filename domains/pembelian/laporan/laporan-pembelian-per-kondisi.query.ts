/** Bought pieces summed by condition and group, what was taken back against the day of that; the average is of the sums, down to the rupiah (Domain R4.4). */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, jumlah, padaHari } from '../gerak-pembelian.query.ts';
import { laporanPembelianPerKondisi } from './laporan-pembelian-per-kondisi.report.ts';

export const laporanPembelianPerKondisiSql = implementReport(
  laporanPembelianPerKondisi,
  (f, { kode_toko }) => sql`
    select l.kondisi_barang, l.kode_group, ${jumlah('l.jumlah')} as jumlah, ${jumlah('l.berat_nota')}::miligram as berat_nota,
           ${jumlah('l.berat')}::miligram as berat, ${jumlah('l.harga_nota')}::rupiah as harga_nota,
           ${jumlah('l.potongan + l.rugi_nota + l.potongan_kategori + l.potongan_manual')}::rupiah as potongan, ${jumlah('l.harga')}::rupiah as harga,
           div(${jumlah('l.harga')}::numeric * 1000, nullif(${jumlah('l.berat')}, 0))::rupiah as harga_rata
      from ${GERAK_BARIS}
     where ${padaHari({ kode_toko, ...f })}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kondisi, 'l.kondisi_barang')}
     group by l.kondisi_barang, l.kode_group
     order by l.kondisi_barang, l.kode_group`,
);
