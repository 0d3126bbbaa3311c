/** Moves of goods without a barcode between trays, with a minus on the day one was taken back. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dariGerak, KOLOM_GERAK } from '../../lot/gerak-lot.query.ts';
import { laporanPindahManual } from './laporan-pindah-manual.report.ts';

export const laporanPindahManualSql = implementReport(
  laporanPindahManual,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, ${KOLOM_GERAK}, l.tempat as dari, r.lawan as ke, h.keterangan
      ${dariGerak({ kepala: 'pindah_manual', arah: 'KELUAR' }, kode_toko, f)}
       and ${unlessAll(f.dari_baki, 'g.dari_baki')} and ${unlessAll(f.ke_baki, 'g.ke_baki')}
       and ${unlessAll(f.kode_group, 'l.kode_group')}
     order by h.no_dokumen, r.peristiwa, r.urut`,
);
