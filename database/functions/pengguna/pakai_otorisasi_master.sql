-- A master row's approvals are used as a document's are; `objek` is the row it was for.
create or replace function pakai_otorisasi_master(p_izin jsonb, p_hash text, p_saat timestamp with time zone, objek text)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  perform pakai_otorisasi(app_toko(), jsonb_build_object('user', current_setting('app.user_id'), 'saat', p_saat,
    'op_hash', p_hash, 'otorisasi', p_izin), objek);
end $$;
alter function pakai_otorisasi_master(jsonb,text,timestamp with time zone,text) owner to mustika_buku;
revoke execute on function pakai_otorisasi_master(jsonb,text,timestamp with time zone,text) from public;
grant execute on function pakai_otorisasi_master(jsonb,text,timestamp with time zone,text) to mustika_app;
