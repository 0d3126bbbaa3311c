-- Exports too big to wait for: asked for, worked off by a job, kept for their asker for a day. The parts of a file belong to
-- an attempt; one that was given up leaves parts nobody is ever offered.
create table export_minta (
  kode_toko text not null references toko,
  id uuid not null,
  user_id text not null,
  data text not null,
  tgl_awal date not null,
  tgl_akhir date not null,
  alasan text not null check (length(alasan) >= 4),
  -- ANTRI waits, JALAN is worked on, SELESAI can be fetched until `sampai`, LEWAT was cleared away, GAGAL says why.
  status text not null default 'ANTRI' check (status in ('ANTRI', 'JALAN', 'SELESAI', 'LEWAT', 'GAGAL')),
  percobaan integer not null default 0 check (percobaan >= 0),
  baris integer not null default 0 check (baris >= 0),
  baris_semua integer check (baris_semua >= 0),
  galat text,
  dibuat timestamptz not null,
  -- Of whoever works on it: a worker that is silent for a minute is taken for dead.
  detak timestamptz not null,
  sampai timestamptz,
  primary key (kode_toko, id),
  constraint export_minta_selesai check (status <> 'SELESAI' or sampai is not null)
);
create index export_minta_orang on export_minta (kode_toko, user_id, dibuat desc);
create index export_minta_kerja on export_minta (status) where status in ('ANTRI', 'JALAN', 'SELESAI');
create unique index uq_export_minta_kerja on export_minta (kode_toko, user_id) where status in ('ANTRI', 'JALAN');
comment on index uq_export_minta_kerja is 'Masih Ada Export Anda Yang Dikerjakan';
select pasang_rls('export_minta', 'select, insert, update');

-- The file, compressed, in pieces of about a megabyte.
create table export_bagian (
  kode_toko text not null,
  id uuid not null,
  percobaan integer not null,
  urut integer not null,
  isi bytea not null,
  primary key (kode_toko, id, percobaan, urut),
  foreign key (kode_toko, id) references export_minta
);
select pasang_rls('export_bagian', 'select, insert, delete');
