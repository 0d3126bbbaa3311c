-- The pieces of a scope that lie in a tray of the store now.
create or replace function barang_opname(toko text, gudang text, baki text, grup text, dept text)
  returns setof barang language sql stable as $$
  select b.* from barang b join status_stok s on s.status = b.status
   where b.kode_toko = toko and (gudang is null or b.kode_gudang = gudang) and (baki is null or b.kode_baki = baki)
     and (grup is null or b.kode_group = grup) and (dept is null or b.kode_dept = dept)
$$;
