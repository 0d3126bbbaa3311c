-- The debt in the ledger is that of the coupons, and what a nota says coupons paid is what they are worth.
create or replace function invarian_kupon_buku()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with utang as (
    select k.toko, sum(k.nilai_kupon * ((k.keadaan <> 'BATAL')::int - k.lepas::int - (p.liabilitas is true)::int)) as jumlah
      from kupon k left join penjualan_kupon p on p.kode = k.kode and not p.batal
     where k.terbuku and k.nilai_kupon > 0 group by 1
  ), buku as (
    select b.kode_toko, sum(case when b.dari_akun = 'LIABILITAS_KUPON' then b.jumlah else 0 end
                          - case when b.ke_akun = 'LIABILITAS_KUPON' then b.jumlah else 0 end) as jumlah
      from buku_uang b where 'LIABILITAS_KUPON' in (b.dari_akun, b.ke_akun) group by 1
  )
  select 'KUPON_BUKU', coalesce(u.toko, b.kode_toko), jsonb_build_object('kupon', u.jumlah, 'buku', b.jumlah)
    from utang u full join buku b on b.kode_toko = u.toko
   where coalesce(u.jumlah, 0) <> coalesce(b.jumlah, 0)
  union all
  select 'KUPON_BAYAR', coalesce(p.kode_toko, y.kode_toko), jsonb_build_object('no_faktur_group',
         coalesce(p.no_faktur_group, y.no_faktur_group), 'kupon', p.nilai, 'bayar', y.jumlah)
    from (select x.kode_toko, x.no_faktur_group, sum(x.nilai) as nilai from penjualan_kupon x group by 1, 2) p
    full join (select x.kode_toko, x.no_dokumen as no_faktur_group, sum(x.jumlah) as jumlah from pembayaran x where x.jenis = 'KUPON' group by 1, 2) y
      on y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_faktur_group
   where p.nilai is distinct from y.jumlah
  union all
  select 'KUPON_BAYAR', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_faktur_group, 'kode', p.kode, 'nilai', p.nilai,
         'batal', p.batal, 'liabilitas', p.liabilitas, 'status', d.status)
    from penjualan_kupon p join kupon k on k.kode = p.kode
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
   where p.batal <> (d.status = 'CANC') or (p.nilai, p.toko_kupon) <> (k.nilai_kupon, k.toko)
      or (d.status = 'OPEN' and p.liabilitas is not null) or (d.status = 'DONE' and p.liabilitas is null)
      or (p.liabilitas and not k.terbuku)
$$;
revoke execute on function invarian_kupon_buku() from public;
