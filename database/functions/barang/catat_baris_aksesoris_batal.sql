-- The whole document goes back: what went out comes in again with the very worth it went with; what came in goes out again unless
-- some of it has left since. An article that only this document knew is none any more.
create or replace function catat_baris_aksesoris_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from gerak_aksesoris g where g.kode_toko = toko and g.no_dokumen = no_dok and not g.batal order by g.kode_barcode loop
    perform from stok_aksesoris s where s.kode_toko = toko and s.kode_barcode = r.kode_barcode for update;
    if r.arah = 'MASUK' and exists (select from gerak_aksesoris k where k.kode_toko = toko and k.kode_barcode = r.kode_barcode
         and k.arah = 'KELUAR' and not k.batal and k.versi > r.versi) then
      perform tolak('STOK_AKSESORIS_TERPAKAI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update stok_aksesoris s set versi = s.versi + 1,
           jumlah = s.jumlah + case r.arah when 'MASUK' then -r.jumlah else r.jumlah end,
           nilai = s.nilai + case r.arah when 'MASUK' then -r.nilai::bigint else r.nilai::bigint end,
           tahan_jumlah = s.tahan_jumlah - case when r.tahan then r.jumlah else 0 end,
           tahan_nilai = s.tahan_nilai - case when r.tahan then r.nilai::bigint else 0 end
     where s.kode_toko = toko and s.kode_barcode = r.kode_barcode;
    update gerak_aksesoris g set batal = true, tahan = false
     where g.kode_toko = toko and g.no_dokumen = no_dok and g.kode_barcode = r.kode_barcode;
    update barang b set status = 'BATAL', no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.no_masuk = no_dok and b.status = 'BERJUMLAH'
       and not exists (select from gerak_aksesoris g where g.kode_toko = toko and g.kode_barcode = r.kode_barcode and not g.batal);
  end loop;
end $$;
