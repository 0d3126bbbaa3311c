-- Pieces that go to another tray of their branch. Their lines are those of every kind that moves pieces (asal_gerak).
create table pindah_barang (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null check (cara in ('BARANG', 'SATU_BAKI')),
  ke_gudang text not null,
  ke_baki text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, ke_baki) references baki
);
select pasang_rls('pindah_barang', 'select');
grant select, insert on pindah_barang to mustika_buku;
select pasang_penulis('pindah_barang');
insert into status_gerak (jenis, transisi, dari, ke) values
  ('pindah_barang', 'simpan', 'TERSEDIA', 'TERSEDIA'), ('pindah_barang', 'satuBaki', 'TERSEDIA', 'TERSEDIA'),
  ('pindah_barang', 'batal', 'TERSEDIA', 'TERSEDIA');
