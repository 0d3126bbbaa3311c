-- Writer: a shipment that its sender calls back is on its way no more.
create or replace function catat_baris_kirim_pusat_tarik(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language sql as $$
  update kirim_pusat_lot l set sisa_qty = 0, sisa_berat = 0, sisa_murni = 0, sisa_modal = 0
   where l.kode_toko = toko and l.no_dokumen = no_dok
$$;
