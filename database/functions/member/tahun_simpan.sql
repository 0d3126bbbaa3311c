-- For how many whole years after the year in which the last thing happened to a document it is kept: more than the law's years where the
-- store says so, never fewer.
create or replace function tahun_simpan(toko text, kunci text, paling_sedikit integer) returns integer language plpgsql stable as $$
begin
  return greatest(paling_sedikit, coalesce((select s.value::integer from para_system s
    where s.kode_toko = toko and s.key = kunci and s.value ~ '^[1-9][0-9]?$'), paling_sedikit));
end $$;
