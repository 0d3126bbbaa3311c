-- How each store lays out its notas: versions that are never changed once published, at most one draft per kind and
-- medium, the pictures laid under or on them, and which version a document was first printed with.
create table rancangan_nota (
  kode_toko text not null references toko,
  jenis_nota text not null check (jenis_nota ~ '^[A-Z_]{3,30}$'),
  media text not null check (media in ('DESKTOP', 'MOBILE', 'SLIP')),
  versi integer not null check (versi > 0),
  isi jsonb not null check (jsonb_typeof(isi) = 'object'),
  -- The version it was made from: a draft's, or the earlier one that was brought back; 0 is the design we come with.
  dasar integer not null check (dasar >= 0 and dasar < versi),
  catatan text,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamptz not null default now(),
  primary key (kode_toko, jenis_nota, media, versi)
);
select pasang_rls('rancangan_nota', 'select, insert');

create table rancangan_nota_draf (
  kode_toko text not null references toko,
  jenis_nota text not null check (jenis_nota ~ '^[A-Z_]{3,30}$'),
  media text not null check (media in ('DESKTOP', 'MOBILE', 'SLIP')),
  isi jsonb not null check (jsonb_typeof(isi) = 'object'),
  dasar integer not null check (dasar >= 0),
  -- Grows with every save: who saves over a draft somebody else changed is told.
  rev integer not null default 1 check (rev > 0),
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamptz not null default now(),
  primary key (kode_toko, jenis_nota, media)
);
select pasang_rls('rancangan_nota_draf');

-- Only what was uploaded in the store itself may lie in its designs.
create table rancangan_nota_gambar (
  kode_toko text not null references toko,
  kunci text not null check (kunci ~ '^NOTA-[0-9a-f]{16}$'),
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamptz not null default now(),
  primary key (kode_toko, kunci)
);
select pasang_rls('rancangan_nota_gambar', 'select, insert');

-- A reprint looks like the first print: its version is kept per medium. No version: the design we come with.
create table cetak_rancangan (
  kode_toko text not null,
  no_dokumen text not null,
  media text not null,
  jenis_nota text not null,
  versi integer,
  waktu timestamptz not null default now(),
  primary key (kode_toko, no_dokumen, media),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, jenis_nota, media, versi) references rancangan_nota,
  check (media in ('DESKTOP', 'MOBILE', 'SLIP'))
);
select pasang_rls('cetak_rancangan', 'select, insert');
