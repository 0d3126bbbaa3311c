-- Gifts for points. A gift is an article by quantity, whose stock, cost and count are those of accessories. docs/decisions/0102.
alter table hadiah add column kode_barcode text, drop column harga_modal,
  add foreign key (kode_toko, kode_barcode) references stok_aksesoris;
create unique index uq_hadiah_barcode on hadiah (kode_toko, kode_barcode) where aktif;
comment on index uq_hadiah_barcode is 'Barang Ini Sudah Menjadi Hadiah Lain';

-- The tax of goods that nobody buys belongs to whatever document gave them away.
alter table aksesoris_pajak drop constraint aksesoris_pajak_kode_toko_no_dokumen_fkey,
  add foreign key (kode_toko, no_dokumen) references dokumen;

create table tukar_point (
  kode_toko text not null,
  no_dokumen text not null,
  kode_member text not null,
  jumlah_barang integer not null check (jumlah_barang >= 1),
  poin integer not null check (poin >= 1),
  nilai rupiah not null check (nilai >= 0),
  harga_modal rupiah not null check (harga_modal >= 0),
  ppn_keluar rupiah not null check (ppn_keluar >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_member) references member
);

create table tukar_point_hadiah (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_hadiah text not null,
  nama_hadiah text not null,
  kode_barcode text not null,
  jumlah integer not null check (jumlah >= 1),
  poin integer not null check (poin >= 1),
  jumlah_poin integer not null check (jumlah_poin = jumlah * poin),
  primary key (kode_toko, no_dokumen, urut),
  unique (kode_toko, no_dokumen, kode_hadiah),
  foreign key (kode_toko, kode_hadiah) references hadiah,
  foreign key (kode_toko, kode_barcode) references stok_aksesoris,
  foreign key (kode_toko, no_dokumen) references tukar_point
);

select pasang_rls('tukar_point', 'select'), pasang_rls('tukar_point_hadiah', 'select');
grant insert, select on tukar_point, tukar_point_hadiah to mustika_buku;
insert into penulis (nama, kecuali) values ('tukar_point', '{}'), ('tukar_point_hadiah', '{}');

