/** Sold grams of lots as the books have them: on the day a nota was booked and, cancelled, with a minus on the day of that. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { MURNI_KELUAR } from '../../lot/lot.query.ts';
import { dikali, GERAK_BARIS, TANPA_PPN } from '../gerak-penjualan.query.ts';
import { laporanPenjualanManual } from './laporan-penjualan-manual.report.ts';

export const laporanPenjualanManualSql = implementReport(
  laporanPenjualanManual,
  (f, { kode_toko }) => sql`
    select l.no_faktur_group, g.tanggal, p.nama_customer, p.kasir, l.kode_sales, l.kode_barcode as kode_lot, l.nama_barang, l.kode_group,
           l.kode_dept, l.kode_baki, l.kadar, ${dikali('jumlah_qty', sql`l.jumlah`)}, ${dikali('berat')}, ${dikali('berat_murni', MURNI_KELUAR)},
           l.harga_per_gram, ${dikali('harga_emas')}, ${dikali('ongkos')}, ${dikali('diskon')}, ${dikali('pembulatan')},
           ${dikali('ppn_transaksi_rp')}, ${dikali('total')}, ${dikali('harga_modal')}, ${dikali('total_margin', sql`(${TANPA_PPN} - l.harga_modal)`)},
           case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from ${GERAK_BARIS}
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and p.manual and l.lot
       and ${byDirection(f.status)}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
     order by l.no_faktur_group, g.peristiwa, l.urut`,
);
