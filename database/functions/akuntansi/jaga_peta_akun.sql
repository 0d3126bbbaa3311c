-- Parameter Akun: an account of the role's golongan and side, whoever writes. Clearing accounts and those between stores
-- hold roles of both sides.
create or replace function jaga_peta_akun() returns trigger language plpgsql as $$
declare peran peran_akun;
begin
  select * into peran from peran_akun p where p.akun = new.kode_akun;
  if peran.golongan is not null
     and not exists (select from akun a join golongan_akun g on g.golongan = a.golongan
                      where a.nomor_akun = new.nomor_akun and a.golongan = peran.golongan
                        and (a.sisi = peran.sisi or (g.sisi is null and not g.jurnal))) then
    perform tolak('AKUN_BUKAN_GOLONGAN_PERAN', jsonb_build_object('kode_akun', new.kode_akun, 'nomor_akun', new.nomor_akun,
      'golongan', peran.golongan, 'sisi', peran.sisi));
  end if;
  return new;
end $$;

create or replace trigger jaga_peta_akun before insert or update of nomor_akun, kode_akun on para_akun_transaksi
  for each row execute function jaga_peta_akun();
alter table para_akun_transaksi enable always trigger jaga_peta_akun;
