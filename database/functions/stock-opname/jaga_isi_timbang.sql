-- What was read is what is there: a piece that came or went since would make a difference that is none.
create or replace function jaga_isi_timbang(toko text, r timbang_baki) returns void language plpgsql as $$
begin
  if not exists (select from isi_timbang_baki(toko, r.kode_baki) i
                   join baki t on t.kode_toko = toko and t.kode_baki = r.kode_baki and t.berat_baki = r.berat_baki
                  where (i.jumlah_barang, i.berat, i.berat_plastik, i.berat_atribut, i.berat_bandrol)
                      = (r.jumlah_barang, r.berat, r.berat_plastik, r.berat_atribut, r.berat_bandrol)) then
    perform tolak('ISI_BAKI_BERUBAH', jsonb_build_object('kode_baki', r.kode_baki));
  end if;
end $$;
