-- One row per event that put a document into the books (`arah` 1) or took it out again (-1). Amounts of the document times
-- `arah`, summed over any days, are what the books moved on them; `asal` is the event that booked it first. Documents that are booked
-- more than once (a deposit) keep their movements in a table of their own.
create or replace view gerak_nota with (security_invoker = true) as
  select e.kode_toko, e.no_dokumen, e.urut as peristiwa, e.tanggal, e.waktu, e.user_id, e.alasan, e.otorisasi,
         coalesce(e.membalik, e.urut) as asal, case when e.membalik is null then 1 else -1 end as arah
    from peristiwa e where e.membalik is not null or e.ke_status in ('DONE', 'KIRIM');
grant select on gerak_nota to mustika_app, mustika_report;
