-- Head office publishes prices: chosen prices, chosen stores, one moment. Each store gets versions of its own (jadwal_harga),
-- each store's supervisor says that he has seen them, head office sees who has not. Features 2, idea 12; checklist "Master data".
create table publikasi_harga (
  kode_toko text not null references toko,
  id uuid not null,
  tabel text not null constraint publikasi_harga_tabel check (kolom_berjadwal(tabel) is not null),
  berlaku_mulai timestamptz not null,
  -- [{kode, kolom, nilai}] as head office sent them.
  harga jsonb not null constraint publikasi_harga_isi check (jsonb_typeof(harga) = 'array' and harga <> '[]'),
  keterangan text,
  dibuat_oleh text not null,
  dibuat_pada timestamptz not null,
  ditarik_oleh text,
  ditarik_pada timestamptz,
  primary key (kode_toko, id),
  constraint publikasi_harga_ditarik check ((ditarik_oleh is null) = (ditarik_pada is null))
);
create index publikasi_harga_waktu on publikasi_harga (kode_toko, dibuat_pada);
select pasang_rls('publikasi_harga', 'select');

-- What a store got of it. `harga`: what is new for it, with the price it replaces; `dilewati`: codes it does not keep.
create table publikasi_toko (
  kode_toko text not null references toko,
  id uuid not null,
  asal text not null,
  tabel text not null,
  berlaku_mulai timestamptz not null,
  keterangan text,
  harga jsonb not null,
  dilewati jsonb not null,
  dibuat_oleh text not null,
  dibuat_pada timestamptz not null,
  status text not null default 'TERKIRIM' check (status in ('TERKIRIM', 'DITERIMA', 'DITARIK')),
  diterima_oleh text,
  diterima_pada timestamptz,
  -- The address and a short mark of the browser it was accepted at.
  perangkat text,
  primary key (kode_toko, id),
  constraint publikasi_toko_diterima check (status <> 'TERKIRIM' or diterima_pada is null),
  constraint publikasi_toko_oleh check ((diterima_oleh is null) = (diterima_pada is null))
);
create index publikasi_toko_waktu on publikasi_toko (kode_toko, dibuat_pada);
select pasang_rls('publikasi_toko', 'select');
do $$
declare t text;
begin
  foreach t in array array['publikasi_harga', 'publikasi_toko'] loop
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
end $$;
grant update (ditarik_oleh, ditarik_pada) on publikasi_harga to mustika_buku;
grant update (status, diterima_oleh, diterima_pada, perangkat) on publikasi_toko to mustika_buku;

alter table jadwal_harga add column publikasi uuid;
create index jadwal_harga_publikasi on jadwal_harga (kode_toko, publikasi) where publikasi is not null;

-- The prices of one store at a moment: what is in force, with what is set for before that moment on top.
create function harga_pada(p_tabel text, p_kode text, p_saat timestamptz) returns jsonb language plpgsql stable as $$
declare
  kolom text[] := kolom_berjadwal(p_tabel);
  hasil jsonb;
  j record;
begin
  execute format('select to_jsonb(t) from %I t where t.kode_toko = $1 and t.%I = $2 and t.aktif', p_tabel, kolom[1])
    into hasil using app_toko(), p_kode;
  if hasil is null then return null; end if;
  for j in select x.nilai from jadwal_harga x where x.kode_toko = app_toko() and x.tabel = p_tabel and x.kode = p_kode
             and x.status = 'MENUNGGU' and x.berlaku_mulai <= p_saat order by x.berlaku_mulai loop
    hasil := hasil || j.nilai;
  end loop;
  return hasil;
end $$;

-- Puts a publication into one store: a version per code that is new there. One that waits for the very moment gives way.
create function terbitkan_ke(p publikasi_harga, toko_tujuan text) returns void language plpgsql as $$
declare
  satu record;
  kini jsonb;
  baru jsonb;
  -- What waited for this very moment; its other prices go on.
  diganti jsonb;
  terbit jsonb := '[]';
  lewat jsonb := '[]';
begin
  perform set_config('app.kode_toko', toko_tujuan, true);
  perform pg_advisory_xact_lock(hashtextextended('harga|' || toko_tujuan, 0));
  for satu in select h ->> 'kode' as kode, jsonb_object_agg(h ->> 'kolom', h -> 'nilai') as nilai
                from jsonb_array_elements(p.harga) h group by 1 order by 1 loop
    kini := harga_pada(p.tabel, satu.kode, p.berlaku_mulai);
    if kini is null then lewat := lewat || to_jsonb(satu.kode); continue; end if;
    select jsonb_object_agg(k, v) into baru from jsonb_each(satu.nilai) x (k, v) where kini -> k is distinct from v;
    continue when baru is null;
    update jadwal_harga j set status = 'BATAL', selesai_oleh = p.dibuat_oleh, selesai_pada = p.dibuat_pada
     where j.kode_toko = toko_tujuan and j.tabel = p.tabel and j.kode = satu.kode and j.status = 'MENUNGGU' and j.berlaku_mulai = p.berlaku_mulai
     returning j.nilai into diganti;
    if not found then diganti := '{}'; end if;
    insert into jadwal_harga (kode_toko, id, tabel, kode, berlaku_mulai, nilai, dibuat_oleh, dibuat_pada, publikasi)
      values (toko_tujuan, gen_random_uuid(), p.tabel, satu.kode, p.berlaku_mulai, diganti || baru, p.dibuat_oleh, p.dibuat_pada, p.id);
    terbit := terbit || (select jsonb_agg(jsonb_build_object('kode', satu.kode, 'kolom', k, 'lama', kini -> k, 'baru', v)) from jsonb_each(baru) x (k, v));
  end loop;
  insert into publikasi_toko (kode_toko, id, asal, tabel, berlaku_mulai, keterangan, harga, dilewati, dibuat_oleh, dibuat_pada)
    values (toko_tujuan, p.id, p.kode_toko, p.tabel, p.berlaku_mulai, p.keterangan, terbit, lewat, p.dibuat_oleh, p.dibuat_pada);
  if terbit <> '[]' then
    perform naikkan_versi(toko_tujuan);
    perform antre_pada('terapkan_harga', jsonb_build_object('kode_toko', toko_tujuan), 'harga:' || toko_tujuan || ':' || p.berlaku_mulai, p.berlaku_mulai);
  end if;
end $$;

-- Only head office publishes. Stores in the order of their codes, so that two publications cannot wait for each other.
create function terbitkan_harga(p jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asal text := app_toko();
  pub publikasi_harga;
  tujuan text;
begin
  if not exists (select from toko t where t.kode_toko = asal and t.tipe = 'PUSAT' and t.aktif) then perform tolak('TOKO_LAIN'); end if;
  insert into publikasi_harga (kode_toko, id, tabel, berlaku_mulai, harga, keterangan, dibuat_oleh, dibuat_pada)
    values (asal, (p ->> 'id')::uuid, p ->> 'tabel', (p ->> 'berlaku_mulai')::timestamptz, p -> 'harga', p ->> 'keterangan',
            current_setting('app.user_id'), (p ->> 'saat')::timestamptz)
    returning * into pub;
  for tujuan in select t.kode_toko from toko t join jsonb_array_elements_text(p -> 'toko') x (kode) on x.kode = t.kode_toko
                 where t.aktif order by 1 loop
    perform terbitkan_ke(pub, tujuan);
  end loop;
  perform set_config('app.kode_toko', asal, true);
end $$;

-- The store has seen it. False when it was accepted before, or taken back.
create function terima_publikasi(p_id uuid, saat timestamptz, p_perangkat text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update publikasi_toko p set status = 'DITERIMA', diterima_oleh = current_setting('app.user_id'), diterima_pada = saat, perangkat = p_perangkat
   where p.kode_toko = app_toko() and p.id = p_id and p.status = 'TERKIRIM';
  return found;
end $$;

-- Takes a publication back while its moment lies ahead: every version of it that waits.
create function tarik_publikasi(p_id uuid, saat timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asal text := app_toko();
  tujuan text;
begin
  update publikasi_harga p set ditarik_oleh = current_setting('app.user_id'), ditarik_pada = saat
   where p.kode_toko = asal and p.id = p_id and p.ditarik_pada is null and p.berlaku_mulai > saat;
  if not found then return false; end if;
  for tujuan in select t.kode_toko from toko t order by 1 loop
    perform set_config('app.kode_toko', tujuan, true);
    perform pg_advisory_xact_lock(hashtextextended('harga|' || tujuan, 0));
    update publikasi_toko p set status = 'DITARIK' where p.kode_toko = tujuan and p.id = p_id;
    update jadwal_harga j set status = 'BATAL', selesai_oleh = current_setting('app.user_id'), selesai_pada = saat
     where j.kode_toko = tujuan and j.publikasi = p_id and j.status = 'MENUNGGU';
    if found then perform naikkan_versi(tujuan); end if;
  end loop;
  perform set_config('app.kode_toko', asal, true);
  return true;
end $$;
do $$
declare f text;
begin
  foreach f in array array['terbitkan_harga(jsonb)', 'terima_publikasi(uuid, timestamptz, text)', 'tarik_publikasi(uuid, timestamptz)'] loop
    execute format('alter function %s owner to mustika_buku', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to mustika_app', f);
  end loop;
end $$;

-- What a store got was sent by head office, and is what its versions say.
create function invarian_publikasi_harga() returns table (aturan text, kode_toko text, rincian jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'PUBLIKASI_HARGA', t.kode_toko, jsonb_build_object('id', t.id)
    from publikasi_toko t
    left join publikasi_harga p on p.kode_toko = t.asal and p.id = t.id
   where p.id is null or p.tabel <> t.tabel or p.berlaku_mulai <> t.berlaku_mulai
      or (select count(*) from jadwal_harga j where j.kode_toko = t.kode_toko and j.publikasi = t.id)
         <> (select count(distinct h ->> 'kode') from jsonb_array_elements(t.harga) h)
$$;
revoke execute on function invarian_publikasi_harga() from public;
