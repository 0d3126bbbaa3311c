-- A piece's stones in one line, as notas and labels say them: "2 BERLIAN 0,5 ct F/VS1 GIA 2141438167".
create or replace function teks_batu(toko text, kode text) returns text language sql stable as $$
  select string_agg(concat_ws(' ', s.jumlah::text, j.nama_batu, replace(trim_scale(s.karat / 1000.0)::text, '.', ',') || ' ct',
           nullif(concat_ws('/', s.kode_color, s.kode_clarity), ''), s.sertifikat || ' ' || s.no_sertifikat), '; ' order by s.urut)
    from barang_batu s join jenis_batu j using (kode_batu)
   where s.kode_toko = toko and s.kode_barcode = kode
$$;
revoke execute on function teks_batu(text,text) from public;
grant execute on function teks_batu(text,text) to mustika_app, mustika_buku, mustika_report;
