-- Goods without a barcode on each: in, to another tray, destroyed. Their lines are what they did to lots (view baris_lot).
create table tambah_manual (
  kode_toko text not null,
  no_dokumen text not null,
  supplier text,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, supplier) references supplier_barang,
  foreign key (kode_toko, no_dokumen) references dokumen
);
create table pindah_manual (
  kode_toko text not null,
  no_dokumen text not null,
  ke_gudang text not null,
  ke_baki text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, ke_baki) references baki,
  foreign key (kode_toko, no_dokumen) references dokumen
);
create table hancur_manual (
  kode_toko text not null,
  no_dokumen text not null,
  kondisi_barang text not null,
  tujuan text not null check (tujuan in ('ROSOK', 'HILANG')),
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, kondisi_barang) references kondisi_barang,
  foreign key (kode_toko, no_dokumen) references dokumen
);
select pasang_rls('tambah_manual', 'select'), pasang_rls('pindah_manual', 'select'), pasang_rls('hancur_manual', 'select');
grant insert, select on tambah_manual, pindah_manual, hancur_manual to mustika_buku;
insert into penulis (nama, kecuali) values ('tambah_manual', '{}'), ('pindah_manual', '{}'), ('hancur_manual', '{}');
