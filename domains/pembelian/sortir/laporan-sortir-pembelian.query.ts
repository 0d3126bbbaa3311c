/** Sorted goods on their day, with a minus on the day a sorting was taken back. */
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { murniKeluar } from '../../lot/lot.query.ts';
import { dikali, padaHari, STATUS } from '../gerak-pembelian.query.ts';
import { laporanSortirPembelian } from './laporan-sortir-pembelian.report.ts';

/** A piece has what it weighs; what left a lot has what the lot no longer has. */
const MURNI = sql`case when l.lot then ${murniKeluar(
  'l.no_dokumen',
  `(select count(*) from sortir_pembelian_barang x
       where x.kode_toko = l.kode_toko and x.no_dokumen = l.no_dokumen and x.lot and x.urut < l.urut)`,
)} else murni(l.berat, l.kadar) end`;

export const laporanSortirPembelianSql = implementReport(
  laporanSortirPembelian,
  (f, { kode_toko }) => sql`
    select l.no_dokumen, g.tanggal, l.kode_barcode, l.nama_barang, l.kode_group, l.kode_dept, l.kadar, l.tujuan, l.ke_kode, l.ke_baki,
           ${dikali('jumlah_qty', 'l.qty')}, ${dikali('berat')}, (g.arah * ${MURNI})::bigint as berat_murni,
           ${dikali('harga_modal')}, ${dikali('ongkos')}, g.user_id, ${STATUS}
      from gerak_nota g
      join sortir_pembelian_barang l on l.kode_toko = g.kode_toko and l.no_dokumen = g.no_dokumen
     where ${padaHari({ kode_toko, ...f })}
       and ${unlessAll(f.kode_group, 'l.kode_group')} and ${unlessAll(f.kode_dept, 'l.kode_dept')}
       and ${unlessAll(f.tujuan, 'l.tujuan')}
       and ${byDirection(f.status)}
     order by l.no_dokumen, g.peristiwa, l.urut`,
);
