-- Writer: a receipt is taken back as long as nothing of it wears a tag. Its lines are locked, so that no tag slips in between.
create or replace function catat_baris_penerimaan_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform from penerimaan_barang_jenis j where j.kode_toko = toko and j.no_dokumen = no_dok for update;
  if exists (select from penerimaan_barang_jenis j where j.kode_toko = toko and j.no_dokumen = no_dok and j.label_jumlah > 0) then
    perform tolak('PENERIMAAN_SUDAH_BERLABEL', jsonb_build_object('no_dokumen', no_dok));
  end if;
  update penerimaan_barang h set batal = true where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
