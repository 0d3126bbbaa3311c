-- Orders as the books have them: each came in on its day at what it was thought to cost, and stands once more with a minus on the day it was
-- given up. Amounts of the order times `arah`, summed over any days, are what came and stayed in them.
create or replace view jejak_pesanan with (security_invoker = true) as
  with masuk as (
    select e.kode_toko, e.no_dokumen, e.urut, e.tanggal, e.waktu, e.user_id
      from peristiwa e join pesanan p on p.kode_toko = e.kode_toko and p.no_pesanan = e.no_dokumen
     where e.ke_status = 'PESAN' and e.transisi in ('simpan', 'lagi', 'validasi', 'awal') or e.transisi = 'awalKerja'
  )
  select m.kode_toko, m.no_dokumen, m.urut as peristiwa, m.tanggal, m.waktu, m.user_id, 1 as arah from masuk m
  union all
  select e.kode_toko, e.no_dokumen, e.urut, e.tanggal, e.waktu, e.user_id, -1
    from masuk m join peristiwa e on e.kode_toko = m.kode_toko and e.no_dokumen = m.no_dokumen and e.ke_status = 'CANC' and e.transisi in ('batal', 'batalAwal');
grant select on jejak_pesanan to mustika_app, mustika_report;
