create or replace function jaga_tutup_toko()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  nomor text[];
begin
  if old.aktif and not new.aktif and current_setting('app.tutup_toko', true) is distinct from new.kode_toko then
    nomor := kiriman_toko(new.kode_toko);
    if cardinality(nomor) > 0 then
      perform tolak('TOKO_ADA_KIRIMAN', jsonb_build_object('kode_toko', new.kode_toko, 'sebut', to_jsonb(nomor[1:20])));
    end if;
  end if;
  return new;
end $$;

create or replace trigger jaga_tutup before update of aktif on toko
  for each row execute function jaga_tutup_toko();
alter table toko enable always trigger jaga_tutup;
