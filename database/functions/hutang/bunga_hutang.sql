-- All interest of a contract until a day: what hitung of bunga-berjalan.rule.ts says, for lists and reports.
create or replace function bunga_hutang(pokok bigint, bunga integer, cara text, hari_minimal integer, bulat bigint, hari integer)
  returns bigint language sql immutable parallel safe as $$
  select (ceil(case cara
      when 'HARIAN' then pokok::numeric * bunga * greatest(hari, hari_minimal, 1) / 3000000
      when 'BULANAN' then pokok::numeric * bunga * ceil(greatest(hari, hari_minimal, 1) / 30.0) / 100000
      else pokok::numeric * bunga * ceil(greatest(hari, hari_minimal, 1) / 15.0) / 200000 end / bulat) * bulat)::bigint
$$;
