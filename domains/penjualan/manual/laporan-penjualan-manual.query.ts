/** Sold grams of lots as the books have them: on the day a nota was booked and, cancelled, with a minus on the day of that. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, TANPA_PPN } from '../gerak-penjualan.query.ts';
import { laporanPenjualanManual } from './laporan-penjualan-manual.report.ts';

const kali = (name: string, nilai: ReportSql = sql.ref(`l.${name}`)): ReportSql =>
  sql`(g.arah * ${nilai})::bigint as ${sql.ref(name)}`;

/** What the line took of the fine gold of its lot: what is left is rounded and not what leaves. Lines took in their order. */
const MURNI_KELUAR: ReportSql = sql`(select m.murni from gerak_lot m
              where m.kode_toko = l.kode_toko and m.no_dokumen = l.no_faktur_group and m.arah = 'KELUAR' and m.membalik is null
              order by m.peristiwa, m.urut offset l.urut - 1 limit 1)`;

export const laporanPenjualanManualSql = implementReport(
  laporanPenjualanManual,
  (f, { kode_toko }) => sql`
    select l.no_faktur_group, g.tanggal, p.nama_customer, p.kasir, l.kode_sales, l.kode_barcode as kode_lot, l.nama_barang, l.kode_group,
           l.kode_dept, l.kode_baki, l.kadar, ${kali('jumlah_qty', sql`l.jumlah`)}, ${kali('berat')}, ${kali('berat_murni', MURNI_KELUAR)},
           l.harga_per_gram, ${kali('harga_emas')}, ${kali('ongkos')}, ${kali('diskon')}, ${kali('pembulatan')},
           ${kali('ppn_transaksi_rp')}, ${kali('total')}, ${kali('harga_modal')}, ${kali('total_margin', sql`(${TANPA_PPN} - l.harga_modal)`)},
           case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from ${GERAK_BARIS}
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and p.manual and l.lot
       and ${f.status === 'SEMUA' ? sql`true` : sql`g.arah = ${f.status === 'BATAL' ? -1 : 1}`}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.kode_sales, 'l.kode_sales')}
     order by l.no_faktur_group, g.peristiwa, l.urut`,
);
