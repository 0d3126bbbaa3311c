-- Stock of tags as the shop buys it by the roll, in millimetres. docs/decisions/0116.
create table para_label (
  kode_toko text not null references toko,
  kode_label text not null,
  keterangan text not null,
  lebar integer not null,
  tinggi integer not null,
  sayap integer not null,
  jarak integer not null default 2,
  kolom integer not null default 1,
  sela integer not null default 0,
  kiri integer not null default 0,
  primary key (kode_toko, kode_label),
  constraint para_label_ukuran check (lebar between 10 and 200 and tinggi between 5 and 150),
  constraint para_label_sayap check (sayap between 5 and 100 and 2 * sayap <= lebar),
  constraint para_label_rol check (jarak between 0 and 20 and kolom between 1 and 6 and sela between 0 and 20 and kiri between 0 and 50)
);
select tambah_jejak('para_label');
select pasang_rls('para_label', 'select, insert, update');
grant select on para_label to mustika_buku;
create index cari_para_label_keterangan on para_label (kode_toko, keterangan, kode_label);
comment on constraint para_label_ukuran on para_label is 'Label Selebar 10 Sampai 200 mm Dan Setinggi 5 Sampai 150 mm';
comment on constraint para_label_sayap on para_label is 'Dua Sayap Tidak Boleh Lebih Lebar Dari Labelnya';
comment on constraint para_label_rol on para_label is 'Jarak Dan Sela Sampai 20 mm, Tepi Kiri Sampai 50 mm, 1 Sampai 6 Label Per Baris';
