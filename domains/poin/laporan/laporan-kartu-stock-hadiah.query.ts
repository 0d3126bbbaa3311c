/** Movements of the articles that are gifts, as the book of pieces has them, with what there was before the period and after each. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanKartuStockHadiah } from './laporan-kartu-stock-hadiah.report.ts';

export const laporanKartuStockHadiahSql = implementReport(
  laporanKartuStockHadiah,
  (f, { kode_toko }) => sql`
    with gerak as (
      select h.kode_hadiah, h.nama_hadiah, g.tanggal, g.no_dokumen, g.peristiwa, p.waktu, p.user_id, d.jenis, a.untuk,
             g.masuk_qty - g.keluar_qty as ubah, (g.masuk_qty > 0) <> (p.membalik is not null) as datang
        from hadiah h
        join gerak_barang g on g.kode_toko = h.kode_toko and g.kode_barcode = h.kode_barcode and left(g.tempat, 1) <> '@'
        join peristiwa p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
        join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen
        left join aksesoris a on a.kode_toko = g.kode_toko and a.no_dokumen = g.no_dokumen
       where h.kode_toko = ${kode_toko} and ${unlessAll(f.kode_hadiah, 'h.kode_hadiah')} and g.tanggal <= ${f.tgl_akhir}),
    awal as (
      select g.kode_hadiah, g.nama_hadiah, coalesce(sum(g.ubah) filter (where g.tanggal < ${f.tgl_awal}), 0) as saldo
        from gerak g group by 1, 2),
    baris as (
      select a.kode_hadiah, a.nama_hadiah, null::date as tanggal, null::text as no_dokumen, 'SALDO AWAL' as jenis, a.saldo as awal, 0 as masuk,
             0 as keluar, 0 as koreksi, a.saldo, null::text as user_id, 0::bigint as urut
        from awal a
      union all
      select g.kode_hadiah, g.nama_hadiah, g.tanggal, g.no_dokumen,
             case when g.datang then 'MASUK' when g.untuk is not null then g.untuk when g.jenis = 'tukar_point' then 'TUKAR POIN' else 'PENJUALAN' end,
             0, case when g.datang then g.ubah else 0 end, case when not g.datang and g.untuk is distinct from 'RUSAK' then -g.ubah else 0 end,
             case when not g.datang and g.untuk = 'RUSAK' then -g.ubah else 0 end, a.saldo + sum(g.ubah) over w, g.user_id, row_number() over w
        from gerak g join awal a on a.kode_hadiah = g.kode_hadiah
       where g.tanggal >= ${f.tgl_awal}
      window w as (partition by g.kode_hadiah order by g.tanggal, g.waktu, g.no_dokumen, g.peristiwa))
    select b.kode_hadiah || ' ' || b.nama_hadiah as nama, b.tanggal, b.no_dokumen, b.jenis, b.awal::integer, b.masuk::integer, b.keluar::integer,
           b.koreksi::integer, b.saldo::integer, b.user_id
      from baris b order by b.kode_hadiah, b.urut`,
);
