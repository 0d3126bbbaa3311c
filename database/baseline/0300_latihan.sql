-- Practice (docs/decisions/0043): who began which drill, and what came of it. Everything else of practice lies in databases of
-- its own. A run begins with a ticket that is good once, for a minute, in the browser that asked for it.
create table latihan_sesi (
  kode_toko text not null references toko,
  id uuid not null,
  user_id text not null references pengguna,
  latihan text not null check (latihan ~ '^[A-Z]{3,20}$'),
  tiket_hash bytea not null,
  perangkat_hash bytea not null,
  dibuat timestamptz not null,
  berakhir timestamptz not null,
  ditukar timestamptz,
  -- When the store was ready, and what is to be done there.
  mulai timestamptz,
  tugas jsonb,
  primary key (kode_toko, id),
  constraint latihan_sesi_mulai check ((mulai is null) = (tugas is null) and (mulai is null or ditukar is not null))
);
create unique index latihan_sesi_tiket on latihan_sesi (tiket_hash);
select pasang_rls('latihan_sesi', 'select, insert');
grant update (ditukar, mulai, tugas) on latihan_sesi to mustika_app;

-- What a run is worth is said once and never changed.
create table latihan_hasil (
  kode_toko text not null,
  id uuid not null,
  user_id text not null references pengguna,
  latihan text not null,
  skor smallint not null check (skor between 0 and 100),
  detik integer not null check (detik >= 0),
  mulai timestamptz not null,
  selesai timestamptz not null,
  kriteria jsonb not null,
  primary key (kode_toko, id),
  constraint latihan_hasil_sesi foreign key (kode_toko, id) references latihan_sesi,
  constraint latihan_hasil_waktu check (selesai >= mulai)
);
create index latihan_hasil_orang on latihan_hasil (kode_toko, user_id, latihan, selesai);
select pasang_rls('latihan_hasil', 'select, insert');
