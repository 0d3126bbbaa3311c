-- What happened to loans as the books have it: each thing on its day, and once more with a minus on the day it was taken back.
-- Amounts are signed, so summed over any days they are what PIUTANG_GADAI, the interest and the surplus of auctions moved on them,
-- and until a day what they were on its evening, whatever was taken back since. `asal` is the event that did it first.
create view jejak_hutang with (security_invoker = true) as
  select g.kode_toko, g.no_faktur_hutang, g.urut as gerak, g.no_dokumen, e.urut as peristiwa, g.peristiwa as asal, e.tanggal, e.waktu,
         e.user_id, e.alasan, e.otorisasi, g.jenis, 1 as arah, g.hari, g.bulan, g.tgl_jatuh_tempo, g.pembeli, g.tanggal as tgl_asal,
         g.pokok::bigint as pokok, g.bunga::bigint as bunga, g.denda::bigint as denda, g.potongan_bunga::bigint as potongan_bunga,
         g.potongan_denda::bigint as potongan_denda, g.hasil::bigint as hasil, g.biaya::bigint as biaya,
         g.kelebihan::bigint as kelebihan, g.rugi::bigint as rugi
    from hutang_gerak g
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
  union all
  select g.kode_toko, g.no_faktur_hutang, g.urut, g.no_dokumen, e.urut, g.peristiwa, e.tanggal, e.waktu, e.user_id, e.alasan, e.otorisasi,
         g.jenis, -1, g.hari, g.bulan, g.tgl_jatuh_tempo, g.pembeli, g.tanggal, -g.pokok::bigint, -g.bunga::bigint, -g.denda::bigint,
         -g.potongan_bunga::bigint, -g.potongan_denda::bigint, -g.hasil::bigint, -g.biaya::bigint, -g.kelebihan::bigint, -g.rugi::bigint
    from hutang_gerak g
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.membalik = g.peristiwa
   where g.batal;
grant select on jejak_hutang to mustika_app, mustika_report;
