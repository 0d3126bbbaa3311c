-- Documents of two stores that must agree are written in one transaction: w is a list of what catat() takes, in the order in
-- which they are locked. One that is refused takes all of them with it.
create or replace function catat_bersama(toko text[], w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  hasil jsonb := '[]';
begin
  for ke in 1 .. cardinality(toko) loop
    hasil := hasil || catat(toko[ke], w -> (ke - 1));
  end loop;
  return hasil;
end $$;
alter function catat_bersama(text[],jsonb) owner to mustika_buku;
revoke execute on function catat_bersama(text[],jsonb) from public;
grant execute on function catat_bersama(text[],jsonb) to mustika_app;
