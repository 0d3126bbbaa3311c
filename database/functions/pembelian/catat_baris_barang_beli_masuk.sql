-- The nota that held them is validated: the pieces come in, weighed anew and at what was paid for them.
create or replace function catat_baris_barang_beli_masuk(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select l.* from pembelian_barang l
            where l.kode_toko = toko and l.no_faktur_group = no_dok and not l.lot order by l.kode_barcode loop
    update barang b set status = 'DIBELI', kode_gudang = 'BELI', kode_baki = r.kode_baki, berat = r.berat, berat_asli = r.berat,
           harga_modal = r.harga, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TUNGGU_BELI' and b.no_terakhir = no_dok;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $$;
