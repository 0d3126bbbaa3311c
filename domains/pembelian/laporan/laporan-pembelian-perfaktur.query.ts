/** Bought pieces by condition, those taken back once more with a minus; the percentage is rounded to the two decimals that are shown. */
import { ALL } from '@mustika/server-kit/report/report-filters.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali, GERAK_BARIS, padaHari } from '../gerak-pembelian.query.ts';
import { laporanPembelianPerfaktur } from './laporan-pembelian-perfaktur.report.ts';

export const laporanPembelianPerfakturSql = implementReport(
  laporanPembelianPerfaktur,
  (f, { kode_toko }) => sql`
    select l.kondisi_barang as kondisi, l.no_faktur as no_faktur_beli, l.kode_sales, l.nama_barang, l.kode_group, l.harga_emas,
           ${dikali('berat_nota')}, ${dikali('berat')}, ${dikali('harga_nota')}, ${dikali('harga')}, l.rata_asal, l.harga_rata,
           case when l.harga_emas = 0 then 0 else
             (round((l.harga_emas::numeric * l.berat - l.harga::numeric * 1000) * 10000 / (l.harga_emas::numeric * l.berat)) * 10)::int
           end as persen
      from ${GERAK_BARIS}
     where ${padaHari({ kode_toko, tgl_awal: f.tgl_from, tgl_akhir: f.tgl_to })}
       and ${f.kelompok_harga === ALL ? sql`true` : sql`left(l.kode_dept, 1) || right(l.kode_dept, 1) = ${f.kelompok_harga}`}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kondisi, 'l.kondisi_barang')}
     order by l.kondisi_barang, l.no_faktur, g.peristiwa`,
);
