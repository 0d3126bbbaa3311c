-- The receipt of money that moved, as a picture: stored before there is a number, named by the movement that shows it.
create table uang_foto (
  kode_toko text not null references toko,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamptz not null default now(),
  primary key (kode_toko, foto)
);
select pasang_rls('uang_foto', 'select, insert');
grant select on uang_foto to mustika_buku, mustika_report;

alter table mutasi_uang add column foto text,
  add constraint mutasi_uang_foto foreign key (kode_toko, foto) references uang_foto;
select pasang_penulis('mutasi_uang');
