-- A named refusal: SQLSTATE MU001, the stable code as message, the facts as JSON detail.
create or replace function tolak(kode text, rincian jsonb default '{}'::jsonb) returns void language plpgsql as $$
begin
  raise exception '%', kode using errcode = 'MU001', detail = rincian::text;
end $$;
