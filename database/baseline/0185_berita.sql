-- Announcements of the house. Whom they are for: the named people, and whoever is of one of the levels in one of the
-- stores; an empty list of levels or stores is all of them. Withdrawn ones stay, with who had read them.
create table berita (
  id uuid primary key,
  judul text not null,
  isi text not null,
  level text[] not null default '{}',
  toko text[] not null default '{}',
  orang text[] not null default '{}',
  wajib boolean not null default false,
  mulai date not null,
  sampai date,
  kode_toko_asal text not null references toko,
  dibuat_oleh text not null references pengguna,
  dibuat timestamptz not null,
  ditarik timestamptz,
  versi integer not null default 1,
  constraint berita_masa check (sampai is null or sampai >= mulai)
);
comment on constraint berita_masa on berita is 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal';
create index berita_mulai on berita (mulai);
select beri_hak_rantai('berita');
revoke delete on berita from mustika_app;

-- Who saw which announcement, and when first.
create table berita_dibaca (
  berita uuid not null references berita,
  user_id text not null references pengguna,
  dibaca timestamptz not null,
  primary key (berita, user_id)
);
select beri_hak_rantai('berita_dibaca');
revoke update, delete on berita_dibaca from mustika_app;

-- Is this announcement for a user of this level in this store? Named people come on top of levels and stores; people
-- alone, without level and store, are all there are.
create function berita_untuk(b berita, p_user_id text, p_level text, p_toko text) returns boolean
language sql immutable as $$
  select p_user_id = any (b.orang)
      or (cardinality(b.orang) = 0 or cardinality(b.level) > 0 or cardinality(b.toko) > 0)
         and (cardinality(b.level) = 0 or p_level = any (b.level))
         and (cardinality(b.toko) = 0 or p_toko = any (b.toko))
$$;
