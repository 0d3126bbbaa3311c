-- Which column of the file of a rekening's bank means what, where the names of its columns do not say it.
create table peta_koran (
  kode_toko text not null,
  no_rekening text not null,
  -- The heading it was made of: a file with another one is asked about anew.
  kepala text not null,
  tanggal integer not null,
  keterangan integer,
  masuk integer,
  keluar integer,
  jumlah integer,
  tanda integer,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamptz not null default now(),
  primary key (kode_toko, no_rekening),
  foreign key (kode_toko, no_rekening) references rekening (kode_toko, no_rekening),
  constraint peta_koran_uang check ((masuk is null) <> (jumlah is null))
);
select pasang_rls('peta_koran', 'select, insert, update');
