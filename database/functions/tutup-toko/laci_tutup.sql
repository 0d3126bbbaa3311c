-- A day that is opened again is counted again: a count from before its first closing says nothing about its second. The same
-- goes for the day after it, which went away in between.
create or replace function laci_tutup(toko text)
  returns table(akun text, dimensi text, saldo bigint, urut smallint, jumlah bigint, saldo_hitung bigint, user_id text, waktu timestamp with time zone) language sql stable as $$
  select s.akun, s.dimensi, s.saldo::bigint, h.urut, h.jumlah::bigint, h.saldo::bigint, h.user_id, h.waktu
    from hari_toko d
    join saldo_uang s on s.kode_toko = d.kode_toko
    join peran_akun p on p.akun = s.akun and p.dihitung
    left join lateral (select l.* from hitung_laci l
                        where l.kode_toko = s.kode_toko and l.tanggal = d.tanggal and l.akun = s.akun and l.dimensi = s.dimensi
                          and l.waktu >= all (
                            select p.waktu from tutup_toko t join peristiwa p on p.kode_toko = t.kode_toko and p.no_dokumen = t.no_dokumen
                             where t.kode_toko = d.kode_toko and d.tanggal in (t.tanggal, t.tanggal_berikut) and t.dibuka_kembali)
                        order by l.urut desc limit 1) h on true
   where d.kode_toko = toko and d.status = 'OPEN'
     and (s.saldo <> 0 or exists (select from gerak_uang g where g.kode_toko = toko and g.tanggal = d.tanggal
                                     and g.akun = s.akun and g.dimensi = s.dimensi))
   order by s.akun, s.dimensi
$$;
