-- Amounts in the list of the closing are written as everywhere: 11000000 is read wrong by whoever is in a hurry to go home.
create function teks_rupiah(n bigint) returns text language sql immutable as $$
  select 'Rp. ' || replace(to_char(n, 'FM999,999,999,999,999,990'), ',', '.') || ',-'
$$;
select ubah_fungsi('tutup_periksa_jalan(jsonb)', $l$s.dimensi || ' · ' || s.sisa order$l$,
  $b$s.dimensi || ' · ' || teks_rupiah(s.sisa::bigint) order$b$);
select ubah_fungsi('tutup_periksa_non_cash(jsonb)', $l$|| t.jumlah order$l$, $b$|| teks_rupiah(t.jumlah) order$b$);
select ubah_fungsi('tutup_periksa_titipan(jsonb)', $l$|| t.saldo order$l$, $b$|| teks_rupiah(t.saldo) order$b$);
