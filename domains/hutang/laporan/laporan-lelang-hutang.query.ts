/** Auctions of a period with what of their surplus was owed on its last evening. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { BULAN_KELEBIHAN } from '../nota-hutang.rule.ts';
import { laporanLelangHutang } from './laporan-lelang-hutang.report.ts';

/** Handed over or lapsed surplus hangs on the last auction that stood that evening. */
const BERLAKU = sql`x.arah = 1 and not exists (select from jejak_hutang r where r.kode_toko = x.kode_toko
  and r.no_faktur_hutang = x.no_faktur_hutang and r.gerak = x.gerak and r.arah = -1 and r.tanggal <= s.akhir)`;

export const laporanLelangHutangSql = implementReport(
  laporanLelangHutang,
  (f, { kode_toko }) => sql`
    select r.* from (
      select h.no_faktur_hutang, x.tanggal, h.nama_customer, h.no_hp_customer, x.pembeli, case x.diambil when 'BELI' then 'BARANG BELI' when 'ROSOK' then 'ROSOK' else 'DIJUAL' end as cara,
             (select count(*)::integer from hutang_peringatan p where p.kode_toko = x.kode_toko and p.no_faktur_hutang = x.no_faktur_hutang
                 and p.tanggal <= x.tanggal) as peringatan,
             x.hasil, x.biaya, -x.pokok as pokok, x.bunga, x.denda, x.kelebihan, x.rugi, nullif(k.sisa, 0) as sisa,
             case when k.sisa > 0 then (x.tanggal + make_interval(months => ${BULAN_KELEBIHAN}))::date end as sampai,
             case x.arah when 1 then 'SAH' else 'BATAL' end as status
        from (select ${f.tgl_akhir}::date as akhir) s
        join jejak_hutang x on x.kode_toko = ${kode_toko} and x.jenis = 'LELANG' and x.tanggal <= s.akhir
        join hutang h on h.kode_toko = x.kode_toko and h.no_faktur_hutang = x.no_faktur_hutang
        left join lateral (select sum(j.kelebihan)::bigint as sisa from jejak_hutang j where ${BERLAKU} and j.kode_toko = x.kode_toko
                              and j.no_faktur_hutang = x.no_faktur_hutang and j.tanggal <= s.akhir) k on true
       where ${f.berdasarkan === 'LELANG' ? sql`x.tanggal >= ${f.tgl_awal}` : sql`k.sisa > 0`}) r
     order by r.tanggal, r.no_faktur_hutang, r.status desc`,
);
