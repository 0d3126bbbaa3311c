create or replace function langkah_cicilan(toko text, no text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
  returns void language plpgsql as $$
begin
  if not langkah_dokumen(toko, no, 'cicilan', p_transisi, p_status, dari, lihat, no_dok, ke) then
    perform tolak('CICILAN_BERUBAH', jsonb_build_object('no_cicilan', no));
  end if;
end $$;
