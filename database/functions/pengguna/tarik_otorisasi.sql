create or replace function tarik_otorisasi(p_id uuid)
  returns void language sql security definer set search_path to 'public', 'pg_temp' as $$
  update otorisasi_minta m set keadaan = 'TARIK' where m.kode_toko = app_toko() and m.id = p_id
    and m.requester = current_setting('app.user_id', true) and m.keadaan = 'MENUNGGU'
$$;
alter function tarik_otorisasi(uuid) owner to mustika_buku;
revoke execute on function tarik_otorisasi(uuid) from public;
grant execute on function tarik_otorisasi(uuid) to mustika_app;
