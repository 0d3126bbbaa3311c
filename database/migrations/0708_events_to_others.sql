-- What happens is told to programs of others (docs/decisions/0158). The audit is what happened, in the order of its chain; a subscription
-- remembers how far it read it in each store, and what it has to send.
create table langganan_kejadian (
  id uuid not null primary key,
  kunci uuid not null references kunci_api,
  nama text not null check (length(nama) between 1 and 40),
  alamat text not null check (length(alamat) between 8 and 500),
  kejadian text[] not null check (cardinality(kejadian) > 0),
  aktif boolean not null default true,
  -- Since when it is set aside, because nothing arrived any more.
  macet timestamptz,
  sebab text,
  -- Number of the last thing to send.
  urut bigint not null default 0,
  -- The secret of its signatures, sealed; and the one of before, while both sign.
  segel text not null,
  segel_lama text,
  lama_sampai timestamptz,
  dibuat timestamptz not null,
  dibuat_oleh text not null references pengguna,
  constraint langganan_kejadian_macet check (macet is null or not aktif),
  constraint langganan_kejadian_lama check ((segel_lama is null) = (lama_sampai is null))
);
create index langganan_kejadian_kunci on langganan_kejadian (kunci);
create index langganan_kejadian_aktif on langganan_kejadian (id) where aktif;
grant select, insert, update on langganan_kejadian to mustika_app;
grant select on langganan_kejadian to mustika_buku;

create table langganan_posisi (
  langganan uuid not null references langganan_kejadian,
  toko text not null references toko,
  seq bigint not null check (seq >= 0),
  primary key (langganan, toko)
);
grant select, insert, update on langganan_posisi to mustika_app;

create table kirim_kejadian (
  langganan uuid not null references langganan_kejadian,
  urut bigint not null,
  -- What the other side knows it by: the same however often it is sent.
  id text not null,
  jenis text not null,
  toko text not null,
  no_dokumen text,
  terjadi timestamptz not null,
  isi text not null,
  status text not null default 'ANTRI' check (status in ('ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI')),
  percobaan integer not null default 0 check (percobaan >= 0),
  jawaban integer,
  galat text,
  mulai timestamptz,
  coba_lagi timestamptz,
  dibuat timestamptz not null,
  diubah timestamptz not null,
  -- Arrived, or set aside.
  selesai timestamptz,
  primary key (langganan, urut),
  constraint kirim_kejadian_selesai check ((status in ('TERKIRIM', 'MATI')) = (selesai is not null))
);
create index kirim_kejadian_belum on kirim_kejadian (langganan, urut) where status in ('ANTRI', 'KIRIM', 'ULANG');
create index kirim_kejadian_selesai on kirim_kejadian (selesai);
grant select, insert, update on kirim_kejadian to mustika_app;
