-- The writer of pieces that come from another store. All columns of a piece travel, those of tomorrow, too, so it is made of the
-- table, as pasang_penulis() makes its own; pasang_semua_penulis() makes both. A piece that has been here before has its row,
-- which says so; every other state of it is refused.
create or replace function pasang_barang_tiba() returns void language plpgsql as $$
declare
  kolom text;
  nilai text;
  ganti text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
         string_agg(case a.attname when 'kode_toko' then 'toko' when 'no_masuk' then 'no_dok' when 'no_terakhir' then 'no_dok'
                      when 'status' then '''TERSEDIA''' when 'versi' then '1' else format('x.%I', a.attname) end, ', ' order by a.attnum),
         string_agg(case a.attname when 'versi' then 'versi = barang.versi + 1' else format('%1$I = excluded.%1$I', a.attname) end, ', '
                      order by a.attnum) filter (where a.attname not in ('kode_toko', 'kode_barcode'))
    into kolom, nilai, ganti
    from pg_attribute a
   where a.attrelid = 'barang'::regclass and a.attnum > 0 and not a.attisdropped and a.attname not in ('diubah_oleh', 'diubah_pada');
  execute format($f$create or replace function catat_baris_barang_tiba(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $t$
declare banyak integer;
begin
  -- Made by pasang_barang_tiba().
  insert into barang (%s)
    select %s
      from jsonb_populate_recordset(null::barang, baris) x order by x.kode_barcode
  on conflict (kode_toko, kode_barcode) do update set %s
   where barang.status = 'TERKIRIM';
  get diagnostics banyak = row_count;
  if banyak <> jsonb_array_length(baris) then
    perform tolak('BARANG_MASIH_DI_SINI');
  end if;
end $t$ $f$, kolom, nilai, ganti);
  insert into penulis (nama) values ('barang_tiba') on conflict do nothing;
end $$;
revoke execute on function pasang_barang_tiba() from public;
