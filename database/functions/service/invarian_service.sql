-- A job is what its pieces are charged; the money ahead, its tax and the gold that was worked in are what the books say of it, and nothing
-- is left of one that was fetched or taken back.
create or replace function invarian_service()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with s as (
    select x.*, d.status from service x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
  ), g as (
    select x.kode_toko, x.no_dokumen, sum(x.jumlah::bigint) as jumlah, sum(x.ppn::bigint) as ppn from service_gerak x group by 1, 2
  ), buku as (
    select u.kode_toko, u.no_dokumen, u.peristiwa, u.akun, sum(u.jumlah) as jumlah from (
      select b.kode_toko, b.no_dokumen, b.peristiwa, b.dari_akun as akun, b.jumlah::bigint as jumlah from buku_uang b
      union all
      select b.kode_toko, b.no_dokumen, b.peristiwa, b.ke_akun, -b.jumlah::bigint from buku_uang b) u
     where u.akun in ('UANG_MUKA_SERVICE', 'PPN_KELUARAN', 'PENDAPATAN_SERVICE', 'PENJUALAN_EMAS')
     group by 1, 2, 3, 4
  )
  -- Of money ahead the books owe what was paid and is no tax, as long as the pieces are here.
  select 'MUKA_SERVICE', coalesce(s.kode_toko, b.kode_toko), jsonb_build_object('no_dokumen', coalesce(s.no_dokumen, b.no_dokumen),
         'status', s.status, 'gerak', g.jumlah, 'buku', b.jumlah)
    from s
    left join g using (kode_toko, no_dokumen)
    full join (select x.kode_toko, x.no_dokumen, sum(x.jumlah) as jumlah from buku x where x.akun = 'UANG_MUKA_SERVICE' group by 1, 2) b
      on b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen
   where coalesce(b.jumlah, 0) <> case when s.status in ('MASUK', 'KERJA', 'DONE') then coalesce(g.jumlah - g.ppn, 0) else 0 end
  union all
  -- What was paid is what the job says: ahead, the whole when it was fetched, nothing when it was taken back.
  select 'GERAK_SERVICE', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'status', s.status, 'gerak', g.jumlah, 'ppn', g.ppn,
         'uang_muka', s.uang_muka, 'total', s.total)
    from s left join g using (kode_toko, no_dokumen)
   where coalesce(g.jumlah, 0) <> case when s.status in ('MASUK', 'KERJA', 'DONE') then s.uang_muka when s.status = 'CLOS' then s.total else 0 end
      or (s.status in ('OPEN', 'CANC', 'CLOS') and coalesce(g.ppn, 0) <> case s.status when 'CLOS' then s.ppn_transaksi_rp else 0 end)
  union all
  -- So is every event, for money and tax.
  select 'BAYAR_SERVICE', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'peristiwa', e.urut, 'gerak', r.jumlah, 'ppn', r.ppn,
         'bayar', y.jumlah, 'buku', b.jumlah)
    from s
    join peristiwa e using (kode_toko, no_dokumen)
    left join service_gerak r on r.kode_toko = s.kode_toko and r.no_dokumen = s.no_dokumen and r.peristiwa = e.urut
    left join buku b on b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen and b.peristiwa = e.urut and b.akun = 'PPN_KELUARAN'
    left join lateral (select sum(case p.arah when 'MASUK' then p.jumlah::bigint else -p.jumlah::bigint end) as jumlah from pembayaran p
                        where p.kode_toko = s.kode_toko and p.no_dokumen = s.no_dokumen
                          and p.peristiwa = case e.transisi when 'validasi' then 1 else e.urut end) y on true
   -- What was remitted elsewhere is no tax of ours.
   where case when r.jenis in ('AWAL', 'BATAL_AWAL') then 0 else coalesce(r.ppn, 0) end <> coalesce(b.jumlah, 0)
      or (e.membalik is null and e.ke_status <> 'OPEN' and coalesce(r.jumlah, 0) <> coalesce(y.jumlah, 0))
  union all
  select 'HASIL_SERVICE', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'status', s.status, 'total', s.total, 'buku', b.jumlah)
    from s
    left join (select x.kode_toko, x.no_dokumen, sum(x.jumlah) as jumlah from buku x
                where x.akun in ('PENDAPATAN_SERVICE', 'PENJUALAN_EMAS') group by 1, 2) b using (kode_toko, no_dokumen)
   where coalesce(b.jumlah, 0) <> case s.status when 'CLOS' then coalesce(s.dpp, s.total)::bigint else 0 end
  union all
  -- The head is its pieces.
  select 'KEPALA_SERVICE', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'ongkos', s.ongkos, 'barang', l.ongkos)
    from s
    left join (select b.kode_toko, b.no_dokumen, count(*) as banyak, sum(b.berat::bigint) as berat, sum(b.berat_keluar::bigint) as keluar,
                      sum(coalesce(b.ongkos_akhir, b.ongkos)::bigint) as ongkos, sum(b.emas_rp::bigint) as emas
                 from service_barang b group by 1, 2) l using (kode_toko, no_dokumen)
   where (s.jumlah_barang::bigint, s.berat::numeric, s.ongkos::numeric, s.emas_rp::numeric) is distinct from (l.banyak, l.berat, l.ongkos, l.emas)
      or s.berat_keluar::numeric is distinct from l.keluar
      or (s.tgl_ambil is not null) <> (s.status = 'CLOS')
      or (s.status in ('DONE', 'CLOS') and (s.tgl_selesai is null or l.keluar is null))
      or (s.status in ('OPEN', 'MASUK', 'KERJA') and s.tgl_selesai is not null)
  union all
  -- The day it is promised for is the last one that was said.
  select 'JANJI_SERVICE', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'tgl_janji', s.tgl_janji, 'peristiwa', j.peristiwa, 'janji_lama', j.janji_lama, 'janji_baru', j.janji_baru)
    from s
    join (select x.*, lead(x.janji_lama) over (partition by x.kode_toko, x.no_dokumen order by x.peristiwa) as lalu from service_janji x) j
      using (kode_toko, no_dokumen)
   where j.janji_baru <> coalesce(j.lalu, s.tgl_janji)
  union all
  -- The gold that its pieces took lies in its lots until they are fetched.
  select 'EMAS_SERVICE', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'status', s.status, 'barang', b.emas, 'lot', l.emas)
    from s
    join (select x.kode_toko, x.no_dokumen, sum(x.emas_berat::bigint) as emas from service_barang x group by 1, 2) b using (kode_toko, no_dokumen)
    left join (select x.kode_toko, x.batch as no_dokumen, sum(x.berat::bigint) as emas from lot x where x.jenis_lot = 'SERVICE' group by 1, 2) l
      using (kode_toko, no_dokumen)
   where coalesce(l.emas, 0) <> case when s.status in ('CLOS', 'CANC') then 0 else b.emas end
$$;
revoke execute on function invarian_service() from public;
