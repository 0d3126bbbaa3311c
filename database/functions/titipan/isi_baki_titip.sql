-- Every store has a tray for deposits from its first day on; it may add others.
create or replace function isi_baki_titip(kode text)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  perform set_config('app.kode_toko', kode, true);
  insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki, diubah_oleh)
    values (kode, 'TITIP', 'TITIP', 'BAKI TITIPAN', 'SISTEM') on conflict do nothing;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
end $$;
revoke execute on function isi_baki_titip(text) from public;
