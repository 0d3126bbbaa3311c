-- What was sent is at one end or on its way, with its cost; both stores say the same of what arrived.
create or replace function invarian_kirim_barang()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with isi as (
    select i.*, h.tujuan, b.status, b.no_terakhir from kirim_barang_isi i
      join kirim_barang h on h.kode_toko = i.kode_toko and h.no_dokumen = i.no_dokumen
      join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode
  ), terbuka as (
    select i.* from isi i where i.keadaan in ('DIJALAN', 'BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK')
  ), tiba as (
    select t.dari_toko, t.no_kirim, t.kode_toko as di, l.* from terima_barang_barang l
      join terima_barang t on t.kode_toko = l.kode_toko and t.no_dokumen = l.no_dokumen where l.hasil in ('BAIK', 'KETEMU')
  )
  select 'KIRIM_BARANG', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'status', d.status, 'dijalan', h.dijalan, 'selisih', h.selisih)
    from kirim_barang h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
    left join (select i.kode_toko, i.no_dokumen, count(*) as banyak, sum(i.berat) as berat, sum(i.harga_modal) as modal,
                      count(*) filter (where i.keadaan = 'DIJALAN') as dijalan,
                      count(*) filter (where i.keadaan in ('BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK')) as selisih,
                      count(*) filter (where i.keadaan = 'DITARIK') as ditarik from isi i group by 1, 2) l
      on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
   where (l.banyak, l.berat, l.modal, l.dijalan, l.selisih)
           is distinct from (h.jumlah_barang::bigint, h.berat::numeric, h.harga_modal::numeric, h.dijalan::bigint, h.selisih::bigint)
      or h.dijalan <> (case d.status when 'KIRIM' then h.jumlah_barang else 0 end)
      or l.ditarik <> (case d.status when 'CANC' then h.jumlah_barang else 0 end)
  union all
  select 'KIRIM_BARANG', coalesce(i.kode_toko, b.kode_toko), jsonb_build_object('kode_barcode', coalesce(i.kode_barcode, b.kode_barcode),
         'no_dokumen', i.no_dokumen, 'keadaan', i.keadaan, 'status', coalesce(b.status, i.status))
    from terbuka i
    full join (select x.kode_toko, x.kode_barcode, x.status, x.no_terakhir from barang x where x.status = 'DIKIRIM') b
      on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode and b.no_terakhir = i.no_dokumen
   where i.kode_barcode is null or b.kode_barcode is null
  union all
  -- What the sender calls arrived has arrived somewhere, once, at its cost; what arrived was sent.
  select 'TERIMA_BARANG', coalesce(i.kode_toko, t.dari_toko), jsonb_build_object('no_kirim', coalesce(i.no_dokumen, t.no_kirim),
         'kode_barcode', coalesce(i.kode_barcode, t.kode_barcode), 'keadaan', i.keadaan, 'di', t.di)
    from (select x.* from isi x where x.keadaan in ('BAIK', 'KETEMU')) i
    full join tiba t on t.dari_toko = i.kode_toko and t.no_kirim = i.no_dokumen and t.kode_barcode = i.kode_barcode
   where i.kode_barcode is null or t.kode_barcode is null or i.harga_modal <> t.harga_modal or i.berat <> t.berat_kirim
      or i.berat_terima is distinct from t.berat
  union all
  -- Shipped to and fro, a piece is in one store.
  select 'BARANG_DUA_TOKO', min(b.kode_toko), jsonb_build_object('kode_barcode', b.kode_barcode, 'toko', jsonb_agg(b.kode_toko order by b.kode_toko))
    from barang b where b.status <> 'TERKIRIM' and exists (select from kirim_barang_barang l where l.kode_barcode = b.kode_barcode)
   group by b.kode_barcode having count(*) > 1
  union all
  select 'BARANG_DALAM_PENGIRIMAN', coalesce(k.kode_toko, u.kode_toko), jsonb_build_object('tujuan', coalesce(k.tujuan, u.dimensi),
         'barang', k.modal, 'buku', u.jumlah)
    from (select i.kode_toko, i.tujuan, sum(i.harga_modal) as modal from terbuka i group by 1, 2) k
    full join (select x.kode_toko, x.dimensi, sum(x.jumlah) as jumlah
                 from (select b.kode_toko, b.ke_dimensi as dimensi, b.jumlah::bigint as jumlah from buku_uang b where b.ke_akun = 'BARANG_DALAM_PENGIRIMAN'
                       union all
                       select b.kode_toko, b.dari_dimensi, -b.jumlah::bigint from buku_uang b where b.dari_akun = 'BARANG_DALAM_PENGIRIMAN') x
                 -- Gold without a barcode lies there lot by lot (invarian_lot).
                 where not exists (select from lot l where l.kode_toko = x.kode_toko and l.kode_lot = x.dimensi)
                group by 1, 2) u on u.kode_toko = k.kode_toko and u.dimensi = k.tujuan
   where coalesce(k.modal, 0) <> coalesce(u.jumlah, 0)
$$;
revoke execute on function invarian_kirim_barang() from public;
