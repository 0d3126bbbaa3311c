/** Intakes of goods without a barcode by the movements they left, with a minus on the day one was taken back. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dariGerak, KOLOM_GERAK } from '../../lot/gerak-lot.query.ts';
import { laporanTambahManual } from './laporan-tambah-manual.report.ts';

export const laporanTambahManualSql = implementReport(
  laporanTambahManual,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, ${KOLOM_GERAK}, l.tempat, h.supplier, h.keterangan
      ${dariGerak({ kepala: 'tambah_manual', arah: 'MASUK' }, kode_toko, f)}
       and ${unlessAll(f.asal, 'g.asal')} and ${unlessAll(f.kode_group, 'l.kode_group')}
       and ${unlessAll(f.kode_dept, 'l.kode_dept')}
     order by h.no_dokumen, r.peristiwa, r.urut`,
);
