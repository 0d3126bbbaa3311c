create or replace function jaga_kode_transaksi() returns trigger language plpgsql as $$
begin
  if new.nomor_akun is not null and not kas_boleh(new.nomor_akun, new.arah) then
    perform tolak('AKUN_BUKAN_LAWAN_KAS', jsonb_build_object('kode_transaksi', new.kode_transaksi, 'nomor_akun', new.nomor_akun));
  end if;
  return new;
end $$;

create or replace trigger jaga_kode_transaksi before insert or update of arah, nomor_akun, aktif on kode_transaksi
  for each row when (new.aktif) execute function jaga_kode_transaksi();
alter table kode_transaksi enable always trigger jaga_kode_transaksi;
