-- Writer: a shipment that its sender calls back, beside barang_gerak_batal.
create or replace function catat_baris_kirim_barang_tarik(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update kirim_barang_barang l set keadaan = 'DITARIK' where l.kode_toko = toko and l.no_dokumen = no_dok and l.keadaan = 'DIJALAN';
  update kirim_barang h set dijalan = 0 where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
