-- Which column of somebody's file is which of ours, as it was said once for a source. docs/decisions/0113.
create table peta_impor (
  kode_toko text not null references toko,
  -- The import: a master table, or what its call is called.
  tujuan text not null check (length(tujuan) between 1 and 60),
  -- A supplier, another till: whose file it is.
  sumber text not null check (length(sumber) between 1 and 60),
  -- Its headings, by which the next file is known.
  judul text not null,
  dari jsonb not null check (jsonb_typeof(dari) = 'object'),
  -- What all of its rows have.
  tetap jsonb not null check (jsonb_typeof(tetap) = 'object'),
  dipakai timestamp with time zone not null default now(),
  oleh text not null default current_setting('app.user_id', true),
  primary key (kode_toko, tujuan, sumber)
);
select pasang_rls('peta_impor', 'select, insert, update');
