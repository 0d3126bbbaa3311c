-- Who looked at whose data: every read of persons is an entry, and the persons it showed are its lines. Entries are counted
-- before the read is made, so that a burst gets no more answers than a queue.
create table baca_orang (
  kode_toko text not null references toko,
  id uuid not null,
  user_id text not null,
  waktu timestamptz not null,
  -- The call, and what sort of persons it reads.
  panggilan text not null,
  jenis text not null check (jenis in ('MEMBER', 'PENGGUNA')),
  primary key (kode_toko, id)
);
create index baca_orang_siapa on baca_orang (user_id, waktu);
select pasang_rls('baca_orang', 'select, insert');

create table baca_orang_isi (
  kode_toko text not null,
  id uuid not null,
  -- Code of the member, or user_id.
  orang text not null,
  primary key (kode_toko, id, orang),
  foreign key (kode_toko, id) references baca_orang
);
create index baca_orang_isi_orang on baca_orang_isi (orang);
select pasang_rls('baca_orang_isi', 'select, insert');

do $$
declare t text;
begin
  foreach t in array array['baca_orang', 'baca_orang_isi'] loop
    execute format('create trigger kekal before update or delete on %I for each row execute function tolak_ubah()', t);
    execute format('create trigger kekal_semua before truncate on %I for each statement execute function tolak_ubah()', t);
    execute format('alter table %I enable always trigger kekal', t);
    execute format('alter table %I enable always trigger kekal_semua', t);
  end loop;
end $$;

-- Enters a read, or says why it is one too many: 'MENIT' calls of a minute, 'HARI' of a day, 'ORANG' persons of a day. It
-- counts in every store, whatever the walls show whoever asks, and holds the user's lock, so that two reads at one moment are
-- counted one after the other.
create function mulai_baca_orang(baca uuid, panggilan text, jenis text, saat timestamptz, per_menit integer, per_hari integer,
  orang_per_hari integer) returns text language plpgsql as $$
declare
  siapa text := current_setting('app.user_id', true);
  menit integer;
  hari integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('baca-orang|' || siapa, 0));
  select count(*) filter (where b.waktu > saat - interval '1 minute'), count(*) into menit, hari
    from baca_orang b where b.user_id = siapa and b.waktu > saat - interval '1 day';
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
grant execute on function mulai_baca_orang(uuid, text, text, timestamptz, integer, integer, integer) to mustika_app;
