-- An account that nobody says the golongan of is the plainest one its first digit allows: the chart of before.
create or replace function golongan_umum(nomor text, sisi text) returns text language sql immutable as $$
  select case left(nomor, 1) when '1' then 'ASET_LAIN' when '2' then 'KEWAJIBAN_LAIN'
           when '3' then case sisi when 'K' then 'MODAL' else 'PRIVE' end when '4' then 'PENDAPATAN_LAIN' when '7' then 'PENDAPATAN_LAIN' else 'BEBAN' end
$$;
