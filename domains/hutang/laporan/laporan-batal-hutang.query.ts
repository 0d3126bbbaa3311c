/** Reversals of a period, and contracts that were cancelled before they were in any book. */
import { penyetuju } from '@mustika/server-kit/people/approvers.ts';
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanBatalHutang } from './laporan-batal-hutang.report.ts';

export const laporanBatalHutangSql = implementReport(
  laporanBatalHutang,
  (f, { kode_toko }) => sql`
    with balik as (
      select x.kode_toko, x.no_faktur_hutang, x.no_dokumen, x.peristiwa, x.asal, x.tanggal, x.tgl_asal, x.jenis, x.user_id, x.alasan, x.otorisasi,
             x.pokok, x.bunga, x.denda, x.kelebihan
        from jejak_hutang x where x.kode_toko = ${kode_toko} and x.arah = -1 and x.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
      union all
      select e.kode_toko, e.no_dokumen, e.no_dokumen, e.urut, 1, e.tanggal, h.tanggal, 'CAIR', e.user_id, e.alasan, e.otorisasi, 0, 0, 0, 0
        from peristiwa e join hutang h on h.kode_toko = e.kode_toko and h.no_faktur_hutang = e.no_dokumen
       where e.kode_toko = ${kode_toko} and e.tanggal between ${f.tgl_awal} and ${f.tgl_akhir} and e.ke_status = 'CANC'
         and not exists (select from hutang_gerak g where g.kode_toko = e.kode_toko and g.no_faktur_hutang = e.no_dokumen)
    )
    select x.no_faktur_hutang, x.tanggal, case x.jenis when 'CAIR' then 'HUTANG' when 'AWAL' then 'SALDO AWAL' when 'BUNGA' then 'BAYAR BUNGA' else x.jenis end as jenis,
           x.tgl_asal, h.nama_customer, x.pokok, x.bunga, x.denda, x.kelebihan,
           (select a.user_id from peristiwa a where a.kode_toko = x.kode_toko and a.no_dokumen = x.no_dokumen and a.urut = x.asal) as user_asal,
           x.user_id, ${sql.raw(penyetuju('x'))} as disetujui, x.alasan
      from balik x join hutang h on h.kode_toko = x.kode_toko and h.no_faktur_hutang = x.no_faktur_hutang
     where ${unlessAll(f.jenis, 'x.jenis')}
     order by x.tanggal, x.no_dokumen, x.peristiwa, x.no_faktur_hutang`,
);
