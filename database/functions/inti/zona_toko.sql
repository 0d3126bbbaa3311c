create or replace function zona_toko(toko text) returns text language sql stable parallel safe as $$
  select nama_zona(t.zona) from toko t where t.kode_toko = toko
$$;
