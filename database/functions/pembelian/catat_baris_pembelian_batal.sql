-- The way back, from the books or from waiting: pieces of ours are what they were before, the others are gone. Lots go
-- back by their own writer.
create or replace function catat_baris_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select l.* from pembelian_barang l
            where l.kode_toko = toko and l.no_faktur_group = no_dok and not l.lot order by l.kode_barcode loop
    update barang b set status = case when r.no_faktur_jual is null then 'BATAL' else 'TERJUAL' end,
           kode_gudang = coalesce(r.gudang_lama, b.kode_gudang), kode_baki = coalesce(r.baki_lama, b.kode_baki),
           berat = case when r.no_faktur_jual is null then b.berat else r.berat_nota end,
           berat_asli = coalesce(r.berat_asli_lama, b.berat_asli), harga_modal = coalesce(r.harga_modal_lama, b.harga_modal),
           versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status in ('DIBELI', 'TUNGGU_BELI') and b.no_terakhir = no_dok;
    if not found then
      perform tolak('BARANG_BELI_DIPROSES', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
  update penjualan_barang l set beli_kembali = false
    from pembelian_barang p
   where p.kode_toko = toko and p.no_faktur_group = no_dok and l.kode_toko = toko and l.no_faktur = p.no_faktur_jual;
  update pembelian_barang l set batal = true where l.kode_toko = toko and l.no_faktur_group = no_dok;
  delete from nota_kembali k where k.toko = catat_baris_pembelian_batal.toko and k.no_dokumen = no_dok and k.cara = 'BELI';
  update nota_lama n set toko_beli = null, no_beli = null, dibeli_pada = null, versi = n.versi + 1
   where n.toko_beli = catat_baris_pembelian_batal.toko and n.no_beli = no_dok;
end $$;
