-- Documents of two stores that must agree are written in one transaction: w is a list of what catat() takes, in the order in
-- which they are locked. One that is refused takes all of them with it.
create function catat_bersama(w jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  satu jsonb;
  hasil jsonb := '[]';
begin
  for satu in select x from jsonb_array_elements(w) x loop
    hasil := hasil || catat(satu);
  end loop;
  return hasil;
end $$;
alter function catat_bersama(jsonb) owner to mustika_buku;
revoke execute on function catat_bersama(jsonb) from public;
grant execute on function catat_bersama(jsonb) to mustika_app;
