/** Destroyed goods without a barcode by the movements they left, with a minus on the day one was taken back. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dariGerak, KOLOM_GERAK } from '../../lot/gerak-lot.query.ts';
import { laporanHancurManual } from './laporan-hancur-manual.report.ts';

export const laporanHancurManualSql = implementReport(
  laporanHancurManual,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, ${KOLOM_GERAK}, l.tempat as dari, h.kondisi_barang, h.tujuan,
           ${sql.raw(penyetuju('e'))} as disetujui, h.keterangan
      ${dariGerak({ kepala: 'hancur_manual', arah: 'KELUAR' }, kode_toko, f)}
       and ${unlessAll(f.kondisi, 'h.kondisi_barang')} and ${unlessAll(f.kode_group, 'l.kode_group')}
     order by h.no_dokumen, r.peristiwa, r.urut`,
);
