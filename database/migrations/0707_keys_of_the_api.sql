-- Keys by which programs of others call the API (docs/decisions/0157). A key is known by the hash of what was shown once; what it may is
-- rights of the access tree. What it uses up stands apart, because every call changes it.
create table kunci_api (
  id uuid not null primary key,
  nama text not null unique check (nama ~ '^[A-Z0-9][A-Z0-9 ._-]{1,38}[A-Z0-9]$'),
  hak text[] not null check (cardinality(hak) > 0),
  toko text[] not null check (cardinality(toko) > 0),
  -- Networks it may call from; empty: any.
  alamat cidr[] not null default '{}',
  per_menit integer not null check (per_menit between 1 and 6000),
  sekaligus integer not null check (sekaligus between 1 and 1000),
  berakhir timestamptz not null,
  -- The owner who answers for it: it dies when he may no more.
  penanggung text not null references pengguna,
  versi integer not null default 1,
  dibuat timestamptz not null,
  dicabut timestamptz,
  dicabut_oleh text references pengguna,
  constraint kunci_api_dicabut check ((dicabut is null) = (dicabut_oleh is null))
);
grant select, insert, update on kunci_api to mustika_app;

create table kunci_api_rahasia (
  hash bytea not null primary key check (octet_length(hash) = 32),
  kunci uuid not null references kunci_api,
  -- What is shown of it later.
  awalan text not null,
  dibuat timestamptz not null,
  -- Of one that was replaced: until when it still works.
  berakhir timestamptz
);
create unique index kunci_api_rahasia_satu on kunci_api_rahasia (kunci) where berakhir is null;
create index kunci_api_rahasia_kunci on kunci_api_rahasia (kunci, dibuat);
grant select, insert, update (berakhir) on kunci_api_rahasia to mustika_app;

-- Calls that are left (a bucket that fills by the minute), shared by all servers; and when it was last used.
create table kunci_api_laju (
  kunci uuid not null primary key references kunci_api,
  sisa numeric not null check (sisa >= 0),
  boleh boolean not null default true,
  pada timestamptz not null,
  terakhir timestamptz,
  dari inet
);
grant select, insert, update on kunci_api_laju to mustika_app;

-- What was called: no bodies and no parameters, so that no person stands here.
create table kunci_api_panggilan (
  kunci uuid not null references kunci_api,
  pada timestamptz not null,
  id uuid not null,
  toko text,
  metode text not null,
  panggilan text not null,
  status integer not null,
  ms integer not null check (ms >= 0),
  no_dokumen text,
  dari inet not null,
  primary key (kunci, pada, id)
);
create index kunci_api_panggilan_pada on kunci_api_panggilan (pada);
grant select, insert on kunci_api_panggilan to mustika_app;
