-- Everything that must always be true, asked of the whole database. No row means all is well; a row names rule and place.
create or replace function cek_invarian()
  returns table(aturan text, kode_toko text, rincian jsonb) language plpgsql stable security definer set search_path to 'public', 'pg_temp' as $$
declare bagian text;
begin
  for bagian in select p.proname from pg_proc p
                 where p.pronamespace = 'public'::regnamespace and p.proname like 'invarian\_%' order by p.proname loop
    return query execute format('select * from %I()', bagian);
  end loop;
end $$;
revoke execute on function cek_invarian() from public;
grant execute on function cek_invarian() to mustika_app, mustika_report;
