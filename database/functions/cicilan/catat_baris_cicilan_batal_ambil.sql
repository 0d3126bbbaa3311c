-- The way back of a sale that handed over.
create or replace function catat_baris_cicilan_batal_ambil(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare a cicilan_ambil;
begin
  for a in select x.* from cicilan_ambil x where x.kode_toko = toko and x.no_faktur_group = no_dok and not x.batal loop
    perform langkah_cicilan(toko, a.no_cicilan, case when a.diposting then 'batal_ambil' else 'lepas' end, 'LUNAS',
      array['LUNAS', 'CLOSE'], null, no_dok, ke);
    update cicilan c set no_faktur_tunggu = null where c.kode_toko = toko and c.no_cicilan = a.no_cicilan;
    if a.diposting then
      perform gerak_cicilan(toko, a.no_cicilan, 'BATAL_AMBIL', 0, 0, 0, a.dipakai::bigint, a.ppn_dipakai::bigint, no_dok, ke);
      perform gerak_cicilan(toko, a.no_cicilan, 'BATAL_KELEBIHAN', 0, 0, 0, a.kembali::bigint, a.ppn_kembali::bigint, no_dok, ke);
    end if;
    update cicilan_ambil x set batal = true where x.kode_toko = toko and x.no_faktur_group = no_dok;
  end loop;
end $$;
