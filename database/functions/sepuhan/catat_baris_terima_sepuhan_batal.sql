-- Writer: what came back of a shipment is out again, while nobody closed it; pieces that were made of it are gone, while nothing became of them.
create or replace function catat_baris_terima_sepuhan_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform catat_baris_kiriman_terbuka(toko, no_dok, ke, jsonb_agg(jsonb_build_object('no_kirim', t.no_kirim)))
     from terima_sepuhan t where t.kode_toko = toko and t.no_dokumen = no_dok;
  perform barang_tidak_jadi(toko, x.kode_barcode, no_dok, 'BARANG_JADI_DIPROSES')
     from (select p.kode_barcode from terima_sepuhan_barang p where p.kode_toko = toko and p.no_dokumen = no_dok order by p.kode_barcode) x;
  update terima_sepuhan_barang p set batal = true where p.kode_toko = toko and p.no_dokumen = no_dok;
end $$;
