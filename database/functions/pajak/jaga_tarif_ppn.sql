-- A rate that something was sold under stands as it is, and no rate begins on a day whose sales are written: a change of
-- the law is a new row from a coming day. Whoever changes rates waits for the sales on their way, and sales that read the
-- rates before read them again (PENGATURAN_BERUBAH).
create or replace function jaga_tarif_ppn()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  t text;
  semula text := current_setting('app.kode_toko', true);
  terpakai boolean;
begin
  if tg_op = 'UPDATE' and (old.kelas_ppn, old.mulai_berlaku, old.tarif, old.kode_faktur, old.aktif)
      = (new.kelas_ppn, new.mulai_berlaku, new.tarif, new.kode_faktur, new.aktif) then
    return new;
  end if;
  for t in select kode_toko from toko order by kode_toko loop
    perform pg_advisory_xact_lock(hashtextextended('hari|' || t, 0));
    perform set_config('app.kode_toko', t, true);
    select exists (select from baris_ppn l where l.kode_toko = t and (
             (tg_op <> 'INSERT' and old.aktif and l.kelas_ppn = old.kelas_ppn and l.tanggal >= old.mulai_berlaku)
          or (tg_op <> 'DELETE' and new.aktif and l.kelas_ppn = new.kelas_ppn and l.tanggal >= new.mulai_berlaku))) into terpakai;
    insert into versi_toko (kode_toko) values (t) on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
    if terpakai then
      perform tolak('TARIF_PPN_DIPAKAI', jsonb_build_object('kode_toko', t));
    end if;
  end loop;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
  return case tg_op when 'DELETE' then old else new end;
end $$;

create or replace trigger jaga_tarif before insert or delete or update on parameter_ppn
  for each row execute function jaga_tarif_ppn();
alter table parameter_ppn enable always trigger jaga_tarif;
