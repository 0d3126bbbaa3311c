/** Bought pieces as the books have them: each on the day it was booked and, cancelled, with a minus on the day of that. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali, GERAK_BARIS, padaHari, STATUS } from '../gerak-pembelian.query.ts';
import { laporanTransaksiPembelian } from './laporan-transaksi-pembelian.report.ts';

/** A piece on a nota of the till of before says so; the others as they were brought. */
const ASAL = sql`case when l.nota_lama is not null then 'NOTA LAMA' else l.asal_nota end`;

const NOTA = {
  SEMUA: sql`true`,
  'DENGAN NOTA': sql`(l.no_faktur_jual is not null or l.nota_lama is not null)`,
  'NOTA LAMA': sql`l.nota_lama is not null`,
  'TANPA NOTA': sql`(l.no_faktur_jual is null and l.nota_lama is null)`,
};

export const laporanTransaksiPembelianSql = implementReport(
  laporanTransaksiPembelian,
  (f, { kode_toko }) => sql`
    select g.tanggal, l.no_faktur_group, case when p.tukar then 'TUKAR' else 'BELI' end as jenis, p.nama_customer, p.kasir, l.kode_sales, l.kode_barcode, l.nama_barang, l.kode_group, l.kadar,
           l.kondisi_barang, coalesce(l.no_faktur_jual, l.nota_lama) as no_faktur_jual, ${ASAL} as asal_nota, l.harga_rata, g.arah * l.jumlah as jumlah_qty,
           ${dikali('berat_nota')}, ${dikali('berat')}, ${dikali('selisih_berat', 'l.berat - l.berat_nota')},
           ${dikali('harga_nota')}, ${dikali('harga')}, ${dikali('selisih', 'l.harga_nota - l.harga')},
           case g.arah when -1 then l.harga end as nilai_batal, ${STATUS}
      from ${GERAK_BARIS}
     where ${padaHari({ kode_toko, ...f })}
       and ${f.jenis === 'SEMUA' ? sql`true` : sql`p.tukar = ${f.jenis === 'TUKAR'}`}
       and ${byDirection(f.status)}
       and ${NOTA[f.barcode_option]}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.kondisi, 'l.kondisi_barang')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
       and ${unlessAll(f.kasir, 'p.kasir')}
     order by g.tanggal, l.no_faktur_group, g.peristiwa, l.urut`,
);
