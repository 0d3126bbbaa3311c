/** Contracts whose principal was out on an evening, by the books of that day, piece by piece. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanStockHutang } from './laporan-stock-hutang.report.ts';

export const laporanStockHutangSql = implementReport(
  laporanStockHutang,
  (f, { kode_toko }) => sql`
    with jejak as materialized (
      select x.* from jejak_hutang x where x.kode_toko = ${kode_toko} and x.tanggal <= ${f.tanggal}
    ), jalan as (
      select x.kode_toko, x.no_faktur_hutang, sum(x.pokok)::bigint as pokok, sum(x.bunga + x.potongan_bunga)::bigint as dibayar
        from jejak x group by 1, 2 having sum(x.pokok) <> 0
    ), pindah as (
      select distinct on (x.no_faktur_hutang) x.no_faktur_hutang, x.tgl_jatuh_tempo as tempo
        from jejak x group by x.no_faktur_hutang, x.gerak, x.tgl_jatuh_tempo having sum(x.arah * x.bulan) > 0
       order by x.no_faktur_hutang, x.gerak desc
    ), stok as (
      select h.*, j.pokok, j.dibayar, coalesce(p.tempo, h.tempo_awal) as tempo
        from jalan j
        join hutang h on h.kode_toko = j.kode_toko and h.no_faktur_hutang = j.no_faktur_hutang
        left join pindah p on p.no_faktur_hutang = j.no_faktur_hutang
    )
    select h.no_faktur_hutang, h.tanggal as tgl_hutang, h.nama_customer, l.nama_barang, l.jumlah, l.berat, l.kadar,
           case l.urut when 1 then h.berat_plastik end as berat_plastik, l.taksir, case l.urut when 1 then h.pokok end as pokok,
           h.bunga as persen, case l.urut when 1 then greatest(0, bunga_hutang(h.jumlah_hutang, h.bunga, h.mode_bunga, h.hari_minimal,
             h.pembulatan, ${f.tanggal}::date - h.tanggal) - h.dibayar) end as bunga,
           h.lama_pinjam, h.tempo as tgl_jatuh_tempo, greatest(0, ${f.tanggal}::date - h.tempo) as lewat, h.no_paket, h.tempat_simpan
      from stok h join hutang_barang l using (kode_toko, no_faktur_hutang)
     where ${f.tempo === 'SEMUA' ? sql`true` : sql`(h.tempo < ${f.tanggal}) = ${f.tempo === 'LEWAT'}`}
       and ${f.tgl_hutang === null ? sql`true` : sql`h.tanggal = ${f.tgl_hutang}`} and ${unlessAll(f.kode_sales, 'h.kode_sales')}
     order by h.tanggal, h.no_faktur_hutang, l.urut`,
);
