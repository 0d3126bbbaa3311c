-- Every price that changes is kept with its day. Arguments: the key column, then the price columns.
create or replace function catat_harga()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  lama jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  baru jsonb := to_jsonb(new);
  hari date := (select h.tanggal from hari_toko h where h.kode_toko = new.kode_toko and h.status = 'OPEN');
begin
  for i in 1 .. tg_nargs - 1 loop
    continue when lama -> tg_argv[i] is not distinct from baru -> tg_argv[i];
    insert into perubahan_harga (kode_toko, waktu, tanggal, tabel, kode, kolom, harga_lama, harga_baru, user_id, jadwal)
    values (new.kode_toko, clock_timestamp(), hari, tg_table_name, baru ->> tg_argv[0], tg_argv[i],
            (lama ->> tg_argv[i])::bigint, (baru ->> tg_argv[i])::bigint, new.diubah_oleh,
            nullif(current_setting('app.jadwal', true), '')::uuid);
  end loop;
  return null;
end $$;
alter function catat_harga() owner to mustika_buku;

create or replace trigger harga after insert or update on grup
  for each row execute function catat_harga('kode_group', 'harga', 'harga_modal');
alter table grup enable always trigger harga;
create or replace trigger harga after insert or update on para_harga_beli
  for each row execute function catat_harga('kode_harga', 'harga_per_gram');
alter table para_harga_beli enable always trigger harga;
create or replace trigger harga after insert or update on para_hutang_pokok
  for each row execute function catat_harga('kode_pokok', 'harga_per_gram');
alter table para_hutang_pokok enable always trigger harga;
create or replace trigger harga after insert or update on parameter_harga_emas
  for each row execute function catat_harga('kode_harga', 'harga_jual', 'harga_beli');
alter table parameter_harga_emas enable always trigger harga;
create or replace trigger harga after insert or update on parameter_ongkos
  for each row execute function catat_harga('kode_ongkos', 'ongkos', 'ongkos_minimum');
alter table parameter_ongkos enable always trigger harga;
