-- Points that are given to a member, or taken off him, by hand. docs/decisions/0101.
create table transaksi_poin (
  kode_toko text not null,
  no_dokumen text not null,
  kode_member text not null,
  arah text not null check (arah in ('TAMBAH', 'KURANG')),
  poin integer not null check (poin >= 1),
  nilai rupiah not null check (nilai >= 0),
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_member) references member
);

select pasang_rls('transaksi_poin', 'select');
grant insert, select on transaksi_poin to mustika_buku;
insert into penulis (nama, kecuali) values ('transaksi_poin', '{}');
