/** Destroyed pieces, on the day they were destroyed and with a minus on the day that was taken back; fine gold as everywhere, half-up to the milligram. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali, padaHari, STATUS } from '../gerak-pembelian.query.ts';
import { laporanHancurPembelian } from './laporan-hancur-pembelian.report.ts';

export const laporanHancurPembelianSql = implementReport(
  laporanHancurPembelian,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, g.tanggal, h.tgl_beli, l.kode_barcode, l.no_faktur_beli, l.nama_barang, l.kode_group, l.kadar,
           g.arah as jumlah_qty, ${dikali('berat')},
           ${dikali('berat_murni', 'murni(l.berat, l.kadar)')}, ${dikali('nilai', 'l.harga_modal')},
           case g.arah when -1 then l.harga_modal end as nilai_batal, h.kondisi_barang, h.tujuan, h.user_id,
           ${sql.raw(penyetuju('g'))} as disetujui, ${STATUS}
      from gerak_nota g
      join hancur_pembelian h on h.kode_toko = g.kode_toko and h.no_dokumen = g.no_dokumen
      join hancur_pembelian_barang l on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
     where ${padaHari({ kode_toko, ...f })}
       and ${unlessAll(f.kondisi, 'h.kondisi_barang')}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${byDirection(f.status)}
     order by h.no_dokumen, g.peristiwa, l.urut`,
);
