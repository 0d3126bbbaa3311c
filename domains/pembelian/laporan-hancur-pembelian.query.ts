/** Destroyed pieces from the typed tables; fine gold as everywhere, half-up to the milligram. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanHancurPembelian } from './laporan-hancur-pembelian.report.ts';

export const laporanHancurPembelianSql = implementReport(
  laporanHancurPembelian,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, h.tanggal, h.tgl_beli, l.kode_barcode, l.no_faktur_beli, l.nama_barang, l.kode_group, l.kadar,
           case when not l.batal then l.berat end as berat,
           case when not l.batal then ((l.berat::bigint * least(l.kadar, 100000) + 50000) / 100000)::miligram end as berat_murni,
           case when not l.batal then l.harga_modal end as nilai, case when l.batal then l.harga_modal end as nilai_batal,
           h.kondisi_barang, h.tujuan, h.user_id,
           (select string_agg(distinct o.approver, ', ') from peristiwa e
              join otorisasi o on o.kode_toko = e.kode_toko and o.id = any (e.otorisasi)
             where e.kode_toko = h.kode_toko and e.no_dokumen = h.no_dokumen and e.urut = 1) as disetujui,
           case when l.batal then 'BATAL' else 'SAH' end as status
      from hancur_pembelian h
      join hancur_pembelian_barang l on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
     where h.kode_toko = ${kode_toko} and h.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and ${unlessAll(f.kondisi, 'h.kondisi_barang')}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${f.status === 'SEMUA' ? sql`true` : sql`l.batal = ${f.status === 'BATAL'}`}
     order by h.no_dokumen, l.urut`,
);
