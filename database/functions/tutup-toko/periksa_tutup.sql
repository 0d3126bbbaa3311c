-- All questions of all domains before a day closes; no row means that everything is in order.
create or replace function periksa_tutup(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language plpgsql stable as $$
declare bagian text;
begin
  for bagian in select p.proname from pg_proc p
                 where p.pronamespace = 'public'::regnamespace and p.proname like 'tutup\_periksa\_%' order by p.proname loop
    return query execute format('select * from %I($1)', bagian) using w;
  end loop;
end $$;
