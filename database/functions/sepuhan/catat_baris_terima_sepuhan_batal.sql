-- Writer: what came back of a shipment is out again, while nobody closed it; pieces that were made of it are gone, while nothing became of them.
create or replace function catat_baris_terima_sepuhan_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  perform catat_baris_kiriman_terbuka(toko, no_dok, ke, jsonb_agg(jsonb_build_object('no_kirim', t.no_kirim)))
     from terima_sepuhan t where t.kode_toko = toko and t.no_dokumen = no_dok;
  for r in select p.kode_barcode from terima_sepuhan_barang p
            where p.kode_toko = toko and p.no_dokumen = no_dok order by p.kode_barcode loop
    update barang b set status = 'BATAL', no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERSEDIA' and b.no_terakhir = no_dok
       and not exists (select from barang_pegang p where p.kode_toko = toko and p.kode_barcode = r.kode_barcode and p.sampai > now());
    if not found then
      perform tolak('BARANG_JADI_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update terima_sepuhan_barang p set batal = true where p.kode_toko = toko and p.no_dokumen = no_dok;
end $$;
