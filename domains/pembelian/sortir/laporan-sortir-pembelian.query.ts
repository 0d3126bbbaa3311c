/** Sorted goods on their day, with a minus on the day a sorting was taken back; fine gold half-up to the milligram, line by line. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dikali, padaHari, STATUS } from '../gerak-pembelian.query.ts';
import { laporanSortirPembelian } from './laporan-sortir-pembelian.report.ts';

export const laporanSortirPembelianSql = implementReport(
  laporanSortirPembelian,
  (f, { kode_toko }) => sql`
    select l.no_dokumen, g.tanggal, l.kode_barcode, l.nama_barang, l.kode_group, l.kode_dept, l.kadar, l.tujuan, l.ke_kode, l.ke_baki,
           ${dikali('jumlah_qty', 'l.qty')}, ${dikali('berat')}, ${dikali('berat_murni', 'murni(l.berat, l.kadar)')},
           ${dikali('harga_modal')}, ${dikali('ongkos')}, g.user_id, ${STATUS}
      from gerak_nota g
      join sortir_pembelian_barang l on l.kode_toko = g.kode_toko and l.no_dokumen = g.no_dokumen
     where ${padaHari({ kode_toko, ...f })}
       and ${unlessAll(f.kode_group, 'l.kode_group')} and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.tujuan, 'l.tujuan')}
       and ${f.status === 'SEMUA' ? sql`true` : sql`g.arah = ${f.status === 'BATAL' ? -1 : 1}`}
     order by l.no_dokumen, g.peristiwa, l.urut`,
);
