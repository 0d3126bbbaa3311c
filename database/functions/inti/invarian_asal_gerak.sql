-- A piece whose last word is a movement is what that movement made it, or what a later step of the same document made of it, and
-- lies where it put it.
create or replace function invarian_asal_gerak()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'GERAK_BARANG', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'kode_barcode', g.kode_barcode,
      'status', b.status, 'kode_baki', b.kode_baki)
    from asal_gerak g
    join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode and b.no_terakhir = g.no_dokumen
   where b.kode_baki <> g.ke_baki
      or (b.status <> g.ke_status
          and not exists (select from dokumen d
                            join peristiwa p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen and p.membalik is null
                            join status_gerak s on s.jenis = d.jenis and s.transisi = p.transisi and s.dari = g.ke_status and s.ke = b.status
                           where d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen))
$$;
revoke execute on function invarian_asal_gerak() from public;
