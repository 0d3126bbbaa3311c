-- Taken back from the last one on, because each closing entry begins where the one before it ended.
create or replace function catat_baris_penutup_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('periode|' || toko, 0));
  update penutup_bulan p set dibatalkan = true where p.kode_toko = toko and p.no_dokumen = no_dok and not p.dibatalkan
     and not exists (select from penutup_bulan q where q.kode_toko = toko and q.sampai > p.sampai and not q.dibatalkan);
  if not found then perform tolak('BUKAN_BULAN_TERAKHIR', jsonb_build_object('nomor', no_dok)); end if;
end $$;
