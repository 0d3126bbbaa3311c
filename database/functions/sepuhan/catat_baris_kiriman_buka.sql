-- Writer: the shipment that this document closed is open again.
create or replace function catat_baris_kiriman_buka(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language sql as $$
  update kirim_cuci k set ditutup = null where k.kode_toko = toko and k.ditutup = no_dok
$$;
