-- What salespeople are owed is what the notas in the books earned them and payments did not pay; a payment is what it moved.
create or replace function invarian_bonus_sales()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'UTANG_BONUS', x.kode_toko, jsonb_build_object('kode_sales', x.kode_sales, 'nota', x.utang, 'buku', x.buku)
    from (select y.kode_toko, y.kode_sales, sum(y.utang)::bigint as utang, sum(y.buku)::bigint as buku
            from (select l.kode_toko, l.kode_sales, l.bonus::bigint as utang, 0::bigint as buku
                    from penjualan_barang l
                    join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group and d.status = 'DONE'
                   where l.bonus > 0
                  union all
                  select b.kode_toko, b.kode_sales, -b.jumlah::bigint, 0
                    from bayar_bonus_sales b join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen and d.status = 'DONE'
                  union all
                  select s.kode_toko, s.dimensi, 0, -s.saldo::bigint from saldo_uang s where s.akun = 'UTANG_BONUS') y
           group by 1, 2) x
   where x.utang is distinct from x.buku
  union all
  select 'BAYAR_BONUS', b.kode_toko, jsonb_build_object('no_dokumen', b.no_dokumen, 'dokumen', b.jumlah, 'buku', u.jumlah)
    from bayar_bonus_sales b
    left join (select x.kode_toko, x.no_dokumen, x.ke_dimensi, sum(x.jumlah::bigint)::bigint as jumlah from buku_uang x
                where x.ke_akun = 'UTANG_BONUS' and x.peristiwa = 1 group by 1, 2, 3) u
      on u.kode_toko = b.kode_toko and u.no_dokumen = b.no_dokumen and u.ke_dimensi = b.kode_sales
   where u.jumlah is distinct from b.jumlah::bigint
$$;
revoke execute on function invarian_bonus_sales() from public;
