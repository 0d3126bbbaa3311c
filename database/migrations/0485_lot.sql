-- Gold without a barcode of its own for each piece: a lot is so many grams of one kind and one karat in one place, at one cost, with
-- or without a count. docs/decisions/0083; Domain 7, 12.3.
insert into akun (nomor_akun, nama_akun, sisi, laporan, manual, golongan)
  values ('130160', 'PERSEDIAAN BARANG MANUAL', 'D', 'NERACA', false, 'PERSEDIAAN_TOKO');
insert into peran_akun (akun, sisi, golongan, manual) values ('PERSEDIAAN_MANUAL', 'D', 'PERSEDIAAN_TOKO', false);
insert into akun_bawaan (peran, nomor_akun) values ('PERSEDIAAN_MANUAL', '130160');
select isi_bawaan_toko(kode_toko) from toko;

-- What gold without a barcode is, and on which account its worth lies.
create table jenis_lot (
  jenis_lot text primary key,
  nama text not null,
  akun text not null references peran_akun
);
insert into jenis_lot (jenis_lot, nama, akun) values
  ('BALENAN', 'BARANG BELI', 'PERSEDIAAN_BELI'), ('CUCI', 'DICUCI', 'PERSEDIAAN_PROSES'), ('LEBUR', 'DILEBUR', 'PERSEDIAAN_PROSES'),
  ('MANUAL', 'BARANG MANUAL', 'PERSEDIAAN_MANUAL'), ('MURNI', 'EMAS MURNI', 'PERSEDIAAN_MURNI'), ('PATRI', 'DIPATRI', 'PERSEDIAAN_PROSES'),
  ('ROSOK', 'ROSOK', 'PERSEDIAAN_ROSOK');
grant select on jenis_lot to mustika_app, mustika_buku, mustika_report;

-- What a lot is never changes; what there is of it changes with its movements alone. `murni` is carried like the worth: what leaves
-- takes what the rest no longer has, so that parts add up to the whole. What notas that wait for validation hold is beside it.
create table lot (
  kode_toko text not null references toko,
  kode_lot text not null references barcode,
  jenis_lot text not null references jenis_lot,
  kadar mili_persen not null,
  kode_group text,
  kode_dept text references jenis,
  ada_faktur boolean not null default false,
  tempat text not null,
  batch text not null default '',
  nama_lot text not null,
  no_masuk text not null,
  tanggal_masuk date not null,
  berat miligram not null default 0,
  qty integer not null default 0,
  nilai rupiah not null default 0,
  murni miligram not null default 0,
  tahan_berat miligram not null default 0,
  tahan_qty integer not null default 0,
  tahan_nilai rupiah not null default 0,
  tahan_murni miligram not null default 0,
  versi integer not null default 1,
  primary key (kode_toko, kode_lot),
  foreign key (kode_toko, kode_group) references grup,
  constraint lot_kadar check (kadar > 0 and kadar <= 100000),
  constraint lot_nama check (length(nama_lot) > 2),
  constraint lot_jumlah check (berat >= 0 and qty >= 0 and nilai >= 0 and murni >= 0),
  -- Goods are counted: neither grams without pieces nor pieces without grams.
  constraint lot_dihitung check (jenis_lot <> 'MANUAL' or (qty > 0) = (berat > 0)),
  constraint lot_habis check (berat > 0 or (qty = 0 and nilai = 0 and murni = 0)),
  constraint lot_tahan check (tahan_berat >= 0 and tahan_qty >= 0 and tahan_nilai >= 0 and tahan_murni >= 0),
  constraint lot_tahan_habis check (tahan_berat > 0 or (tahan_qty = 0 and tahan_nilai = 0 and tahan_murni = 0))
);
create unique index lot_sama on lot (kode_toko, jenis_lot, kadar, tempat, batch, ada_faktur, kode_group, kode_dept) nulls not distinct;
select pasang_rls('lot', '');
grant select on lot to mustika_app, mustika_report;
grant insert, select, update (berat, qty, nilai, murni, tahan_berat, tahan_qty, tahan_nilai, tahan_murni, versi) on lot to mustika_buku;
comment on constraint lot_kadar on lot is 'Kadar Lot Antara 0 Dan 100 Persen';

-- Every movement of a lot by an event of a document; one that takes back another is a row of its own, on its own day (`membalik` the event). `lawan` is the other
-- end in the book of goods. What a document holds (`tahan`) is in no book until it is validated, and `gugur` when it never was.
create table gerak_lot (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  kode_lot text not null,
  arah text not null,
  lawan text not null,
  berat miligram not null,
  qty integer not null,
  nilai rupiah not null,
  murni miligram not null,
  tahan boolean not null default false,
  gugur boolean not null default false,
  dibalik boolean not null default false,
  membalik smallint,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kode_lot) references lot,
  constraint gerak_lot_arah check (arah in ('MASUK', 'KELUAR')),
  constraint gerak_lot_jumlah check (berat > 0 and qty >= 0 and nilai >= 0 and murni >= 0),
  constraint gerak_lot_tahan check (not (tahan or gugur) or (arah = 'KELUAR' and not dibalik and not (tahan and gugur)))
);
create index gerak_lot_kode on gerak_lot (kode_toko, kode_lot, tanggal);
create index gerak_lot_hari on gerak_lot (kode_toko, tanggal);
select pasang_rls('gerak_lot', '');
grant select on gerak_lot to mustika_app, mustika_report;
grant insert, select, update (tanggal, tahan, gugur, dibalik) on gerak_lot to mustika_buku;

-- Gold that nobody counts moves without pieces.
alter table buku_barang drop constraint buku_barang_qty_check,
  add constraint buku_barang_qty_check check (qty > 0 or (qty = 0 and berat > 0));

-- What days moved knows lots, too, and their fine gold.
drop function gerak_barang_antara(text, date, date);

insert into penulis (nama, kecuali) values ('lot_baru', null), ('lot_gerak', null), ('lot_sah', null), ('lot_batal', null);
