-- The stones of a piece of the store set anew, by who may change its card; they are in no book.
create or replace function ganti_batu(kode text, batu jsonb)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare toko text := current_setting('app.kode_toko', true);
begin
  delete from barang_batu s where s.kode_toko = toko and s.kode_barcode = kode;
  perform catat_batu(toko, jsonb_build_array(jsonb_build_object('kode_barcode', kode, 'batu', batu)));
end $$;
alter function ganti_batu(text,jsonb) owner to mustika_buku;
revoke execute on function ganti_batu(text,jsonb) from public;
grant execute on function ganti_batu(text,jsonb) to mustika_app;
