-- Places and karats of a closing, all of them: its own rows, and the newest ones since the closing it stands on. Those it stands on are
-- never opened again: the day after them has an event, the closing itself.
create or replace view tutup_barang with (security_invoker = true) as
  select t.kode_toko, t.no_dokumen, x.tempat, x.kadar,
         case when x.sendiri then x.awal_qty else x.akhir_qty end as awal_qty,
         (case when x.sendiri then x.awal_berat else x.akhir_berat end)::miligram as awal_berat,
         case when x.sendiri then x.masuk_qty else 0 end as masuk_qty,
         (case when x.sendiri then x.masuk_berat::bigint else 0 end)::miligram as masuk_berat,
         case when x.sendiri then x.keluar_qty else 0 end as keluar_qty,
         (case when x.sendiri then x.keluar_berat::bigint else 0 end)::miligram as keluar_berat,
         x.akhir_qty, x.akhir_berat, x.akhir_murni
    from tutup_toko t
   cross join lateral (
     select distinct on (u.tempat, u.kadar) u.*
       from (select b.*, t.tanggal, true as sendiri
               from tutup_barang_ubah b where b.kode_toko = t.kode_toko and b.no_dokumen = t.no_dokumen
             union all
             select b.*, s.tanggal, false
               from tutup_toko s join tutup_barang_ubah b on b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen
              where s.kode_toko = t.kode_toko and not s.dibuka_kembali and s.tanggal >= t.dasar and s.tanggal < t.tanggal) u
      order by u.tempat, u.kadar, u.tanggal desc) x
   where x.sendiri or x.akhir_qty <> 0 or x.akhir_berat <> 0;
grant select on tutup_barang to mustika_app, mustika_buku, mustika_report;
