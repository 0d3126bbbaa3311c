-- What a version that only adds may do to a shop: a column in every table, a table more (docs/decisions/0132). Today's program is
-- yesterday's on it; tests and drills make it so.
do $$
declare satu record;
begin
  for satu in select c.oid::regclass as tabel from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace loop
    execute format('alter table %s add besok_isi integer not null default 7, add besok text', satu.tabel);
  end loop;
end $$;
create table besok (x integer primary key);
