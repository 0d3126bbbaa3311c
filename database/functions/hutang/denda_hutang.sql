-- The late fee until a day: for each begun month after the due date.
create or replace function denda_hutang(pokok bigint, denda integer, bulat bigint, bulan integer)
  returns bigint language sql immutable parallel safe as $$
  select (ceil(ceil(pokok::numeric * denda / 100000) * bulan / bulat) * bulat)::bigint
$$;
