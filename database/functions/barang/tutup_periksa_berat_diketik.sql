-- Who typed weights that his scale could have said is read at the closing. A shop whose scale has said nothing for a month has none.
create or replace function tutup_periksa_berat_diketik(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language plpgsql stable as $$
begin
  return query
  select 'BERAT_DIKETIK', 'Berat yang diketik hari ini, bukan dari timbangan', sum(o.diketik)::integer, 'INFO', '/laporan-bacaan-timbangan',
         to_jsonb((array_agg(o.user_id || ' · ' || o.diketik || ' / ' || o.berat order by o.diketik desc, o.user_id))[1:20])
    from (select t.user_id, sum(t.berat - t.ditimbang) as diketik, sum(t.berat) as berat
            from hari_toko h
            join peristiwa_timbang t on t.kode_toko = h.kode_toko and t.tanggal = h.tanggal
           where h.kode_toko = w ->> 'toko' and h.status = 'OPEN'
             and exists (select from peristiwa_timbang d
                          where d.kode_toko = h.kode_toko and d.tanggal between h.tanggal - 30 and h.tanggal and d.ditimbang > 0)
           group by 1) o
   where o.diketik > 0 having count(*) > 0;
end $$;
