-- Writer: what came back of a shipment is out again, while nobody closed it.
create or replace function catat_baris_terima_sepuhan_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language sql as $$
  select catat_baris_kiriman_terbuka(toko, no_dok, ke, jsonb_agg(jsonb_build_object('no_kirim', t.no_kirim)))
    from terima_sepuhan t where t.kode_toko = toko and t.no_dokumen = no_dok
$$;
