-- A reversal swaps the ends; a drawer may have become another one.
create or replace function ujung_sama(akun text, dimensi text) returns text language sql immutable as $$
  select case when akun in ('KAS', 'KAS_GADAI') then akun else akun || ' ' || dimensi end
$$;
