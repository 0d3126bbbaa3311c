-- A store that head office adds can work at once.
create or replace function isi_toko_baru()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  perform isi_bawaan_toko(new.kode_toko);
  perform isi_baki_titip(new.kode_toko);
  return null;
end $$;

create or replace trigger bawaan after insert on toko for each row execute function isi_toko_baru();
