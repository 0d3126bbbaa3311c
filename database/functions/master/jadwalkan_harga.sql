-- Sets prices for a moment. Stores keep when their next one is due beside their settings, so their version is raised: a posting
-- with an older copy is refused and reads again. The job wakes the store for those who only look on.
create or replace function jadwalkan_harga(p_id uuid, p_tabel text, p_kode text, p_mulai timestamp with time zone, p_nilai jsonb, p_saat timestamp with time zone)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  insert into jadwal_harga (kode_toko, id, tabel, kode, berlaku_mulai, nilai, dibuat_oleh, dibuat_pada)
    values (app_toko(), p_id, p_tabel, p_kode, p_mulai, p_nilai, current_setting('app.user_id'), p_saat);
  perform naikkan_versi(app_toko());
  perform antre_pada('terapkan_harga', jsonb_build_object('kode_toko', app_toko()), 'harga:' || app_toko() || ':' || p_mulai, p_mulai);
end $$;
alter function jadwalkan_harga(uuid,text,text,timestamp with time zone,jsonb,timestamp with time zone) owner to mustika_buku;
revoke execute on function jadwalkan_harga(uuid,text,text,timestamp with time zone,jsonb,timestamp with time zone) from public;
grant execute on function jadwalkan_harga(uuid,text,text,timestamp with time zone,jsonb,timestamp with time zone) to mustika_app;
