-- 1 ct is 0.200 g. Stones do not weigh more than what of their piece is no gold, but for the hundredth that scales round by.
create or replace function invarian_batu()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'BERAT_BATU', b.kode_toko, jsonb_build_object('kode_barcode', b.kode_barcode, 'batu', s.berat, 'atribut', b.berat_atribut)
    from (select k.kode_toko, k.kode_barcode, sum(k.karat) / 5 as berat from barang_batu k group by 1, 2) s
    join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
   where s.berat > b.berat_atribut + 10
$$;
revoke execute on function invarian_batu() from public;
