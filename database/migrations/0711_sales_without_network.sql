-- Selling without the network (docs/decisions/0160): what a till took along, the notas that came of it when the network was back, and
-- those that somebody has to decide about.
-- oldest program: 0630_oldest_program.sql
create table paket_luring (
  kode_toko text not null references toko,
  id uuid not null,
  user_id text not null references pengguna,
  -- The browser: the hash of its device cookie.
  perangkat_hash bytea not null check (octet_length(perangkat_hash) = 32),
  -- Its series of numbers: no other one of the store has it.
  urut integer not null check (urut > 0),
  dibuat timestamptz not null,
  sampai timestamptz not null,
  batas_nota rupiah not null check (batas_nota > 0),
  batas_total rupiah not null check (batas_total > 0),
  banyak_nomor integer not null check (banyak_nomor between 1 and 999),
  -- Sealed: what the codes of its notas are made with.
  rahasia text not null,
  -- What each piece costs by it, as the till was told.
  harga jsonb not null,
  terpakai rupiah not null default 0,
  -- When the till was heard of last, and how many notas waited there.
  terlihat timestamptz not null,
  menunggu integer not null default 0 check (menunggu >= 0),
  keadaan text not null default 'AKTIF' check (keadaan in ('AKTIF', 'DIGANTI', 'KEMBALI', 'DITARIK')),
  ditarik_oleh text,
  alasan text,
  primary key (kode_toko, id),
  unique (kode_toko, urut),
  constraint paket_luring_sampai check (sampai > dibuat),
  constraint paket_luring_terpakai check (terpakai between 0 and batas_total),
  constraint paket_luring_ditarik check ((keadaan = 'DITARIK') = (ditarik_oleh is not null) and (ditarik_oleh is null) = (alasan is null))
);
comment on constraint paket_luring_sampai on paket_luring is 'Paket Berakhir Setelah Dibuat';
comment on constraint paket_luring_terpakai on paket_luring is 'Penjualan Tanpa Jaringan Melebihi Batas Paket';
comment on constraint paket_luring_ditarik on paket_luring is 'Paket Yang Ditarik Menyebut Siapa Dan Alasannya';
-- One a till.
create unique index paket_luring_aktif on paket_luring (kode_toko, perangkat_hash) where keadaan = 'AKTIF';
select pasang_rls('paket_luring', 'select, insert');
grant update (terlihat, menunggu, keadaan, ditarik_oleh, alasan) on paket_luring to mustika_app;
grant select, update (terpakai) on paket_luring to mustika_buku;

create table nota_luring (
  kode_toko text not null,
  no_faktur_group text not null,
  no_luring text not null,
  paket uuid not null,
  -- When it was sold, by the clock of the till set right by the server's.
  waktu timestamptz not null,
  masuk timestamptz not null,
  total rupiah not null,
  -- What its pieces would have cost by the prices of the moment it came in.
  harga_kini rupiah not null,
  primary key (kode_toko, no_faktur_group),
  -- Once, whoever sends it how often.
  unique (kode_toko, no_luring),
  foreign key (kode_toko, no_faktur_group) references penjualan,
  foreign key (kode_toko, paket) references paket_luring
);
select pasang_rls('nota_luring', 'select');
grant select, insert on nota_luring to mustika_buku;
insert into penulis (nama, kecuali) values ('nota_luring', null);

create table kasus_luring (
  kode_toko text not null,
  no_luring text not null,
  paket uuid not null,
  user_id text not null references pengguna,
  waktu timestamptz not null,
  diterima timestamptz not null,
  total rupiah not null,
  -- As the till sent it.
  isi jsonb not null,
  -- Why it did not come in: the code of the refusal.
  sebab text not null,
  rincian text not null,
  keadaan text not null default 'TERBUKA' check (keadaan in ('TERBUKA', 'MASUK', 'SELESAI')),
  diputus_oleh text,
  diputus_pada timestamptz,
  alasan text,
  primary key (kode_toko, no_luring),
  foreign key (kode_toko, paket) references paket_luring,
  constraint kasus_luring_selesai check ((keadaan = 'SELESAI') = (num_nulls(diputus_oleh, diputus_pada, alasan) = 0))
);
comment on constraint kasus_luring_selesai on kasus_luring is 'Kasus Yang Selesai Menyebut Siapa, Kapan Dan Alasannya';
select pasang_rls('kasus_luring', 'select, insert');
grant update (keadaan, diputus_oleh, diputus_pada, alasan) on kasus_luring to mustika_app;
grant select, update (keadaan) on kasus_luring to mustika_buku;

insert into status_gerak (jenis, transisi, dari, ke) values
  ('penjualan', 'luring', 'TERSEDIA', 'TERJUAL'),
  ('penjualan', 'luring', 'TERSEDIA', 'DITAHAN');
