-- The number of a QRIS payment stands on one document that is not cancelled. Two tills that are shown the same payment wait for each other.
create or replace function jaga_referensi()
  returns trigger language plpgsql as $$
declare lain text;
begin
  perform pg_advisory_xact_lock(hashtext('referensi'), hashtext(concat_ws('/', new.kode_toko, new.no_rekening, new.no_referensi)));
  select p.no_dokumen into lain
    from pembayaran p
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
   where p.kode_toko = new.kode_toko and p.no_rekening = new.no_rekening and p.no_referensi = new.no_referensi and d.status <> 'CANC'
   limit 1;
  if found then
    perform tolak('REFERENSI_SUDAH_DIPAKAI', jsonb_build_object('no_referensi', new.no_referensi, 'no_dokumen', lain));
  end if;
  return new;
end $$;
revoke execute on function jaga_referensi() from public;

create or replace trigger jaga_referensi before insert on pembayaran
  for each row when (new.no_referensi is not null) execute function jaga_referensi();
alter table pembayaran enable always trigger jaga_referensi;
