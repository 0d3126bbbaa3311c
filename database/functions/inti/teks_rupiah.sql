-- One way to write rupiah, that of formatRupiah: `Rp 1.500.000`, and `-Rp 1.500.000` for what is below zero.
create or replace function teks_rupiah(n bigint) returns text language sql immutable as $$
  select case when n < 0 then '-' else '' end || 'Rp ' || replace(to_char(abs(n), 'FM999,999,999,999,999,990'), ',', '.')
$$;
