/** Sold diamond pieces with their stones, cancelled ones once more below zero on their day. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { GERAK_BARIS, TANPA_PPN } from '../gerak-penjualan.query.ts';
import { laporanTransaksiPenjualaBerlian } from './laporan-transaksi-penjuala-berlian.report.ts';

/** A figure of the whole piece, on the first of its stones that are shown. */
const sekali = (nilai: ReturnType<typeof sql>) =>
  sql`case when row_number() over (partition by g.kode_toko, g.no_dokumen, g.peristiwa, l.urut order by s.ke) = 1 then (g.arah * ${nilai})::bigint end`;

/** Dollars by the carat or by the stone, at the rate of the line; rounded once. */
const HARGA = sql`round(s.harga_usd::numeric * s.kurs * case s.satuan_harga when 'PCS' then s.jumlah * 1000 else s.karat end / 1000)`;

export const laporanTransaksiPenjualaBerlianSql = implementReport(
  laporanTransaksiPenjualaBerlian,
  (f, { kode_toko }) => sql`
    select g.tanggal, l.no_faktur_group, p.nama_customer, l.kode_sales, l.kode_barcode, l.nama_barang, ${sekali(sql`l.berat`)} as berat,
           j.nama_batu as jenis, g.arah * s.jumlah as jumlah, (g.arah * s.karat)::bigint as karat,
           nullif(concat_ws('/', s.kode_shape, s.kode_color, s.kode_clarity), '') as mutu,
           s.sertifikat || ' ' || s.no_sertifikat as sertifikat, s.harga_usd, s.satuan_harga, s.kurs,
           (g.arah * ${HARGA})::bigint as harga_batu, ${sekali(TANPA_PPN)} as total_dijual, ${sekali(sql`l.harga_modal`)} as total_modal,
           ${sekali(sql`(${TANPA_PPN} - l.harga_modal)`)} as total_margin, case g.arah when 1 then 'SAH' else 'BATAL' end as status
      from ${GERAK_BARIS}
      left join penjualan_batu s on s.kode_toko = l.kode_toko and s.no_faktur_group = l.no_faktur_group and s.urut = l.urut
      left join jenis_batu j on j.kode_batu = s.kode_batu
     where g.kode_toko = ${kode_toko} and g.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and l.golongan_modal = 'BERLIAN'
       and ${byDirection(f.status)} and ${unlessAll(f.kode_batu, 's.kode_batu')} and ${unlessAll(f.kode_sales, 'l.kode_sales')}
     order by g.tanggal, l.no_faktur_group, g.peristiwa, l.urut, s.ke`,
);
