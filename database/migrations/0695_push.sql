-- A phone that sleeps is woken for an approval (docs/decisions/0152): the pair of keys push services know this installation by, the
-- devices that are to be told, each person's quiet hours, and what was sent to which device about which request.
create table kunci_push (
  publik text not null primary key,
  -- Sealed with the keys of the secrets.
  privat text not null,
  aktif boolean not null default true,
  dibuat timestamptz not null
);
create unique index kunci_push_aktif on kunci_push (aktif) where aktif;
grant select, insert, update (aktif) on kunci_push to mustika_app;

create table langganan_push (
  id uuid not null primary key,
  user_id text not null references pengguna,
  -- The browser: the hash of its device cookie.
  perangkat_hash bytea not null check (octet_length(perangkat_hash) = 32),
  -- Known again by the keyed digest of its address; the address and its keys are sealed.
  sidik text not null unique,
  segel text not null,
  kunci text not null references kunci_push,
  peranti text,
  dibuat timestamptz not null,
  terakhir timestamptz,
  galat text
);
create index langganan_push_orang on langganan_push (user_id);
create index langganan_push_perangkat on langganan_push (perangkat_hash);
grant select, insert, update, delete on langganan_push to mustika_app;
grant select on langganan_push to mustika_buku;

-- Minutes of the day by the clock of his own store; none while he wants no quiet hours.
create table tenang_push (
  user_id text not null primary key references pengguna,
  mulai integer check (mulai between 0 and 1439),
  sampai integer check (sampai between 0 and 1439),
  constraint tenang_push_keduanya check ((mulai is null) = (sampai is null) and (mulai is null or mulai <> sampai))
);
grant select, insert, update on tenang_push to mustika_app;
grant select on tenang_push to mustika_buku;

create table kirim_push (
  kode_toko text not null references toko,
  id uuid not null,
  minta uuid not null,
  langganan uuid not null references langganan_push on delete cascade,
  jenis text not null check (jenis in ('MINTA', 'TUTUP')),
  status text not null default 'ANTRI' check (status in ('ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI')),
  percobaan integer not null default 0 check (percobaan >= 0),
  galat text,
  coba_lagi timestamptz,
  dibuat timestamptz not null,
  diubah timestamptz not null,
  primary key (kode_toko, id),
  unique (kode_toko, minta, langganan, jenis),
  foreign key (kode_toko, minta) references otorisasi_minta
);
create index kirim_push_langganan on kirim_push (langganan);
create index kirim_push_dibuat on kirim_push (dibuat);
select pasang_rls('kirim_push', 'select, insert, update');
