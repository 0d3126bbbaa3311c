-- A reversal swaps the ends; a drawer may have become another one.
create or replace function ujung_sama(akun text, dimensi text) returns text language sql immutable as $$
  select case akun when 'KAS' then 'KAS' else akun || ' ' || dimensi end
$$;
