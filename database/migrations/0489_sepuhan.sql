-- Gold that craftsmen wash, mend and melt: sent, received by weight and assay, closed with its loss. Domain 7; docs/decisions/0086.
insert into jenis_lot (jenis_lot, nama, akun) values ('SUSUT', 'SUSUT BELUM DITUTUP', 'PERSEDIAAN_PROSES');
create index lot_batch on lot (kode_toko, batch) where batch <> '';

create table kirim_cuci (
  kode_toko text not null,
  no_dokumen text not null,
  pekerjaan text not null check (pekerjaan in ('CUCI', 'PATRI', 'LEBUR')),
  tukang text not null,
  perlakuan text not null check (perlakuan in ('HARGA_POKOK', 'LEBIH', 'BEBAN')),
  jumlah_barang integer not null check (jumlah_barang >= 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  keterangan text,
  -- The wasting that closed it.
  ditutup text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, tukang) references tukang,
  foreign key (kode_toko, no_dokumen) references dokumen
);
create index kirim_cuci_terbuka on kirim_cuci (kode_toko, no_dokumen) where ditutup is null;

create table terima_sepuhan (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  pekerjaan text not null,
  tukang text not null,
  jumlah_barang integer not null check (jumlah_barang >= 0),
  berat_bahan miligram not null check (berat_bahan > 0),
  murni_bahan miligram not null check (murni_bahan >= 0),
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  -- Fine gold that is missing; below nothing, more came than went.
  susut bigint not null,
  susut_persen mili_persen not null,
  nilai_susut rupiah not null,
  ongkos rupiah not null check (ongkos >= 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_kirim) references kirim_cuci,
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint terima_sepuhan_susut check (susut = murni_bahan - murni)
);
create index terima_sepuhan_kirim on terima_sepuhan (kode_toko, no_kirim);

create table terima_sepuhan_bahan (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_lot text not null,
  nama_lot text not null,
  kadar mili_persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  susut bigint not null,
  harga_modal rupiah not null check (harga_modal >= 0),
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references terima_sepuhan,
  foreign key (kode_toko, kode_lot) references lot
);

create table wasting_sepuhan (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  pekerjaan text not null,
  tukang text not null,
  murni_bahan miligram not null check (murni_bahan >= 0),
  murni_hasil miligram not null check (murni_hasil >= 0),
  susut bigint not null,
  susut_persen mili_persen not null,
  norma mili_persen not null,
  batas_bawah mili_persen,
  batas_atas mili_persen,
  nilai_susut rupiah not null check (nilai_susut >= 0),
  alasan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_kirim) references kirim_cuci,
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint wasting_sepuhan_susut check (susut = murni_bahan - murni_hasil),
  constraint wasting_sepuhan_batas check ((batas_bawah is null) = (batas_atas is null) and batas_bawah <= batas_atas)
);
create index wasting_sepuhan_kirim on wasting_sepuhan (kode_toko, no_kirim);
create index wasting_sepuhan_tukang on wasting_sepuhan (kode_toko, tukang, pekerjaan);

create table wasting_sepuhan_kadar (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kadar mili_persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  susut bigint not null,
  susut_persen mili_persen not null,
  nilai_susut rupiah not null check (nilai_susut >= 0),
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references wasting_sepuhan
);

select pasang_rls('kirim_cuci', 'select'), pasang_rls('terima_sepuhan', 'select'), pasang_rls('terima_sepuhan_bahan', 'select'),
       pasang_rls('wasting_sepuhan', 'select'), pasang_rls('wasting_sepuhan_kadar', 'select');
grant insert, select on kirim_cuci, terima_sepuhan, terima_sepuhan_bahan, wasting_sepuhan, wasting_sepuhan_kadar to mustika_buku;
grant update (ditutup) on kirim_cuci to mustika_buku;
insert into penulis (nama, kecuali) values
  ('kirim_cuci', '{ditutup}'), ('terima_sepuhan', '{}'), ('terima_sepuhan_bahan', '{}'), ('wasting_sepuhan', '{}'),
  ('wasting_sepuhan_kadar', '{}'), ('kiriman_terbuka', null), ('kiriman_tutup', null), ('kiriman_buka', null), ('terima_sepuhan_batal', null);
insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('kirim_cuci', 'simpan', 'ROSOK', 'DISORTIR', false),
  ('kirim_cuci', 'batal', 'DISORTIR', 'ROSOK', false);
