create or replace function catat_baris_timbang_baki(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    insert into timbang_baki (kode_toko, no_dokumen, kode_gudang, kode_baki, jumlah_barang, berat, berat_baki, berat_plastik,
        berat_atribut, berat_bandrol, total, toleransi)
      values (toko, no_dok, r.kode_gudang, r.kode_baki, r.jumlah_barang, r.berat, r.berat_baki, r.berat_plastik,
        r.berat_atribut, r.berat_bandrol, r.total, r.toleransi);
  end loop;
exception when unique_violation then
  perform tolak('TIMBANG_BAKI_BERJALAN', jsonb_build_object('kode_baki', r.kode_baki));
end $$;
