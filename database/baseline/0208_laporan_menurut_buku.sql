-- Reports of a period follow the books: what a document moved counts on the day it was booked, and what its cancellation took
-- back counts on the day of the cancellation. A locked month therefore says the same for ever.

-- What is asked for is always a day of one store.
drop index peristiwa_hari;
create index peristiwa_hari on peristiwa (kode_toko, tanggal);

-- One row per event that put a document into the books (`arah` 1) or took it out again (-1). Amounts of the document times
-- `arah`, summed over any days, are what the books moved on them; `asal` is the event that booked it first. Documents that are booked more than once (a deposit) keep
-- their movements in a table of their own.
create view gerak_nota with (security_invoker = true) as
  select e.kode_toko, e.no_dokumen, e.urut as peristiwa, e.tanggal, e.waktu, e.user_id, e.alasan, e.otorisasi,
         coalesce(e.membalik, e.urut) as asal, case when e.membalik is null then 1 else -1 end as arah
    from peristiwa e where e.membalik is not null or e.ke_status in ('DONE', 'KIRIM');
grant select on gerak_nota to mustika_app, mustika_report;

-- A closing entry moves no profit, it only says that the profit is settled: a locked month may still get its own, or its
-- profit would go into the closing of the next. It is not taken back while the month is locked.
select ubah_fungsi('jaga_hari()', 'if new.tanggal <= terkunci then',
  'if new.tanggal <= terkunci and not (new.urut = 1 and exists (
       select from dokumen d where d.kode_toko = new.kode_toko and d.no_dokumen = new.no_dokumen and d.jenis = ''penutup_bulan'')) then');
select ubah_fungsi('invarian_periode()', 'and p.tanggal <= k.sampai and p.waktu > k.waktu',
  'and p.tanggal <= k.sampai and p.waktu > k.waktu
   where p.urut > 1 or not exists (
     select from dokumen d where d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.jenis = ''penutup_bulan'')');
-- Months are closed in their order, locked or not.
select ubah_fungsi('bulan_lalu_terbuka(text, date)', ' and m.tanggal > coalesce(terkunci_sampai(toko), ''-infinity'')', '');
