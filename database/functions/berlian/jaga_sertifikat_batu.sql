-- A certificate names one stone of the whole chain: no other piece that a store still has may carry it. A piece that was sold,
-- handed over, destroyed or taken back gives it free; the same piece in another store is the same stone.
create or replace function jaga_sertifikat_batu()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare semula text := current_setting('app.lintas', true);
declare lain text;
begin
  if new.no_sertifikat is null then return null; end if;
  -- Two who enter the same certificate at once: the second one waits and sees the first.
  perform pg_advisory_xact_lock(hashtextextended(new.sertifikat || ' ' || new.no_sertifikat, 358));
  perform set_config('app.lintas', 'on', true);
  select b.kode_barcode into lain from barang_batu s
    join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
   where s.sertifikat = new.sertifikat and s.no_sertifikat = new.no_sertifikat
     and (s.kode_barcode <> new.kode_barcode or (s.kode_toko = new.kode_toko and s.urut <> new.urut))
     and b.status not in ('TERJUAL', 'DISERAHKAN', 'ROSOK', 'HILANG', 'BATAL', 'TERKIRIM')
   limit 1;
  perform set_config('app.lintas', coalesce(semula, ''), true);
  if lain is not null then
    perform tolak('SERTIFIKAT_SUDAH_ADA', jsonb_build_object('sertifikat', new.sertifikat, 'no_sertifikat', new.no_sertifikat,
      'kode_barcode', lain));
  end if;
  return null;
end $$;
revoke execute on function jaga_sertifikat_batu() from public;

create or replace trigger jaga_sertifikat after insert on barang_batu
  for each row execute function jaga_sertifikat_batu();
alter table barang_batu enable always trigger jaga_sertifikat;
