-- Plans prove themselves: the schedule is the price less the down payment, nobody paid more than is due, what the account owes is
-- what the open plans hold, the margin in the book is the margin of what was paid, and the pieces wait for one customer each.
create or replace function invarian_cicilan()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with uang as (
    select u.kode_toko, u.no_dokumen, u.peristiwa, sum(u.muka) as muka, sum(u.margin) as margin from (
      select b.kode_toko, b.no_dokumen, b.peristiwa, case when b.dari_akun = 'UANG_MUKA_CICILAN' then b.jumlah::bigint else 0 end as muka,
             case when b.dari_akun = 'PENDAPATAN_MARGIN_CICILAN' then b.jumlah::bigint else 0 end as margin
        from buku_uang b where b.dari_akun in ('UANG_MUKA_CICILAN', 'PENDAPATAN_MARGIN_CICILAN')
      union all
      select b.kode_toko, b.no_dokumen, b.peristiwa, case when b.ke_akun = 'UANG_MUKA_CICILAN' then -b.jumlah::bigint else 0 end,
             case when b.ke_akun = 'PENDAPATAN_MARGIN_CICILAN' then -b.jumlah::bigint else 0 end
        from buku_uang b where b.ke_akun in ('UANG_MUKA_CICILAN', 'PENDAPATAN_MARGIN_CICILAN')) u
     group by 1, 2, 3
  ), plan as (
    select c.*, d.status, (c.harga_jual_cicil - c.dp)::bigint as cicilan from cicilan c
      join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan
  ), bayar as (
    select b.*, d.status, (select sum(u.jumlah) from pembayaran u where u.kode_toko = b.kode_toko and u.no_dokumen = b.no_dokumen) as uang
      from bayar_cicilan b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
  )
  select 'SALDO_CICILAN', coalesce(t.kode_toko, u.kode_toko), jsonb_build_object('cicilan', t.saldo, 'buku', u.muka)
    from (select p.kode_toko, sum(p.saldo - p.ppn) as saldo from plan p group by 1) t
    full join (select x.kode_toko, sum(x.muka) as muka from uang x group by 1) u using (kode_toko)
   where coalesce(t.saldo, 0) <> coalesce(u.muka, 0)
  union all
  select 'SALDO_CICILAN', p.kode_toko, jsonb_build_object('no_cicilan', p.no_cicilan, 'status', p.status, 'saldo', p.saldo)
    from plan p
    left join (select x.kode_toko, x.no_cicilan, sum(x.bayar) as bayar, sum(x.rabat) as rabat, sum(x.margin) as margin, sum(x.jumlah) as jumlah,
                      sum(x.ppn) as ppn from cicilan_gerak x group by 1, 2) g using (kode_toko, no_cicilan)
   where (p.terbayar, p.rabat, p.margin_diakui, p.saldo, p.ppn)
         is distinct from (g.bayar::bigint, g.rabat::bigint, g.margin::bigint, g.jumlah::bigint, g.ppn::bigint)
      or (p.status in ('DONE', 'LUNAS') and p.saldo <> p.dp + p.terbayar - p.margin_diakui)
      or (p.status in ('CLOSE', 'CANC') and p.saldo <> 0)
  union all
  select 'GERAK_CICILAN', coalesce(g.kode_toko, u.kode_toko), jsonb_build_object('no_dokumen', coalesce(g.no_dokumen, u.no_dokumen),
         'peristiwa', coalesce(g.peristiwa, u.peristiwa), 'gerak', g.jumlah, 'buku', u.muka, 'margin', g.margin, 'margin_buku', u.margin)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(x.jumlah - x.ppn) as jumlah, sum(x.margin) as margin from cicilan_gerak x group by 1, 2, 3) g
    full join uang u on u.kode_toko = g.kode_toko and u.no_dokumen = g.no_dokumen and u.peristiwa = g.peristiwa
   where coalesce(g.jumlah, 0) <> coalesce(u.muka, 0) or coalesce(g.margin, 0) <> coalesce(u.margin, 0)
  union all
  select 'JADWAL_CICILAN', p.kode_toko, jsonb_build_object('no_cicilan', p.no_cicilan, 'cicilan', p.cicilan, 'jadwal', j.nilai, 'terbayar', p.terbayar)
    from plan p
    left join (select x.kode_toko, x.no_cicilan, sum(x.nilai) as nilai, sum(x.margin) as margin, count(*) as banyak from cicilan_jadwal x group by 1, 2) j
      using (kode_toko, no_cicilan)
   where (j.nilai::bigint, j.margin::bigint, j.banyak) is distinct from (p.cicilan, p.margin::bigint, p.lama_angsuran::bigint)
      or (p.status in ('LUNAS', 'CLOSE')) <> (p.terbayar + p.rabat = p.cicilan) and p.status <> 'CANC'
  union all
  select 'JUMLAH_CICILAN', p.kode_toko, jsonb_build_object('no_cicilan', p.no_cicilan)
    from plan p
    left join (select l.kode_toko, l.no_cicilan, sum(l.total) as total, sum(l.berat) as berat, count(*) as banyak from cicilan_barang l group by 1, 2) l
      using (kode_toko, no_cicilan)
    left join lateral (select sum(x.jumlah) as jumlah from pembayaran x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_cicilan and x.peristiwa = 1 and x.arah = 'MASUK') y on true
   where (l.total, l.berat, l.banyak, coalesce(y.jumlah, 0))
           is distinct from (p.total::numeric, p.berat::numeric, p.jumlah_barang::bigint, (p.dp - p.dari_titipan)::numeric)
  union all
  select 'TITIPAN_CICILAN', coalesce(p.kode_toko, g.kode_toko), jsonb_build_object('no_cicilan', coalesce(p.no_cicilan, g.no_dokumen),
         'no_titipan', coalesce(p.no_titipan, g.no_titipan), 'cicilan', p.dari_titipan, 'titipan', g.jumlah)
    from (select x.* from plan x where x.dari_titipan > 0) p
    full join (select x.kode_toko, x.no_titipan, x.no_dokumen, -x.jumlah::bigint as jumlah, -x.ppn::bigint as ppn
                 from titipan_gerak x where x.jenis = 'CICILAN') g
      on g.kode_toko = p.kode_toko and g.no_titipan = p.no_titipan and g.no_dokumen = p.no_cicilan
   where (p.dari_titipan::bigint, p.ppn_titipan::bigint) is distinct from (g.jumlah, g.ppn)
  union all
  select 'BAYAR_CICILAN', p.kode_toko, jsonb_build_object('no_cicilan', p.no_cicilan, 'terbayar', p.terbayar, 'bayar', b.jumlah)
    from plan p
    left join (select x.kode_toko, x.no_cicilan, sum(x.jumlah) as jumlah, sum(x.rabat) as rabat from bayar x where x.status = 'DONE' group by 1, 2) b
      using (kode_toko, no_cicilan)
   where (p.terbayar::bigint, p.rabat::bigint) is distinct from (coalesce(b.jumlah, 0)::bigint, coalesce(b.rabat, 0)::bigint)
  union all
  select 'BAYAR_CICILAN', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'jumlah', b.jumlah, 'uang', b.uang)
    from bayar b where b.uang is distinct from (case when b.toko_bayar is null then b.jumlah + b.denda end)::numeric
  union all
  select 'AMBIL_CICILAN', a.kode_toko, jsonb_build_object('no_faktur_group', a.no_faktur_group, 'no_cicilan', a.no_cicilan)
    from cicilan_ambil a
    left join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.no_faktur_group
    left join (select y.kode_toko, y.no_dokumen, sum(y.jumlah) as jumlah from pembayaran y where y.jenis = 'CICILAN' group by 1, 2) y
      on y.kode_toko = a.kode_toko and y.no_dokumen = a.no_faktur_group
    left join plan p on p.kode_toko = a.kode_toko and p.no_cicilan = a.no_cicilan
   where a.batal <> (d.status = 'CANC') or coalesce(y.jumlah, 0) <> (a.dipakai + a.kembali)::numeric
      or (not a.batal and a.diposting <> (d.status = 'DONE'))
      or (not a.batal and a.diposting <> (p.status = 'CLOSE'))
      or (not a.batal and not a.diposting and p.no_faktur_tunggu is distinct from a.no_faktur_group)
  union all
  select 'AMBIL_CICILAN', y.kode_toko, jsonb_build_object('no_faktur_group', y.no_dokumen, 'jumlah', y.jumlah)
    from pembayaran y
   where y.jenis = 'CICILAN'
     and not exists (select from cicilan_ambil a where a.kode_toko = y.kode_toko and a.no_faktur_group = y.no_dokumen)
$$;
revoke execute on function invarian_cicilan() from public;
