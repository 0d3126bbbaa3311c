/** Moves of sorted gold between buckets, with a minus on the day one was taken back. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { dariGerak, KOLOM_GERAK } from '../../lot/gerak-lot.query.ts';
import { laporanPindahSortir } from './laporan-pindah-sortir.report.ts';

export const laporanPindahSortirSql = implementReport(
  laporanPindahSortir,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, ${KOLOM_GERAK}, h.tujuan, h.keterangan
      ${dariGerak({ kepala: 'pindah_sortir', arah: 'KELUAR' }, kode_toko, f)}
       and ${unlessAll(f.tujuan, 'h.tujuan')}
     order by h.no_dokumen, r.peristiwa, r.urut`,
);
