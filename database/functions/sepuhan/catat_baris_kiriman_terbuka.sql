-- Writer: something comes back of a shipment, which nobody closes meanwhile.
create or replace function catat_baris_kiriman_terbuka(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare k kirim_cuci;
begin
  select * into k from kirim_cuci x where x.kode_toko = toko and x.no_dokumen = baris -> 0 ->> 'no_kirim' for update;
  if k.ditutup is not null then
    perform tolak('KIRIMAN_CUCI_DITUTUP', jsonb_build_object('no_kirim', k.no_dokumen));
  end if;
end $$;
