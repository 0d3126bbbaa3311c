/** Sold lines with their cost; the percentage is rounded to the two decimals that are shown. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanPenjualanMargin } from './laporan-penjualan-margin.report.ts';
import { BARIS_SAH, TANPA_PPN } from './penjualan-sah.query.ts';

export const laporanPenjualanMarginSql = implementReport(laporanPenjualanMargin, (f, { kode_toko }) => {
  const rinci = f.type_laporan === 'DETAIL';
  return sql`
    select l.kode_group, ${rinci ? sql`l.tanggal` : sql`null::date as tanggal`},
           ${rinci ? sql`l.no_faktur_group` : sql`null::text as no_faktur_group`},
           ${rinci ? sql`l.kode_barcode` : sql`null::text as kode_barcode`},
           ${rinci ? sql`l.nama_barang` : sql`max(j.nama_dept) as nama_barang`}, l.kode_dept,
           count(*) as jumlah_qty, sum(l.berat)::miligram as berat, sum(l.harga_modal)::rupiah as total_modal,
           sum(${TANPA_PPN})::rupiah as total_dijual, sum(${TANPA_PPN} - l.harga_modal)::rupiah as total_margin,
           case when sum(${TANPA_PPN}) = 0 then 0
                else (round(sum(${TANPA_PPN} - l.harga_modal) * 10000 / sum(${TANPA_PPN})) * 10)::int end as persen
      from ${BARIS_SAH}
      join grup g on g.kode_toko = l.kode_toko and g.kode_group = l.kode_group
      join jenis j on j.kode_dept = l.kode_dept
     where l.kode_toko = ${kode_toko} and l.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.jenis_group, 'g.jenis_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
     group by l.kode_group, l.kode_dept${rinci ? sql`, l.tanggal, l.no_faktur_group, l.urut, l.kode_barcode, l.nama_barang` : sql``}
     order by l.kode_group, ${rinci ? sql`l.tanggal, l.no_faktur_group, l.urut` : sql`l.kode_dept`}`;
});
