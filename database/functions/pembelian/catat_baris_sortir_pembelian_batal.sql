-- What sorting put back on the counter is gone again, as long as nothing became of it; the pieces it came from go back by their own writer.
create or replace function catat_baris_sortir_pembelian_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from sortir_pembelian_barang s
            where s.kode_toko = toko and s.no_dokumen = no_dok and s.tujuan = 'JUAL'
               and exists (select from barang b where b.kode_toko = toko and b.kode_barcode = s.ke_kode) order by s.ke_kode loop
    update barang b set status = 'BATAL', no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.ke_kode and b.status = 'TERSEDIA' and b.no_terakhir = no_dok
       and not exists (select from barang_pegang p where p.kode_toko = toko and p.kode_barcode = r.ke_kode and p.sampai > now());
    if not found then
      perform tolak('HASIL_SORTIR_DIPROSES', jsonb_build_object('kode_barcode', r.ke_kode));
    end if;
  end loop;
  update sortir_pembelian_barang s set batal = true where s.kode_toko = toko and s.no_dokumen = no_dok;
end $$;
