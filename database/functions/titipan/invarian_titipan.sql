-- Deposits prove themselves: their balances are what the book owes customers, their pieces wait in gudang TITIP for one
-- customer each, and what a sale used is what the deposit says it gave.
create or replace function invarian_titipan()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with uang as (
    select u.kode_toko, u.no_dokumen, u.peristiwa, u.akun, sum(u.jumlah) as jumlah from (
      select b.kode_toko, b.no_dokumen, b.peristiwa, b.dari_akun as akun, b.jumlah::bigint as jumlah from buku_uang b
       where b.dari_akun in ('TITIPAN_UANG', 'UANG_MUKA_PESANAN', 'UANG_MUKA_PRE_ORDER')
      union all
      select b.kode_toko, b.no_dokumen, b.peristiwa, b.ke_akun, -b.jumlah::bigint from buku_uang b
       where b.ke_akun in ('TITIPAN_UANG', 'UANG_MUKA_PESANAN', 'UANG_MUKA_PRE_ORDER')) u
     group by 1, 2, 3, 4
  ), titip as (
    select t.*, d.status, case t.jenis when 'TITIPAN' then 'TITIPAN_UANG' else 'UANG_MUKA_' || t.jenis end as akun,
           -- Money is held as long as the promise runs.
           d.status = 'DONE' or (t.jenis <> 'TITIPAN' and d.status in ('PESAN', 'KERJA')) as berjalan
      from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
  ), ditahan as (
    select l.kode_toko, l.kode_barcode, l.berat::bigint as berat, l.harga_modal::bigint as modal from titipan_barang l
      join titip t on t.kode_toko = l.kode_toko and t.no_titipan = l.no_titipan and t.status = 'DONE'
     where l.keadaan = 'DITITIP'
    union all
    select l.kode_toko, l.kode_barcode, l.berat::bigint, l.harga_modal::bigint from cicilan_barang l
      join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_cicilan and d.status in ('DONE', 'LUNAS')
    union all
    -- What an order is made after lies with them, until somebody puts it back.
    select c.kode_toko, c.kode_barcode, c.berat::bigint, c.harga_modal::bigint from pesanan_contoh c
      join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_pesanan and d.status not in ('OPEN')
     where c.keadaan = 'DIPAKAI' and c.kode_barcode is not null
  )
  select 'SALDO_TITIPAN', coalesce(t.kode_toko, u.kode_toko), jsonb_build_object('akun', coalesce(t.akun, u.akun), 'titipan', t.saldo, 'buku', u.jumlah)
    from (select x.kode_toko, x.akun, sum(x.saldo - x.ppn) as saldo from titip x where x.berjalan group by 1, 2) t
    full join (select x.kode_toko, x.akun, sum(x.jumlah) as jumlah from uang x group by 1, 2) u using (kode_toko, akun)
   where coalesce(t.saldo, 0) <> coalesce(u.jumlah, 0)
  union all
  select 'SALDO_TITIPAN', t.kode_toko, jsonb_build_object('no_titipan', t.no_titipan, 'status', t.status, 'saldo', t.saldo, 'gerak', g.jumlah)
    from titip t
    left join (select x.kode_toko, x.no_titipan, sum(x.jumlah) as jumlah, sum(x.ppn) as ppn from titipan_gerak x group by 1, 2) g using (kode_toko, no_titipan)
   where t.saldo <> coalesce(g.jumlah, 0) or t.ppn <> coalesce(g.ppn, 0) or (not t.berjalan and t.saldo <> 0)
  union all
  select 'GERAK_TITIPAN', coalesce(g.kode_toko, u.kode_toko), jsonb_build_object('no_dokumen', coalesce(g.no_dokumen, u.no_dokumen),
         'peristiwa', coalesce(g.peristiwa, u.peristiwa), 'gerak', g.jumlah, 'buku', u.jumlah)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(x.jumlah - x.ppn) as jumlah from titipan_gerak x group by 1, 2, 3) g
    full join (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(x.jumlah) as jumlah from uang x group by 1, 2, 3) u
      on u.kode_toko = g.kode_toko and u.no_dokumen = g.no_dokumen and u.peristiwa = g.peristiwa
   where coalesce(g.jumlah, 0) <> coalesce(u.jumlah, 0)
  union all
  select 'BARANG_TITIPAN', coalesce(b.kode_toko, l.kode_toko), jsonb_build_object('kode_barcode', coalesce(b.kode_barcode, l.kode_barcode),
         'gudang', b.kode_gudang, 'titipan', l.kode_barcode is not null)
    from (select x.* from barang x where x.status = 'DITITIP') b
    full join ditahan l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
   where b.kode_barcode is null or l.kode_barcode is null or b.kode_gudang <> 'TITIP' or b.berat <> l.berat or b.harga_modal <> l.modal
  union all
  select 'JUMLAH_TITIPAN', t.kode_toko, jsonb_build_object('no_titipan', t.no_titipan)
    from titip t
    left join (select l.kode_toko, l.no_titipan, sum(l.total) as total, sum(l.berat) as berat, count(*) as banyak,
                      count(*) filter (where l.keadaan = 'DITITIP') as ditahan from titipan_barang l group by 1, 2) l using (kode_toko, no_titipan)
    left join lateral (select sum(x.jumlah) as jumlah from pembayaran x
                        where x.kode_toko = t.kode_toko and x.no_dokumen = t.no_titipan and x.peristiwa = 1 and x.arah = 'MASUK') y on true
   where t.jenis = 'TITIPAN'
     and ((l.total, l.berat, l.banyak, y.jumlah) is distinct from (t.total::numeric, t.berat::numeric, t.jumlah_barang::bigint, t.uang_muka::numeric)
      or (t.status in ('OPEN', 'DONE')) <> (coalesce(l.ditahan, 0) > 0))
  union all
  select 'BAYAR_TITIPAN', t.kode_toko, jsonb_build_object('no_titipan', t.no_titipan, 'dibayar', y.jumlah, 'gerak', g.jumlah)
    from titip t
    left join lateral (select sum(case x.arah when 'MASUK' then x.jumlah::bigint else -x.jumlah::bigint end) as jumlah
                        from pembayaran x where x.kode_toko = t.kode_toko and x.no_dokumen = t.no_titipan) y on true
    left join (select x.kode_toko, x.no_titipan, sum(x.jumlah) as jumlah from titipan_gerak x
                where x.jenis in ('MASUK', 'AWAL', 'TAMBAH', 'BATAL') group by 1, 2) g using (kode_toko, no_titipan)
   where coalesce(y.jumlah, 0) <> coalesce(g.jumlah, 0)
     and exists (select from titipan_gerak x where x.kode_toko = t.kode_toko and x.no_titipan = t.no_titipan)
  union all
  select 'AMBIL_TITIPAN', a.kode_toko, jsonb_build_object('no_faktur_group', a.no_faktur_group, 'no_titipan', a.no_titipan)
    from titipan_ambil a
    left join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.no_faktur_group
    left join (select y.kode_toko, y.no_dokumen, sum(y.jumlah) as jumlah from pembayaran y where y.jenis = 'TITIPAN' group by 1, 2) y
      on y.kode_toko = a.kode_toko and y.no_dokumen = a.no_faktur_group
    left join titipan t on t.kode_toko = a.kode_toko and t.no_titipan = a.no_titipan
   where a.batal <> (d.status = 'CANC') or coalesce(y.jumlah, 0) <> (a.dipakai + a.kembali)::numeric
      or (not a.batal and a.diposting <> (d.status = 'DONE'))
      or (not a.batal and not a.diposting and t.no_faktur_tunggu is distinct from a.no_faktur_group)
  union all
  select 'AMBIL_TITIPAN', y.kode_toko, jsonb_build_object('no_faktur_group', y.no_dokumen, 'jumlah', y.jumlah)
    from pembayaran y
   where y.jenis = 'TITIPAN'
     and not exists (select from titipan_ambil a where a.kode_toko = y.kode_toko and a.no_faktur_group = y.no_dokumen)
$$;
revoke execute on function invarian_titipan() from public;
