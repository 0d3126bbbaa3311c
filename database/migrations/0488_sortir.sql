-- What was bought is sorted: back on the counter under a code of its own, or by weight to be washed, mended or melted. Domain 7, 12.4.
create table sortir_pembelian (
  kode_toko text not null,
  no_dokumen text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  ongkos rupiah not null check (ongkos >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen
);
-- `kode_barcode` is the piece or the lot that was sorted, `ke_kode` what it became: a new piece, or the lot it joined.
create table sortir_pembelian_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null references barcode,
  lot boolean not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null references jenis,
  kadar mili_persen not null,
  qty integer not null check (qty >= 0),
  berat miligram not null check (berat > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  ongkos rupiah not null check (ongkos >= 0),
  tujuan text not null check (tujuan in ('JUAL', 'CUCI', 'PATRI', 'ROSOK')),
  ke_kode text not null references barcode,
  ke_gudang text not null,
  ke_baki text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references sortir_pembelian,
  foreign key (kode_toko, kode_group) references grup,
  foreign key (kode_toko, ke_baki) references baki,
  constraint sortir_ongkos check (ongkos = 0 or tujuan = 'JUAL')
);
create index sortir_pembelian_barang_hari on sortir_pembelian_barang (kode_toko, tanggal);
comment on constraint sortir_ongkos on sortir_pembelian_barang is 'Ongkos Kerja Hanya Untuk Barang Yang Dijual Lagi';
create table pindah_sortir (
  kode_toko text not null,
  no_dokumen text not null,
  tujuan text not null check (tujuan in ('CUCI', 'PATRI', 'ROSOK')),
  jumlah_barang integer not null check (jumlah_barang >= 0),
  berat miligram not null check (berat > 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen
);
select pasang_rls('sortir_pembelian', 'select'), pasang_rls('sortir_pembelian_barang', 'select'), pasang_rls('pindah_sortir', 'select');
grant insert, select on sortir_pembelian, sortir_pembelian_barang, pindah_sortir to mustika_buku;
grant update (batal) on sortir_pembelian_barang to mustika_buku;
insert into penulis (nama, kecuali) values
  ('sortir_pembelian', '{}'), ('sortir_pembelian_barang', '{}'), ('sortir_pembelian_batal', null), ('pindah_sortir', '{}');
insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('sortir_pembelian', 'simpan', 'DIBELI', 'DISORTIR', false),
  ('sortir_pembelian', 'batal', 'DISORTIR', 'DIBELI', false),
  ('sortir_pembelian', 'batal', 'TERSEDIA', 'BATAL', false);
