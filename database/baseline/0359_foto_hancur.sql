-- Pieces that are destroyed, as they looked: stored before there is a number, named by the document that shows them.
create table hancur_foto (
  kode_toko text not null references toko,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamptz not null default now(),
  primary key (kode_toko, foto)
);
select pasang_rls('hancur_foto', 'select, insert');
grant select on hancur_foto to mustika_buku, mustika_report;

alter table hancur_barang add column foto text,
  add constraint hancur_barang_foto foreign key (kode_toko, foto) references hancur_foto;
select pasang_penulis('hancur_barang');
