-- The way back to where each piece was, refused once one has moved on; what was the last word about it is so again.
create or replace function catat_baris_barang_gerak_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from asal_gerak g where g.kode_toko = toko and g.no_dokumen = no_dok order by g.kode_barcode loop
    update barang b set status = r.dari_status, kode_gudang = r.dari_gudang, kode_baki = r.dari_baki, no_terakhir = r.dari_dokumen,
           versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.ke_status and b.no_terakhir = no_dok;
    if not found then
      perform tolak(baris -> 0 ->> 'tolak', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $$;
