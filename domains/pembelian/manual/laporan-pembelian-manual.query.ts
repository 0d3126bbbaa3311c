/** Bought grams of lots as the books have them: on the day a purchase was booked and, cancelled, with a minus on the day of that. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali, GERAK_BARIS, padaHari, STATUS } from '../gerak-pembelian.query.ts';
import { laporanPembelianManual } from './laporan-pembelian-manual.report.ts';

export const laporanPembelianManualSql = implementReport(
  laporanPembelianManual,
  (f, { kode_toko }) => sql`
    select l.no_faktur_group, g.tanggal, case when p.tukar then 'TUKAR' else 'BELI' end as jenis, p.nama_customer, p.kasir, l.kode_sales,
           l.kode_barcode as kode_lot, l.nama_barang, l.kode_group, l.kode_dept, l.kadar, l.kondisi_barang,
           ${dikali('jumlah_qty', 'l.jumlah')}, ${dikali('berat')}, ${dikali('berat_murni', 'murni(l.berat, l.kadar)')},
           ${dikali('harga_nota')}, ${dikali('potongan', 'l.potongan + l.rugi_nota + l.potongan_kategori + l.potongan_manual')},
           ${dikali('harga')}, ${dikali('selisih', 'l.harga_nota - l.harga')}, l.harga_rata, ${STATUS}
      from ${GERAK_BARIS}
     where ${padaHari({ kode_toko, ...f })} and p.manual and l.lot
       and ${f.jenis === 'SEMUA' ? sql`true` : sql`p.tukar = ${f.jenis === 'TUKAR'}`}
       and ${byDirection(f.status)}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.kondisi, 'l.kondisi_barang')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
     order by l.no_faktur_group, g.peristiwa, l.urut`,
);
