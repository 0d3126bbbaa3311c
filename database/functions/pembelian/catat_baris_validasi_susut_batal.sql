-- Taking a word back; refused once a piece has moved on because of it.
create or replace function catat_baris_validasi_susut_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select v.kode_barcode, v.no_faktur from validasi_susut_barang v
            where v.kode_toko = toko and v.no_dokumen = no_dok order by v.kode_barcode loop
    perform from barang b join pembelian_barang l on l.kode_toko = b.kode_toko and l.no_faktur = r.no_faktur
      where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and (b.status = 'DIBELI' or l.batal) for update of b;
    if not found then
      perform tolak('BARANG_BELI_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update validasi_susut_barang v set batal = true where v.kode_toko = toko and v.no_dokumen = no_dok;
end $$;
