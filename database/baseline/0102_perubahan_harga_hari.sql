-- A price change belongs to the business day it was made on, like everything else a shop looks up by date: the open day.
-- None while the store never opened: prices set before the first day count for it.
alter table perubahan_harga add column tanggal date;
alter table perubahan_harga disable trigger kekal;
update perubahan_harga p set tanggal =
  (select h.tanggal from hari_toko h where h.kode_toko = p.kode_toko and h.dibuka_pada <= p.waktu order by h.dibuka_pada desc limit 1);
alter table perubahan_harga enable always trigger kekal;
create index perubahan_harga_hari on perubahan_harga (kode_toko, tanggal);

-- As before, with the day. Arguments: the key column, then the price columns.
create or replace function catat_harga() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lama jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  baru jsonb := to_jsonb(new);
  hari date := (select h.tanggal from hari_toko h where h.kode_toko = new.kode_toko and h.status = 'OPEN');
begin
  for i in 1 .. tg_nargs - 1 loop
    continue when lama -> tg_argv[i] is not distinct from baru -> tg_argv[i];
    insert into perubahan_harga (kode_toko, waktu, tanggal, tabel, kode, kolom, harga_lama, harga_baru, user_id)
    values (new.kode_toko, clock_timestamp(), hari, tg_table_name, baru ->> tg_argv[0], tg_argv[i],
            (lama ->> tg_argv[i])::bigint, (baru ->> tg_argv[i])::bigint, new.diubah_oleh);
  end loop;
  return null;
end $$;
