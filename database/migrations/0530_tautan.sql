-- The link under which a customer follows his document without a login. docs/decisions/0096.
create table tautan (
  kode_toko text not null references toko,
  no_dokumen text not null,
  -- SHA-256 of the link's own words, by which it is found; and the words themselves, sealed. Nothing of a link that was taken back.
  sidik text,
  segel text,
  dibuat timestamp with time zone not null default now(),
  dibuat_oleh text not null default current_setting('app.user_id', true),
  primary key (kode_toko, no_dokumen),
  constraint tautan_utuh check (num_nulls(sidik, segel) in (0, 2)),
  unique (kode_toko, sidik),
  foreign key (kode_toko, no_dokumen) references dokumen
);
select pasang_rls('tautan', 'select, insert, update');
