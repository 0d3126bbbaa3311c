-- What hangs on a piece when its tray is weighed: the plastic it lies in and its price tag. Domain R8.1. Neither is in a book.
alter table barang
  add column berat_plastik miligram not null default 0 check (berat_plastik >= 0),
  add column kode_bandrol text,
  add foreign key (kode_toko, kode_bandrol) references para_bandrol;
create index barang_bandrol on barang (kode_toko, kode_bandrol) where kode_bandrol is not null;
grant update (berat_plastik, kode_bandrol) on barang to mustika_app;

select ubah_fungsi('catat_baris_barang_baru(text, text, smallint, jsonb)',
  'foto, no_masuk, tanggal_masuk, no_terakhir, golongan_modal)', 'foto, no_masuk, tanggal_masuk, no_terakhir, golongan_modal, berat_plastik, kode_bandrol)');
select ubah_fungsi('catat_baris_barang_baru(text, text, smallint, jsonb)',
  $$coalesce(x.golongan_modal, 'EMAS')$$, $$coalesce(x.golongan_modal, 'EMAS'), coalesce(x.berat_plastik, 0), x.kode_bandrol$$);
