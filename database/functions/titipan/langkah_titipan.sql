-- One step of a deposit or order inside the event of a sale, by compare-and-set: the sale's day, user and moment, its number as reason.
create or replace function langkah_titipan(toko text, no text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
  returns void language plpgsql as $$
begin
  if not coalesce((select langkah_dokumen(toko, no, lower(t.jenis), p_transisi, p_status, dari, lihat, no_dok, ke)
      from titipan t where t.kode_toko = toko and t.no_titipan = no), false) then
    perform tolak('TITIPAN_BERUBAH', jsonb_build_object('no_titipan', no));
  end if;
end $$;
