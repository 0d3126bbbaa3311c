-- What sorting put back on the counter is gone again, as long as nothing became of it; the pieces it came from go back by their own writer.
create or replace function catat_baris_sortir_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform barang_tidak_jadi(toko, x.ke_kode, no_dok, 'HASIL_SORTIR_DIPROSES')
     from (select s.ke_kode from sortir_pembelian_barang s
            where s.kode_toko = toko and s.no_dokumen = no_dok and s.tujuan = 'JUAL'
              and exists (select from barang b where b.kode_toko = toko and b.kode_barcode = s.ke_kode) order by s.ke_kode) x;
  update sortir_pembelian_barang s set batal = true where s.kode_toko = toko and s.no_dokumen = no_dok;
end $$;
