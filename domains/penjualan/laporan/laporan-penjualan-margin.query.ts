/** Sold lines with their cost, cancelled ones once more below zero on their day; the percentage is rounded to the two decimals that are shown. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, jumlah, TANPA_PPN } from '../gerak-penjualan.query.ts';
import { laporanPenjualanMargin } from './laporan-penjualan-margin.report.ts';

const MARGIN = sql<unknown>`(${TANPA_PPN} - l.harga_modal)`;

export const laporanPenjualanMarginSql = implementReport(laporanPenjualanMargin, (f, { kode_toko }) => {
  const rinci = f.type_laporan === 'DETAIL';
  return sql`
    select l.kode_group, ${rinci ? sql`g.tanggal` : sql`null::date as tanggal`},
           ${rinci ? sql`l.no_faktur_group` : sql`null::text as no_faktur_group`},
           ${rinci ? sql`l.kode_barcode` : sql`null::text as kode_barcode`},
           ${rinci ? sql`l.nama_barang` : sql`max(j.nama_dept) as nama_barang`}, l.kode_dept,
           ${jumlah('l.jumlah')} as jumlah_qty, ${jumlah('l.berat')}::miligram as berat, ${jumlah('l.harga_modal')}::rupiah as total_modal,
           ${jumlah(TANPA_PPN)}::rupiah as total_dijual, ${jumlah(MARGIN)}::rupiah as total_margin,
           coalesce(round(${jumlah(MARGIN)} * 10000 / nullif(${jumlah(TANPA_PPN)}, 0)) * 10, 0)::int as persen
      from ${GERAK_BARIS}
      join grup k on k.kode_toko = l.kode_toko and k.kode_group = l.kode_group
      join jenis j on j.kode_dept = l.kode_dept
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.jenis_group, 'k.jenis_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
     group by l.kode_group, l.kode_dept${rinci ? sql`, g.tanggal, g.peristiwa, l.no_faktur_group, l.urut, l.kode_barcode, l.nama_barang` : sql``}
     order by l.kode_group, ${rinci ? sql`g.tanggal, l.no_faktur_group, g.peristiwa, l.urut` : sql`l.kode_dept`}`;
});
