-- Writer: a shipment is closed by this document, once, and nothing of it is out any more.
create or replace function catat_baris_kiriman_tutup(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare nomor text := baris -> 0 ->> 'no_kirim';
begin
  update kirim_cuci k set ditutup = no_dok where k.kode_toko = toko and k.no_dokumen = nomor and k.ditutup is null;
  if not found then
    perform tolak('KIRIMAN_CUCI_DITUTUP', jsonb_build_object('no_kirim', nomor));
  end if;
  -- A reception that was taken back meanwhile put it there again.
  if exists (select from lot l where l.kode_toko = toko and l.batch = nomor and l.jenis_lot <> 'SUSUT' and l.berat > 0) then
    perform tolak('BAHAN_MASIH_DI_TUKANG', jsonb_build_object('no_kirim', nomor));
  end if;
end $$;
