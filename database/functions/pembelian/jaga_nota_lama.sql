-- A piece that came back stays what it was when it was bought: nobody changes or switches off its row until the purchase is taken back.
create or replace function jaga_nota_lama() returns trigger language plpgsql as $$
declare klaim constant text[] := '{toko_beli, no_beli, dibeli_pada, versi}';
begin
  if old.no_beli is not null and to_jsonb(new) - klaim <> to_jsonb(old) - klaim then
    perform tolak('NOTA_LAMA_DIBELI', jsonb_build_object('kode_nota_lama', old.kode_nota_lama, 'no_beli', old.no_beli));
  end if;
  return new;
end $$;

create or replace trigger jaga_nota_lama before update on nota_lama for each row execute function jaga_nota_lama();
alter table nota_lama enable always trigger jaga_nota_lama;
