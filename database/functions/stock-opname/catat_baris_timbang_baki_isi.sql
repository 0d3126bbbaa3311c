-- What is on the tray now, of one that is taken up again.
create or replace function catat_baris_timbang_baki_isi(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    update timbang_baki t set jumlah_barang = r.jumlah_barang, berat = r.berat, berat_baki = r.berat_baki,
           berat_plastik = r.berat_plastik, berat_atribut = r.berat_atribut, berat_bandrol = r.berat_bandrol, total = r.total,
           toleransi = r.toleransi
     where t.kode_toko = toko and t.no_dokumen = no_dok and t.aktif;
  end loop;
end $$;
