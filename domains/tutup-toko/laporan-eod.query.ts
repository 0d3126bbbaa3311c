/** Cash, other money and gold of one day, from the books. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanEod } from './laporan-eod.report.ts';

export const laporanEodSql = implementReport(
  laporanEod,
  (f, { kode_toko }) => sql`
    select x.bagian, x.uraian, x.dokumen, x.qty, x.berat, x.kas_masuk, x.kas_keluar, x.kas_bersih, x.non_kas,
           x.qty_jaminan, x.berat_jaminan from (
      select 0 as urut, 'SALDO AWAL' as bagian, s.akun || ' ' || s.dimensi as uraian, null::bigint as dokumen, null::bigint as qty,
             null::bigint as berat, s.saldo as kas_masuk, 0::bigint as kas_keluar, s.saldo as kas_bersih, null::bigint as non_kas,
             null::bigint as qty_jaminan, null::bigint as berat_jaminan
        from saldo_uang_pada(${kode_toko}, ${f.tanggal}::date - 1) s join peran_akun p on p.akun = s.akun and p.dihitung
      union all
      select 1, replace(g.kategori, '_', ' '), g.akun || ' ' || g.dimensi, count(distinct g.no_dokumen), null, null,
             coalesce(sum(g.masuk) filter (where p.dihitung), 0)::bigint, coalesce(sum(g.keluar) filter (where p.dihitung), 0)::bigint,
             coalesce(sum(g.masuk - g.keluar) filter (where p.dihitung), 0)::bigint,
             sum(g.masuk - g.keluar) filter (where not p.dihitung)::bigint, null, null
        from gerak_uang g join peran_akun p on p.akun = g.akun and p.uang
       where g.kode_toko = ${kode_toko} and g.tanggal = ${f.tanggal}
       group by replace(g.kategori, '_', ' '), g.akun, g.dimensi
      union all
      select 1, (case when e.membalik is null then '' else 'BATAL ' end) || upper(replace(d.jenis, '_', ' ')), 'EMAS',
             count(distinct g.no_dokumen), sum(g.masuk_qty - g.keluar_qty)::bigint, sum(g.masuk_berat - g.keluar_berat)::bigint, null, null, null, null, null, null
        from gerak_barang g
        join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen
        join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
       where g.kode_toko = ${kode_toko} and g.tanggal = ${f.tanggal} and left(g.tempat, 1) <> '@'
       group by 2
      union all
      select 1, 'HUTANG', 'JAMINAN', count(distinct j.no_faktur_hutang), null, null, null, null, null, null,
             sum(sign(j.pokok) * h.jumlah_barang)::bigint, sum(sign(j.pokok) * h.berat)::bigint
        from jejak_hutang j join hutang h on h.kode_toko = j.kode_toko and h.no_faktur_hutang = j.no_faktur_hutang
       where j.kode_toko = ${kode_toko} and j.tanggal = ${f.tanggal} and j.pokok <> 0
      having count(*) > 0) x
     order by x.urut, x.bagian, x.uraian`,
);
