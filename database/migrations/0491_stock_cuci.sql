-- Gold for refining that is kept by typed weights: brought in, and weighed anew. Spec 1 §2.2; docs/decisions/0088.
create table stock_cuci (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null check (cara in ('MASUK', 'TIMBANG')),
  jumlah_barang integer not null check (jumlah_barang >= 0),
  -- Grams and cost that came, or with a minus that are gone.
  berat miligram not null,
  harga_modal rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  constraint stock_cuci_masuk check (cara = 'TIMBANG' or (berat > 0 and harga_modal >= 0))
);
select pasang_rls('stock_cuci', 'select');
grant insert, select on stock_cuci to mustika_buku;
insert into penulis (nama, kecuali) values ('stock_cuci', '{}');
