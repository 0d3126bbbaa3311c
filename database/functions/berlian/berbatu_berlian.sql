create or replace function berbatu_berlian(toko text, kode text) returns boolean language sql stable as $$
  select exists (select from barang_batu s join jenis_batu k on k.kode_batu = s.kode_batu and k.berlian
                  where s.kode_toko = toko and s.kode_barcode = kode)
$$;
