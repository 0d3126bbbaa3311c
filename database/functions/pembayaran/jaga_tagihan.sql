-- Where a gateway collects for an account, a QRIS payment of it is a charge that is paid, or was agreed to be, for exactly this sum; the
-- number of a charge stands for that charge also where the gateway is off. The lock is that of jaga_referensi: whoever settles a charge otherwise waits, too.
create or replace function jaga_tagihan()
  returns trigger language plpgsql as $$
begin
  if new.no_referensi is not null then
    perform pg_advisory_xact_lock(hashtext('referensi'), hashtext(concat_ws('/', new.kode_toko, new.no_rekening, new.no_referensi)));
  end if;
  if not exists (select from setting_gerbang s
                  where s.kode_toko = new.kode_toko and s.no_rekening = new.no_rekening and s.aktif)
     and not exists (select from tagihan_qris t
                      where t.kode_toko = new.kode_toko and t.no_rekening = new.no_rekening and t.acuan = new.no_referensi) then
    return new;
  end if;
  if not exists (select from tagihan_qris t
                  where t.kode_toko = new.kode_toko and t.no_rekening = new.no_rekening and t.acuan = new.no_referensi
                    and t.jumlah = new.jumlah and t.status in ('LUNAS', 'DIAKUI') and t.masalah is null
                    and tagihan_bebas(t.kode_toko, t.selesai, t.no_dokumen)) then
    perform tolak('QRIS_BELUM_LUNAS', jsonb_build_object('no_referensi', new.no_referensi, 'jumlah', new.jumlah));
  end if;
  return new;
end $$;
revoke execute on function jaga_tagihan() from public;

create or replace trigger jaga_tagihan before insert on pembayaran
  for each row when (new.jenis = 'QRIS' and new.arah = 'MASUK') execute function jaga_tagihan();
alter table pembayaran enable always trigger jaga_tagihan;
