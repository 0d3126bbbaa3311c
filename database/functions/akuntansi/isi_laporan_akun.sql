create or replace function isi_laporan_akun() returns trigger language plpgsql as $$
begin
  new.golongan := coalesce(new.golongan, golongan_umum(new.nomor_akun, new.sisi));
  new.laporan := case when left(new.nomor_akun, 1) in ('1', '2', '3') then 'NERACA' else 'LABA_RUGI' end;
  return new;
end $$;

create or replace trigger isi_laporan before insert on akun
  for each row execute function isi_laporan_akun();
alter table akun enable always trigger isi_laporan;
