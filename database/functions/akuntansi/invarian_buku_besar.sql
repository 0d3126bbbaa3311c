-- The ledger by number says what the books say by role, so that everything proven of roles (drawers, banks, stock, deposits)
-- is true of the accounts somebody reads; and what is between stores adds up.
create or replace function invarian_buku_besar()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with ujung as (
    select b.kode_toko, b.kategori, e.peran, e.dimensi, e.nomor, e.jumlah from buku_uang b
     cross join lateral (values (b.ke_akun, b.ke_dimensi, b.ke_nomor, b.jumlah::bigint),
                                (b.dari_akun, b.dari_dimensi, b.dari_nomor, -b.jumlah::bigint)) e (peran, dimensi, nomor, jumlah)
  ), menurut_peran as (
    select u.kode_toko, p.golongan, sum(u.jumlah) as jumlah from ujung u join peran_akun p on p.akun = u.peran and p.golongan is not null
     group by 1, 2
  ), menurut_nomor as (
    -- Journals by hand, kode transaksi and closing entries name accounts themselves, where their golongan lets them.
    select u.kode_toko, a.golongan, sum(u.jumlah) as jumlah
      from ujung u join akun a on a.nomor_akun = u.nomor join golongan_akun g on g.golongan = a.golongan
     where not (u.peran = 'JURNAL' and (g.jurnal or u.kategori = 'PENUTUP_BULAN'))
       and not (u.peran = 'TRANSAKSI' and g.kas is not null)
     group by 1, 2
  )
  select 'GOLONGAN_AKUN', coalesce(p.kode_toko, n.kode_toko), jsonb_build_object('golongan', coalesce(p.golongan, n.golongan),
         'peran', p.jumlah, 'nomor', n.jumlah)
    from menurut_peran p full join menurut_nomor n on n.kode_toko = p.kode_toko and n.golongan = p.golongan
   where coalesce(p.jumlah, 0) <> coalesce(n.jumlah, 0)
  union all
  select 'UANG_DALAM_PERJALANAN', coalesce(k.kode_toko, u.kode_toko), jsonb_build_object('tujuan', coalesce(k.tujuan, u.dimensi),
         'kiriman', k.jumlah, 'buku', u.jumlah)
    from (select k.kode_toko, k.tujuan, sum(k.jumlah) as jumlah from kirim_uang k
            join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen and d.status = 'KIRIM' group by 1, 2) k
    full join (select x.kode_toko, x.dimensi, sum(x.jumlah) as jumlah from ujung x where x.peran = 'UANG_DALAM_PERJALANAN' group by 1, 2) u
      on u.kode_toko = k.kode_toko and u.dimensi = k.tujuan
   where coalesce(k.jumlah, 0) <> coalesce(u.jumlah, 0)
  union all
  -- What one store says another owes it is what the other says it owes.
  select 'ANTAR_TOKO', least(x.kode_toko, x.dimensi), jsonb_build_object('dengan', greatest(x.kode_toko, x.dimensi), 'beda', sum(x.jumlah))
    from ujung x where x.peran in ('RK_PUSAT', 'RK_CABANG')
   group by least(x.kode_toko, x.dimensi), greatest(x.kode_toko, x.dimensi) having sum(x.jumlah) <> 0
  union all
  -- A mapping of before the golongan were declared, or one that a hand put there.
  select 'PETA_AKUN', p.kode_toko, jsonb_build_object('trx', p.trx, 'type', p.type, 'kode_akun', p.kode_akun, 'nomor_akun', p.nomor_akun)
    from para_akun_transaksi p join peran_akun r on r.akun = p.kode_akun and r.golongan is not null
    join akun a on a.nomor_akun = p.nomor_akun
   where p.aktif and a.golongan <> r.golongan
$$;
revoke execute on function invarian_buku_besar() from public;
