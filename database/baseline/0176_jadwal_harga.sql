-- Prices are versions in time: a change may be set for a moment to come, and takes effect then by itself. The row of the
-- master table is the version in force, perubahan_harga every version there was, jadwal_harga what is set and what became
-- of it. Nothing here is overwritten: a version that is taken back stays, with who took it back. Features 2, idea 5.

-- The tables whose prices are versions: key column, then price columns. The declarations say the same (`dated`).
create function kolom_berjadwal(tabel text) returns text[] language sql immutable as $$
  select case tabel
    when 'grup' then array['kode_group', 'harga', 'harga_modal']
    when 'parameter_harga_emas' then array['kode_harga', 'harga_jual', 'harga_beli']
    when 'para_harga_beli' then array['kode_harga', 'harga_per_gram']
    when 'parameter_ongkos' then array['kode_ongkos', 'ongkos', 'ongkos_minimum']
    when 'para_hutang_pokok' then array['kode_pokok', 'harga_per_gram']
  end
$$;

create table jadwal_harga (
  kode_toko text not null references toko,
  id uuid not null,
  tabel text not null,
  kode text not null,
  berlaku_mulai timestamptz not null,
  -- Column -> rupiah; columns that are not named stay as they are then.
  nilai jsonb not null,
  status text not null default 'MENUNGGU' check (status in ('MENUNGGU', 'BERLAKU', 'BATAL', 'GAGAL')),
  -- Why a GAGAL one could not take effect.
  sebab text,
  dibuat_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  dibuat_pada timestamptz not null,
  selesai_oleh text,
  selesai_pada timestamptz,
  primary key (kode_toko, id),
  constraint jadwal_harga_tabel check (kolom_berjadwal(tabel) is not null),
  constraint jadwal_harga_nilai check (jsonb_typeof(nilai) = 'object' and nilai <> '{}'),
  constraint jadwal_harga_kolom check (nilai - (kolom_berjadwal(tabel))[2:] = '{}'),
  constraint jadwal_harga_selesai check ((status = 'MENUNGGU') = (selesai_pada is null))
);
-- Two prices for one moment would leave it to chance.
create unique index uq_jadwal_harga on jadwal_harga (kode_toko, tabel, kode, berlaku_mulai) where status = 'MENUNGGU';
comment on index uq_jadwal_harga is 'Sudah Ada Harga Yang Dijadwalkan Untuk Waktu Itu';
create index jadwal_harga_menunggu on jadwal_harga (kode_toko, berlaku_mulai) where status = 'MENUNGGU';
create index jadwal_harga_baris on jadwal_harga (kode_toko, tabel, kode, berlaku_mulai);
select pasang_rls('jadwal_harga', 'select');
grant select, insert on jadwal_harga to mustika_buku;
grant update (status, sebab, selesai_oleh, selesai_pada) on jadwal_harga to mustika_buku;

-- Ongkos keeps its versions like the other prices do; what is there is its first.
create trigger harga after insert or update on parameter_ongkos
  for each row execute function catat_harga('kode_ongkos', 'ongkos', 'ongkos_minimum');
alter table parameter_ongkos enable always trigger harga;
insert into perubahan_harga (kode_toko, waktu, tabel, kode, kolom, harga_baru, user_id)
  select p.kode_toko, p.diubah_pada, 'parameter_ongkos', p.kode_ongkos, k.kolom, k.nilai, p.diubah_oleh
    from parameter_ongkos p cross join lateral (values ('ongkos', p.ongkos), ('ongkos_minimum', p.ongkos_minimum)) k (kolom, nilai);

-- Which planned version brought a price; none where somebody changed the row by hand.
alter table perubahan_harga add column jadwal uuid;
create or replace function catat_harga() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- Whoever changes a price raises the store's version, with whatever rights he came.
alter function naikkan_versi_toko_sekali() security definer set search_path = public, pg_temp;
create function naikkan_versi(toko text) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into versi_toko (kode_toko) values (toko) on conflict (kode_toko) do update set versi = versi_toko.versi + 1
$$;
revoke execute on function naikkan_versi(text) from public;
grant execute on function naikkan_versi(text) to mustika_buku;

grant update (harga, harga_modal, versi, diubah_oleh, diubah_pada) on grup to mustika_buku;
grant update (harga_jual, harga_beli, versi, diubah_oleh, diubah_pada) on parameter_harga_emas to mustika_buku;
grant update (harga_per_gram, versi, diubah_oleh, diubah_pada) on para_harga_beli, para_hutang_pokok to mustika_buku;
grant update (ongkos, ongkos_minimum, versi, diubah_oleh, diubah_pada) on parameter_ongkos to mustika_buku;

-- A job for a moment to come.
create function antre_pada(nama text, isi jsonb, kunci text, saat timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci, run_at := saat);
end $$;
revoke execute on function antre_pada(text, jsonb, text, timestamptz) from public;
grant execute on function antre_pada(text, jsonb, text, timestamptz) to mustika_buku;

-- Sets prices for a moment. Stores keep when their next one is due beside their settings, so their version is raised: a posting
-- with an older copy is refused and reads again. The job wakes the store for those who only look on.
create function jadwalkan_harga(p_id uuid, p_tabel text, p_kode text, p_mulai timestamptz, p_nilai jsonb, p_saat timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into jadwal_harga (kode_toko, id, tabel, kode, berlaku_mulai, nilai, dibuat_oleh, dibuat_pada)
    values (app_toko(), p_id, p_tabel, p_kode, p_mulai, p_nilai, current_setting('app.user_id'), p_saat);
  perform naikkan_versi(app_toko());
  perform antre_pada('terapkan_harga', jsonb_build_object('kode_toko', app_toko()), 'harga:' || app_toko() || ':' || p_mulai, p_mulai);
end $$;
alter function jadwalkan_harga(uuid, text, text, timestamptz, jsonb, timestamptz) owner to mustika_buku;
revoke execute on function jadwalkan_harga(uuid, text, text, timestamptz, jsonb, timestamptz) from public;
grant execute on function jadwalkan_harga(uuid, text, text, timestamptz, jsonb, timestamptz) to mustika_app;

-- One planned version onto its row; what was and what is, in those columns.
create function terapkan_satu_harga(j jadwal_harga) returns jsonb language plpgsql as $$
declare
  kolom text[] := kolom_berjadwal(j.tabel);
  lama jsonb;
begin
  execute format('select to_jsonb(t) from %I t where t.kode_toko = $1 and t.%I = $2 for update', j.tabel, kolom[1])
    into lama using j.kode_toko, j.kode;
  if lama is null then raise check_violation using message = 'Barisnya Tidak Ada'; end if;
  execute format('update %I t set %s, versi = t.versi + 1, diubah_oleh = $3, diubah_pada = now() where t.kode_toko = $1 and t.%I = $2',
      j.tabel, (select string_agg(format('%I = ($4 ->> %L)::bigint', k, k), ', ') from jsonb_object_keys(j.nilai) k), kolom[1])
    using j.kode_toko, j.kode, j.dibuat_oleh, j.nilai;
  return jsonb_build_object('tabel', j.tabel, 'kode', j.kode, 'sesudah', j.nilai,
    'sebelum', (select jsonb_object_agg(k, lama -> k) from jsonb_object_keys(j.nilai) k));
end $$;

-- Every version of the store that is due, oldest first, each sealed into the audit chain. Twins wait for each other and the
-- second finds nothing left. A version that its table refuses is marked and holds nobody up.
create function terapkan_harga(toko text, saat timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  j jadwal_harga;
  satu jsonb;
  hasil jsonb := '[]';
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock(hashtextextended('harga|' || toko, 0));
  for j in select * from jadwal_harga x where x.kode_toko = toko and x.status = 'MENUNGGU' and x.berlaku_mulai <= saat
            order by x.berlaku_mulai, x.dibuat_pada, x.id loop
    begin
      perform set_config('app.jadwal', j.id::text, true);
      satu := terapkan_satu_harga(j);
      update jadwal_harga x set status = 'BERLAKU', selesai_oleh = 'SISTEM', selesai_pada = saat where x.kode_toko = toko and x.id = j.id;
      perform catat_audit(toko, j.dibuat_oleh, j.tabel || '.ubah', j.kode,
        satu - 'tabel' - 'kode' || jsonb_build_object('jadwal', j.id, 'berlaku_mulai', j.berlaku_mulai));
      hasil := hasil || jsonb_build_array(satu);
    exception when integrity_constraint_violation then
      update jadwal_harga x set status = 'GAGAL', sebab = sqlerrm, selesai_oleh = 'SISTEM', selesai_pada = saat
       where x.kode_toko = toko and x.id = j.id;
    end;
  end loop;
  perform set_config('app.jadwal', '', true);
  return hasil;
end $$;
alter function terapkan_harga(text, timestamptz) owner to mustika_buku;
revoke execute on function terapkan_harga(text, timestamptz) from public;
grant execute on function terapkan_harga(text, timestamptz) to mustika_app;

-- Takes a version back that has not taken effect; false when it has, or was taken back before.
create function batal_jadwal_harga(p_tabel text, p_kode text, p_id uuid, saat timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update jadwal_harga x set status = 'BATAL', selesai_oleh = current_setting('app.user_id'), selesai_pada = saat
   where x.kode_toko = app_toko() and x.id = p_id and x.tabel = p_tabel and x.kode = p_kode and x.status = 'MENUNGGU'
     and x.berlaku_mulai > saat;
  return found;
end $$;
alter function batal_jadwal_harga(text, text, uuid, timestamptz) owner to mustika_buku;
revoke execute on function batal_jadwal_harga(text, text, uuid, timestamptz) from public;
grant execute on function batal_jadwal_harga(text, text, uuid, timestamptz) to mustika_app;

-- A master row's approvals are used as a document's are; `objek` is the row it was for.
create function pakai_otorisasi_master(p_izin jsonb, p_hash text, p_saat timestamptz, objek text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pakai_otorisasi(jsonb_build_object('toko', app_toko(), 'user', current_setting('app.user_id'), 'saat', p_saat,
    'op_hash', p_hash, 'otorisasi', p_izin), objek);
end $$;
alter function pakai_otorisasi_master(jsonb, text, timestamptz, text) owner to mustika_buku;
revoke execute on function pakai_otorisasi_master(jsonb, text, timestamptz, text) from public;
grant execute on function pakai_otorisasi_master(jsonb, text, timestamptz, text) to mustika_app;

-- A price that names a planned version is what that version says, and the version counts.
create function invarian_jadwal_harga() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'JADWAL_HARGA_BERLAKU', p.kode_toko, jsonb_build_object('jadwal', p.jadwal, 'kolom', p.kolom)
    from perubahan_harga p
    left join jadwal_harga j on j.kode_toko = p.kode_toko and j.id = p.jadwal
   where p.jadwal is not null
     and (j.status is distinct from 'BERLAKU' or (j.nilai ->> p.kolom)::bigint is distinct from p.harga_baru)
$$;
revoke execute on function invarian_jadwal_harga() from public;
