-- Pieces of the shop that are destroyed: scrap that is ours, or a loss. Their lines are asal_gerak.
create table hancur_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kondisi_barang text not null,
  tujuan text not null check (tujuan in ('ROSOK', 'HILANG')),
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, kondisi_barang) references kondisi_barang
);
select pasang_rls('hancur_barang', 'select');
grant select, insert on hancur_barang to mustika_buku;
select pasang_penulis('hancur_barang');
insert into status_gerak (jenis, transisi, dari, ke) values
  ('hancur_barang', 'simpan', 'TERSEDIA', 'ROSOK'), ('hancur_barang', 'simpan', 'TERSEDIA', 'HILANG'),
  ('hancur_barang', 'batal', 'ROSOK', 'TERSEDIA'), ('hancur_barang', 'batal', 'HILANG', 'TERSEDIA');
