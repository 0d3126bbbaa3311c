-- Jobs as the books have them: each came in and was fetched on its day, and stands once more with a minus on the day it was given back, or
-- its pick-up was. Amounts of the job times `arah`, summed over any days, are what came and went in them. More money ahead moves no piece.
create or replace view jejak_service with (security_invoker = true) as
  select e.kode_toko, e.no_dokumen, e.urut as peristiwa, e.tanggal, e.waktu, e.user_id, e.alasan, e.otorisasi,
         case when e.transisi = 'tambah' then 'TAMBAH' when e.transisi in ('ambil', 'batalAmbil') then 'AMBIL' else 'MASUK' end as jenis,
         case when e.transisi = 'tambah' then 0 when e.membalik is null and e.transisi <> 'batalAmbil' then 1 else -1 end as arah
    from peristiwa e
    join service s on s.kode_toko = e.kode_toko and s.no_dokumen = e.no_dokumen
   where e.transisi in ('tambah', 'ambil', 'batalAmbil') or e.ke_status = 'MASUK' and e.transisi in ('simpan', 'garansi', 'validasi', 'awal') or e.transisi = 'awalKerja'
  union all
  select e.kode_toko, e.no_dokumen, e.urut, e.tanggal, e.waktu, e.user_id, e.alasan, e.otorisasi, 'MASUK', -1
    from peristiwa e
    join service s on s.kode_toko = e.kode_toko and s.no_dokumen = e.no_dokumen
   where e.ke_status = 'CANC'
     and exists (select from peristiwa m where m.kode_toko = e.kode_toko and m.no_dokumen = e.no_dokumen and (m.ke_status = 'MASUK' or m.transisi = 'awalKerja'));
grant select on jejak_service to mustika_app, mustika_report;
