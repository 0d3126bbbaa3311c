-- So many months after a day: the same day of that month, or its last; of 30 days each where the deed counts so.
create or replace function tempo_hutang(dari date, bulan integer, basis text) returns date language sql immutable parallel safe as $$
  select case basis when '30_HARI' then dari + 30 * bulan else (dari + make_interval(months => bulan))::date end
$$;
