-- What a store should sell in a month. The dashboard of head office holds its day against it.
create table target_toko (
  kode_toko text not null references toko,
  kode_target text not null,
  mulai_berlaku date not null,
  target_rp rupiah not null check (target_rp > 0),
  primary key (kode_toko, kode_target)
);
select tambah_jejak('target_toko');
create unique index uq_target_toko on target_toko (kode_toko, mulai_berlaku) where aktif;
select pasang_rls('target_toko', 'select, insert, update');
