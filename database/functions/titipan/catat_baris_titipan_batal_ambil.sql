-- The way back of a sale that picked up: the deposit is what it was, to the rupiah and the piece.
create or replace function catat_baris_titipan_batal_ambil(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare a record;
begin
  for a in select x.* from titipan_ambil x where x.kode_toko = toko and x.no_faktur_group = no_dok and not x.batal loop
    if a.diposting then
      perform langkah_titipan(toko, a.no_titipan, 'batal_ambil', 'DONE', array['PESAN', 'DONE', 'CLOSE', 'CANC'], null, no_dok, ke);
      perform gerak_titipan(toko, a.no_titipan, 'BATAL_AMBIL', a.dipakai::bigint, a.ppn_dipakai::bigint, no_dok, ke);
      perform gerak_titipan(toko, a.no_titipan, 'BATAL_KELEBIHAN', a.kembali::bigint, a.ppn_kembali::bigint, no_dok, ke);
    else
      perform langkah_titipan(toko, a.no_titipan, 'lepas', 'DONE', array['DONE'], null, no_dok, ke);
      update titipan t set no_faktur_tunggu = null where t.kode_toko = toko and t.no_titipan = a.no_titipan;
    end if;
    update titipan_barang l set keadaan = 'DITITIP', no_faktur_jual = null
     where l.kode_toko = toko and l.no_titipan = a.no_titipan and l.no_faktur_jual = no_dok;
    update titipan_ambil x set batal = true where x.kode_toko = toko and x.no_faktur_group = no_dok;
  end loop;
end $$;
