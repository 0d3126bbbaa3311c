-- An account that something is booked on by its golongan keeps it.
create or replace function jaga_akun()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare semula text := current_setting('app.lintas', true);
begin
  if (old.aktif and not new.aktif) or old.golongan <> new.golongan or old.sisi <> new.sisi then
    perform set_config('app.lintas', 'on', true);
    if exists (select from akun_bawaan b where b.nomor_akun = new.nomor_akun)
       or exists (select from para_akun_transaksi p where p.nomor_akun = new.nomor_akun and p.aktif)
       or exists (select from kode_transaksi k where k.nomor_akun = new.nomor_akun and k.aktif) then
      perform tolak('AKUN_DIPAKAI', jsonb_build_object('nomor_akun', new.nomor_akun));
    end if;
    if exists (select from mutasi_akun m where m.nomor_akun = new.nomor_akun
                group by m.kode_toko having sum(m.debit - m.kredit) <> 0) then
      perform tolak('AKUN_BERSALDO', jsonb_build_object('nomor_akun', new.nomor_akun));
    end if;
    perform set_config('app.lintas', coalesce(semula, ''), true);
  end if;
  return new;
end $$;

create or replace trigger jaga_akun before update on akun for each row execute function jaga_akun();
alter table akun enable always trigger jaga_akun;
