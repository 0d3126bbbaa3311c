-- What one store took is what the plan of the other counts as paid, as much, in the same state, and its money is all there.
create or replace function invarian_terima_cicilan()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'TERIMA_CICILAN', di, jsonb_build_object('no_cicilan', no_cicilan,
         'terbayar', terbayar, 'terima', t.banyak, 'bayar', b.banyak)
    from (select x.kode_toko as di, x.toko_cicilan as milik, x.no_cicilan, x.terbayar::bigint, d.status, x.cara, x.jumlah::bigint, x.denda::bigint,
                 x.sisa::bigint, count(*) as banyak
            from terima_cicilan x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
           group by 1, 2, 3, 4, 5, 6, 7, 8, 9) t
    full join (select x.toko_bayar as di, x.kode_toko as milik, x.no_cicilan, x.terbayar::bigint, d.status, x.cara, x.jumlah::bigint,
                      x.denda::bigint, x.sisa::bigint, count(*) as banyak
                 from bayar_cicilan x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
                where x.toko_bayar is not null
                group by 1, 2, 3, 4, 5, 6, 7, 8, 9) b using (di, milik, no_cicilan, terbayar, status, cara, jumlah, denda, sisa)
   where t.banyak is distinct from b.banyak
  union all
  select 'TERIMA_CICILAN', x.kode_toko, jsonb_build_object('no_dokumen', x.no_dokumen, 'jumlah', x.jumlah)
    from terima_cicilan x
   where (select sum(u.jumlah) from pembayaran u where u.kode_toko = x.kode_toko and u.no_dokumen = x.no_dokumen)
         is distinct from (x.jumlah + x.denda)::numeric
$$;
revoke execute on function invarian_terima_cicilan() from public;
