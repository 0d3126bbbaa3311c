-- People. user_id is one list over all stores, because login knows no store yet.
create table pengguna (
  user_id text primary key,
  nama text not null,
  level text not null check (level in ('OWN', 'SU', 'MU', 'SPV', 'DEV', 'KASIR')),
  kode_toko text not null references toko,
  -- argon2id in PHC form.
  kata_sandi text not null,
  harus_ganti_password boolean not null default false,
  no_whatsapp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now()
);
select beri_hak_rantai('pengguna');
revoke delete on pengguna from mustika_app;
revoke select on pengguna from mustika_report;
grant select (user_id, nama, level, kode_toko, aktif) on pengguna to mustika_report;

-- The access tree: is_show per menu path. A missing row means hidden. Spec 1 §6.
create table hak_akses (
  user_id text not null references pengguna,
  path text not null,
  is_show boolean not null,
  primary key (user_id, path)
);
select beri_hak_rantai('hak_akses');

-- Opaque sessions: only hashes are kept. The device cookie and the token are both needed.
create table sesi (
  token_hash bytea primary key,
  user_id text not null references pengguna,
  perangkat_hash bytea not null,
  dibuat timestamptz not null,
  dipakai timestamptz not null,
  berakhir timestamptz not null,
  alamat text,
  ditutup timestamptz
);
create unique index uq_sesi_hidup on sesi (user_id) where ditutup is null;
grant select, insert, update on sesi to mustika_app;

-- Failed logins and approvals, per user and device and per address.
create table percobaan_login (
  kunci text primary key,
  gagal integer not null,
  terakhir timestamptz not null
);
grant select, insert, update, delete on percobaan_login to mustika_app;

-- An approval: one act, one requester, one store, one use, another person, a short life.
create table otorisasi (
  kode_toko text not null references toko,
  id uuid not null,
  kategori text not null,
  description text not null,
  keterangan text,
  op_hash text not null,
  requester text not null references pengguna,
  approver text not null references pengguna,
  dibuat timestamptz not null,
  berakhir timestamptz not null,
  dipakai timestamptz,
  no_dokumen text,
  primary key (kode_toko, id),
  constraint otorisasi_orang_lain check (approver <> requester)
);
create index otorisasi_tanggal on otorisasi (kode_toko, dibuat);
select pasang_rls('otorisasi', 'select, insert');
grant select, update on otorisasi to mustika_buku;
