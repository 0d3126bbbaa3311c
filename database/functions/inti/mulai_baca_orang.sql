-- Enters a read, or says why it is one too many: 'MENIT' calls of its kind in a minute, 'HARI' in a day, 'ORANG' persons of any kind
-- in a day; a limit that is null is none. It counts in every store, whatever the walls show whoever asks, and holds the user's lock, so that two reads at one moment are
-- counted one after the other.
create or replace function mulai_baca_orang(baca uuid, panggilan text, jenis text, saat timestamp with time zone, per_menit integer, per_hari integer, orang_per_hari integer)
  returns text language plpgsql as $$
declare
  siapa text := current_setting('app.user_id', true);
  menit integer;
  hari integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('baca-orang|' || siapa, 0));
  select count(*) filter (where b.waktu > saat - interval '1 minute'), count(*) into menit, hari
    from baca_orang b where b.user_id = siapa and b.jenis = mulai_baca_orang.jenis and b.waktu > saat - interval '1 day';
  if menit >= per_menit then return 'MENIT'; end if;
  if hari >= per_hari then return 'HARI'; end if;
  if (select count(distinct i.orang) from baca_orang b join baca_orang_isi i using (kode_toko, id)
       where b.user_id = siapa and b.waktu > saat - interval '1 day') >= orang_per_hari then
    return 'ORANG';
  end if;
  insert into baca_orang (kode_toko, id, user_id, waktu, panggilan, jenis)
    values (current_setting('app.kode_toko', true), baca, siapa, saat, panggilan, jenis);
  return null;
end $$;
grant execute on function mulai_baca_orang(uuid,text,text,timestamp with time zone,integer,integer,integer) to mustika_app;
