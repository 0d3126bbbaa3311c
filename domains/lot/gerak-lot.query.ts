/** Lines of documents about lots over days: as they were done, and with a minus on the day they were taken back. */
import { byDirection } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';

/** What each such report says of a line: `r` is the movement, `l` its lot, `e` the event, `g.arah` 1, or -1 where it was taken back. */
export const KOLOM_GERAK: ReportSql =
  sql.raw(`r.tanggal, r.kode_lot, l.nama_lot, l.jenis_lot, l.kode_group, l.kode_dept, l.kadar,
           g.arah * r.qty as jumlah_qty, g.arah * r.berat as berat, g.arah * r.murni as berat_murni, g.arah * r.nilai as harga_modal,
           e.user_id, case g.arah when 1 then 'SAH' else 'BATAL' end as status`);

type Hari = { tgl_awal: string; tgl_akhir: string; status: string };

/**
 * Movements of some days with the head `h` of their document; `arah` is the way they went at first. They are read by their day, not by
 * the events of the house, of which most are about something else (docs/decisions/0029 asks for the same rows).
 */
export const dariGerak = (
  { kepala, arah }: { kepala: string; arah: 'MASUK' | 'KELUAR' },
  kode_toko: string,
  { tgl_awal, tgl_akhir, status }: Hari,
): ReportSql => sql`from gerak_lot r
      join ${sql.table(kepala)} h on h.kode_toko = r.kode_toko and h.no_dokumen = r.no_dokumen
      join lot l on l.kode_toko = r.kode_toko and l.kode_lot = r.kode_lot
      join peristiwa e on e.kode_toko = r.kode_toko and e.no_dokumen = r.no_dokumen and e.urut = r.peristiwa
     cross join lateral (select case when r.membalik is null then 1 else -1 end as arah, substr(r.lawan, 2) as asal,
                                split_part(l.tempat, '/', 2) as dari_baki, split_part(r.lawan, '/', 2) as ke_baki) g
     where r.kode_toko = ${kode_toko} and r.tanggal between ${tgl_awal} and ${tgl_akhir}
       and (r.arah = ${arah}) = (r.membalik is null) and not r.tahan and not r.gugur
       and ${byDirection(status)}`;
