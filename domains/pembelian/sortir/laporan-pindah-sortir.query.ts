/** Moves of sorted gold between buckets, with a minus on the day one was taken back. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPindahSortir } from './laporan-pindah-sortir.report.ts';

export const laporanPindahSortirSql = implementReport(
  laporanPindahSortir,
  (f, { kode_toko }) => sql`
    select h.no_dokumen, r.tanggal, r.kode_lot, l.nama_lot, l.jenis_lot, h.tujuan, l.kadar, a.kali * r.qty as jumlah_qty,
           a.kali * r.berat as berat, a.kali * r.murni as berat_murni, a.kali * r.nilai as harga_modal, e.user_id, h.keterangan,
           case a.kali when 1 then 'SAH' else 'BATAL' end as status
      from gerak_lot r
      join pindah_sortir h on h.kode_toko = r.kode_toko and h.no_dokumen = r.no_dokumen
      join lot l on l.kode_toko = r.kode_toko and l.kode_lot = r.kode_lot
      join peristiwa e on e.kode_toko = r.kode_toko and e.no_dokumen = r.no_dokumen and e.urut = r.peristiwa
     cross join lateral (select case when r.membalik is null then 1 else -1 end as kali) a
     where r.kode_toko = ${kode_toko} and r.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and (r.arah = 'KELUAR') = (r.membalik is null)
       and ${unlessAll(f.tujuan, 'h.tujuan')}
       and ${f.status === 'SEMUA' ? sql`true` : sql`a.kali = ${f.status === 'BATAL' ? -1 : 1}`}
     order by h.no_dokumen, r.peristiwa, r.urut`,
);
