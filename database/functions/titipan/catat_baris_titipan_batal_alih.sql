-- The way back: the deposit is what it was, to the rupiah and the piece.
create or replace function catat_baris_titipan_batal_alih(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare c cicilan;
begin
  select x.* into c from cicilan x where x.kode_toko = toko and x.no_cicilan = no_dok;
  -- Only of a plan on which nothing is paid: what was paid since goes back to nobody's deposit.
  if c.no_titipan is null or c.terbayar <> 0 or c.rabat <> 0 then
    perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no_dok));
  end if;
  perform langkah_titipan(toko, c.no_titipan, 'batal_alih', 'DONE', array['CLOSE'], null, no_dok, ke);
  perform gerak_titipan(toko, c.no_titipan, 'BATAL_CICILAN', c.dari_titipan::bigint, c.ppn_titipan::bigint, no_dok, ke);
  update titipan_barang l set keadaan = 'DITITIP', no_faktur_jual = null
   where l.kode_toko = toko and l.no_titipan = c.no_titipan and l.keadaan = 'DICICIL' and l.no_faktur_jual = no_dok;
end $$;
