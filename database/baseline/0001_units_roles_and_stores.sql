-- Units live in the schema: whole rupiah, milligrams, thousandths of a percent, points.
create domain rupiah as bigint check (value between -1000000000000000 and 1000000000000000);
create domain miligram as bigint check (value between -1000000000000 and 1000000000000);
create domain mili_persen as integer;
create domain poin as bigint;

-- Roles are per cluster, so a second database of the same server finds them there already.
do $$
declare peran text;
begin
  foreach peran in array array['mustika_app', 'mustika_report', 'mustika_buku'] loop
    if not exists (select from pg_roles where rolname = peran) then
      execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', peran);
    end if;
  end loop;
end $$;

revoke create on schema public from public;
grant usage on schema public to mustika_app, mustika_report, mustika_buku;
-- The writer of the books owns the functions that write them, and nothing else.
grant create on schema public to mustika_buku;

-- The store a transaction acts for, and whether it may read across stores (head office). Set per transaction.
create function app_toko() returns text language sql stable parallel safe
  as $$ select current_setting('app.kode_toko', true) $$;
create function app_lintas() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.lintas', true) = 'on' $$;

-- Walls of a store-scoped table: forced row security, reads across stores only with app.lintas, writes never.
create function pasang_rls(tabel regclass, hak_app text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabel);
  execute format('alter table %s force row level security', tabel);
  execute format($p$create policy baca on %s for select
    using (kode_toko = current_setting('app.kode_toko', true) or (select app_lintas()))$p$, tabel);
  execute format($p$create policy tambah on %s for insert
    with check (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  execute format($p$create policy ubah on %s for update
    using (kode_toko = current_setting('app.kode_toko', true))
    with check (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  execute format($p$create policy hapus on %s for delete
    using (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  if hak_app <> '' then
    execute format('grant %s on %s to mustika_app', hak_app, tabel);
  end if;
  execute format('grant select on %s to mustika_report', tabel);
end $$;

-- A chain table has one list for all stores; who may write it is the gate's business.
create function beri_hak_rantai(tabel regclass) returns void language plpgsql as $$
begin
  execute format('grant select, insert, update, delete on %s to mustika_app', tabel);
  execute format('grant select on %s to mustika_report, mustika_buku', tabel);
end $$;

-- A named refusal: SQLSTATE MU001, the stable code as message, the facts as JSON detail.
create function tolak(kode text, rincian jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception '%', kode using errcode = 'MU001', detail = rincian::text;
end $$;

create table toko (
  kode_toko text primary key check (kode_toko ~ '^[A-Z0-9]{2,8}$'),
  nama_toko text not null,
  alamat_toko text not null,
  telp text,
  npwp text,
  tipe text not null default 'CABANG' check (tipe in ('PUSAT', 'CABANG')),
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now()
);
select beri_hak_rantai('toko');

-- Settings and module flags of a store; a flag is on when its row exists and the value is not 'false'. Domain R11.8.
create table para_system (
  kode_toko text not null references toko,
  key text not null,
  value text not null,
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now(),
  primary key (kode_toko, key)
);
select pasang_rls('para_system');

-- One number per store that grows when its settings or account mapping change: cached copies compare it.
create table versi_toko (
  kode_toko text primary key references toko,
  versi bigint not null default 1
);
select pasang_rls('versi_toko', 'select, insert, update');

create function naikkan_versi_toko() returns trigger language plpgsql as $$
begin
  insert into versi_toko(kode_toko) values (coalesce(new.kode_toko, old.kode_toko))
    on conflict (kode_toko) do update set versi = versi_toko.versi + 1;
  return null;
end $$;
create trigger versi after insert or update or delete on para_system
  for each row execute function naikkan_versi_toko();
alter table para_system enable always trigger versi;

-- The business days of a store. Posting needs the open one; there is at most one. Domain R11.3.
create table hari_toko (
  kode_toko text not null references toko,
  tanggal date not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED')),
  dibuka_pada timestamptz not null default now(),
  dibuka_oleh text not null,
  ditutup_pada timestamptz,
  ditutup_oleh text,
  primary key (kode_toko, tanggal)
);
create unique index uq_hari_terbuka on hari_toko (kode_toko) where status = 'OPEN';
select pasang_rls('hari_toko', 'select, insert, update');
grant select on hari_toko to mustika_buku;
