-- A line of a bank's statement pays once: the same file again, or one that overlaps, finds it used. What was taken back is free again.
create table validasi_non_cash_koran (
  kode_toko text not null,
  no_dokumen text not null,
  no_rekening text not null,
  sidik text not null constraint koran_sidik check (sidik ~ '^[0-9A-F]{32}$'),
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references validasi_non_cash (kode_toko, no_dokumen)
);
create unique index uq_koran_sekali on validasi_non_cash_koran (kode_toko, no_rekening, sidik) where not batal;
select pasang_rls('validasi_non_cash_koran', '');
grant select on validasi_non_cash_koran to mustika_app;
grant select, insert, update (batal) on validasi_non_cash_koran to mustika_buku;
insert into penulis (nama, kecuali) values ('validasi_non_cash_koran', null);
