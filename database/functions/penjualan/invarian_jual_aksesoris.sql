-- What a nota sold of articles left their stock, at the cost the nota says.
create or replace function invarian_jual_aksesoris()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'JUAL_AKSESORIS', coalesce(l.kode_toko, g.kode_toko), jsonb_build_object('no_faktur_group', coalesce(l.no_faktur_group, g.no_dokumen),
         'kode_barcode', coalesce(l.kode_barcode, g.kode_barcode), 'nota', l.jumlah, 'gerak', g.jumlah)
    from (select x.* from penjualan_barang x where x.berat = 0) l
    full join (select m.* from gerak_aksesoris m join penjualan p on p.kode_toko = m.kode_toko and p.no_faktur_group = m.no_dokumen) g
      on g.kode_toko = l.kode_toko and g.no_dokumen = l.no_faktur_group and g.kode_barcode = l.kode_barcode
   where (l.jumlah, l.harga_modal::bigint) is distinct from (g.jumlah, g.nilai::bigint) or g.arah <> 'KELUAR'
$$;
revoke execute on function invarian_jual_aksesoris() from public;
