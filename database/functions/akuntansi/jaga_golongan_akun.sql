-- Number, side and golongan of an account agree; a closed golongan takes no journals.
create or replace function jaga_golongan_akun() returns trigger language plpgsql as $$
declare g golongan_akun;
begin
  select * into g from golongan_akun x where x.golongan = new.golongan;
  if position(left(new.nomor_akun, 1) in g.awal) = 0 or (g.sisi is not null and g.sisi <> new.sisi) then
    perform tolak('AKUN_BUKAN_GOLONGAN', jsonb_build_object('nomor_akun', new.nomor_akun, 'golongan', new.golongan, 'sisi', g.sisi));
  end if;
  if not g.jurnal then new.manual := false; end if;
  return new;
end $$;

create or replace trigger jaga_golongan before insert or update on akun
  for each row execute function jaga_golongan_akun();
alter table akun enable always trigger jaga_golongan;
