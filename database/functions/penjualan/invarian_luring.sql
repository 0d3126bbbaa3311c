-- What came in of notas that were sold without the network is what their sales say, and what a package says was sold by it.
create or replace function invarian_luring()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'LURING_NOTA', n.kode_toko, jsonb_build_object('no_luring', n.no_luring, 'total', n.total, 'nota', p.total)
    from nota_luring n left join penjualan p on p.kode_toko = n.kode_toko and p.no_faktur_group = n.no_faktur_group
   where p.total is distinct from n.total
  union all
  select 'LURING_PAKET', p.kode_toko, jsonb_build_object('paket', p.id, 'terpakai', p.terpakai, 'nota', n.total)
    from paket_luring p
    left join (select x.kode_toko, x.paket, sum(x.total) as total from nota_luring x group by 1, 2) n
      on n.kode_toko = p.kode_toko and n.paket = p.id
   where p.terpakai <> coalesce(n.total, 0)
$$;
revoke execute on function invarian_luring() from public;
