create or replace function catat_baris_timbang_baki_hasil(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r timbang_baki;
begin
  for r in select * from jsonb_populate_recordset(null::timbang_baki, baris) loop
    perform jaga_isi_timbang(toko, r);
    update timbang_baki t set timbangan = r.timbangan, selisih = r.selisih, cara = r.cara, bacaan = r.bacaan, keterangan = r.keterangan, aktif = false
     where t.kode_toko = toko and t.no_dokumen = no_dok and t.aktif;
    if not found then
      perform tolak('SUDAH_BERUBAH', jsonb_build_object('no_dokumen', no_dok));
    end if;
  end loop;
end $$;
