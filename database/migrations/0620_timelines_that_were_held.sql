-- A promotion begins a new timeline of PostgreSQL's log. Each is held against what is known outside the database before anybody may
-- write on it (docs/decisions/0131): `kurang` is what was known and is not there; with anything in it nobody writes until `diterima`.
create table garis_waktu (
  sistem text not null,
  garis integer not null check (garis > 0),
  pada timestamptz not null default now(),
  kurang jsonb not null default '[]' check (jsonb_typeof(kurang) = 'array'),
  diterima timestamptz,
  primary key (sistem, garis)
);
grant select on garis_waktu to mustika_app, mustika_report;
