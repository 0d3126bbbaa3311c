-- Append only. A correction is a new event, never an edit.
create or replace function tolak_ubah() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'MU002';
end $$;
