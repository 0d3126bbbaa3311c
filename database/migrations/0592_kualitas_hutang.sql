-- What a loan is called by how late it is, and which share of it is set aside, from a day on. Domain R5.13.
create table kualitas_hutang (
  kode_kualitas text not null,
  kualitas text not null,
  mulai_berlaku date not null,
  lewat_mulai integer not null,
  cadangan mili_persen not null,
  primary key (kode_kualitas),
  constraint kualitas_hutang_kualitas_check check (kualitas in ('LANCAR', 'DALAM_PERHATIAN', 'KURANG_LANCAR', 'DIRAGUKAN', 'MACET')),
  constraint kualitas_hutang_lewat_check check (lewat_mulai >= 0 and (kualitas = 'LANCAR') = (lewat_mulai = 0)),
  constraint kualitas_hutang_cadangan_check check (cadangan between 0 and 100000)
);
select tambah_jejak('kualitas_hutang');
select beri_hak_rantai('kualitas_hutang');
revoke delete on kualitas_hutang from mustika_app;
create index cari_kualitas_hutang_kualitas on kualitas_hutang (kualitas, kode_kualitas);
create unique index uq_kualitas_hutang on kualitas_hutang (kualitas, mulai_berlaku) where aktif;
comment on constraint kualitas_hutang_lewat_check on kualitas_hutang is 'Lancar Mulai Dari Hari Ke-0, Kualitas Lain Setelahnya';
insert into kualitas_hutang (kode_kualitas, kualitas, mulai_berlaku, lewat_mulai, cadangan) values
  ('LANCAR', 'LANCAR', '2000-01-01', 0, 1000),
  ('DALAM-PERHATIAN', 'DALAM_PERHATIAN', '2000-01-01', 1, 5000),
  ('KURANG-LANCAR', 'KURANG_LANCAR', '2000-01-01', 91, 15000),
  ('DIRAGUKAN', 'DIRAGUKAN', '2000-01-01', 121, 50000),
  ('MACET', 'MACET', '2000-01-01', 181, 100000);
