-- How the product looks: the mark of the company and of a store, and the choice of a person. Spec 1 names neither; ours.
create table logo (
  kode_toko text primary key references toko,
  -- A PNG of ours, at most 512 x 512, made from what was uploaded.
  gambar bytea not null,
  lebar integer not null check (lebar between 1 and 512),
  tinggi integer not null check (tinggi between 1 and 512),
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now()
);
select pasang_rls('logo', 'select, insert, update, delete');

-- Empty columns follow the company's choice.
create table tampilan (
  user_id text primary key references pengguna,
  skema text check (skema in ('auto', 'light', 'dark')),
  aksen text check (aksen in ('emas', 'zamrud', 'safir', 'delima'))
);
select beri_hak_rantai('tampilan');
revoke delete on tampilan from mustika_app;
