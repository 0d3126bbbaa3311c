-- The program that prints for a till: one for each browser device of a store, known by a secret of which the hash is here, paired by a
-- code that is shown once. docs/decisions/0139.
create table agen (
  kode_toko text not null references toko,
  id uuid not null,
  nama text not null check (length(nama) between 1 and 40),
  -- The browser it prints for: the hash of its device cookie.
  perangkat_hash bytea not null check (octet_length(perangkat_hash) = 32),
  rahasia_hash bytea not null check (octet_length(rahasia_hash) = 32),
  setelan jsonb not null default '{"pencetak": [], "kertas": []}',
  -- What its printers last said of themselves, by name.
  kondisi jsonb not null default '{}',
  sistem text not null,
  versi text not null,
  dibuat timestamptz not null,
  dibuat_oleh text not null,
  -- While its line is up; null once it left.
  terlihat timestamptz,
  dicabut timestamptz,
  dicabut_oleh text,
  primary key (kode_toko, id),
  check ((dicabut is null) = (dicabut_oleh is null))
);
create unique index agen_perangkat on agen (kode_toko, perangkat_hash) where dicabut is null;

create table agen_kode (
  kode_toko text not null references toko,
  kode_hash bytea not null check (octet_length(kode_hash) = 32),
  perangkat_hash bytea not null check (octet_length(perangkat_hash) = 32),
  nama text not null check (length(nama) between 1 and 40),
  dibuat timestamptz not null,
  dibuat_oleh text not null,
  berakhir timestamptz not null check (berakhir > dibuat),
  dipakai timestamptz,
  primary key (kode_toko, kode_hash)
);

-- What is to be printed. The bytes go when it is done.
create table tugas_cetak (
  kode_toko text not null,
  id uuid not null,
  agen uuid not null,
  kertas text not null check (kertas in ('STRUK', 'NOTA', 'LABEL', 'LAPORAN', 'LACI')),
  bentuk text not null check (bentuk in ('ESCPOS', 'ZPL', 'TSPL', 'PDF')),
  -- Name of the printer it goes to.
  pencetak text not null,
  keterangan text not null,
  isi bytea,
  -- Which attempt it is: the agent makes each of them once.
  ke integer not null default 1 check (ke >= 1),
  keadaan text not null check (keadaan in ('ANTRI', 'DIKIRIM', 'TERCETAK', 'RAGU', 'GAGAL', 'BATAL')),
  sebab text,
  -- What somebody wants of one that the agent has: that it gives it back, or goes to another printer.
  minta text check (minta in ('BATAL', 'ULANG')),
  pencetak_minta text,
  dibuat timestamptz not null,
  dibuat_oleh text not null,
  dikirim timestamptz,
  -- When the agent said that it is on its disk.
  diterima timestamptz,
  selesai timestamptz,
  primary key (kode_toko, id),
  foreign key (kode_toko, agen) references agen,
  check ((keadaan in ('TERCETAK', 'BATAL')) = (selesai is not null)),
  check (keadaan in ('TERCETAK', 'BATAL') or isi is not null),
  check ((minta is not null and minta = 'ULANG') = (pencetak_minta is not null))
);
create index tugas_cetak_belum on tugas_cetak (kode_toko, agen, dibuat) where keadaan not in ('TERCETAK', 'BATAL');
create index tugas_cetak_dibuat on tugas_cetak (dibuat);

select pasang_rls('agen', 'select, insert, update'), pasang_rls('agen_kode', 'select, insert, update'),
  pasang_rls('tugas_cetak', 'select, insert, update');
