create or replace function simpan_idem(p_kunci text, p_jawaban jsonb)
  returns void language sql security definer set search_path to 'public', 'pg_temp' as $$
  update idem set jawaban = p_jawaban
   where kode_toko = app_toko() and user_id = current_setting('app.user_id') and kunci = p_kunci and jawaban is null
$$;
alter function simpan_idem(text,jsonb) owner to mustika_buku;
revoke execute on function simpan_idem(text,jsonb) from public;
grant execute on function simpan_idem(text,jsonb) to mustika_app;
