create or replace function terkunci_sampai(toko text) returns date language sql stable as $$
  select k.sampai from kunci_periode k where k.kode_toko = toko order by k.urut desc limit 1
$$;
