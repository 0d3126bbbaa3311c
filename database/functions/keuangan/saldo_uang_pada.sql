create or replace function saldo_uang_pada(toko text, hari date)
  returns table(akun text, dimensi text, saldo bigint) language sql stable as $$
  select s.akun, s.dimensi, sum(s.jumlah)::bigint
    from (select u.akun, u.dimensi, u.saldo::bigint as jumlah from saldo_uang u where u.kode_toko = toko
          union all
          select g.akun, g.dimensi, g.keluar - g.masuk from gerak_uang g join peran_akun p on p.akun = g.akun and p.bersaldo
           where g.kode_toko = toko and g.tanggal > hari) s
   group by s.akun, s.dimensi having sum(s.jumlah) <> 0
$$;
