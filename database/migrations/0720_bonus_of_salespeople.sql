-- What a salesperson earns on what he sold, what he should sell in a month, and what he was paid. docs/decisions/0163.
-- oldest program: 0630_oldest_program.sql
alter table penjualan_barang
  add column bonus rupiah not null default 0,
  add constraint penjualan_barang_bonus check (bonus = 0 or bonus > 0 and kode_sales is not null);

-- What is owed for it lies where the chart has always had it, beside what a journal by hand says of that account.
insert into peran_akun (akun, sisi, bersaldo, golongan, manual) values ('UTANG_BONUS', 'K', true, 'KEWAJIBAN_LAIN', true);
insert into akun_bawaan (peran, nomor_akun) values ('UTANG_BONUS', '211100');
insert into peran_akun (akun, sisi, golongan, manual) values ('BEBAN_BONUS', 'D', 'BEBAN', true);
insert into akun_bawaan (peran, nomor_akun) values ('BEBAN_BONUS', '530400');
select isi_bawaan_toko(kode_toko) from toko;

create table bayar_bonus_sales (
  kode_toko text not null,
  no_dokumen text not null,
  kode_sales text not null,
  jumlah rupiah not null check (jumlah > 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, kode_sales) references sales,
  foreign key (kode_toko, no_dokumen) references dokumen
);
create index bayar_bonus_sales_sales on bayar_bonus_sales (kode_toko, kode_sales);
select pasang_rls('bayar_bonus_sales', 'select');
grant insert, select on bayar_bonus_sales to mustika_buku;
insert into penulis (nama, kecuali) values ('bayar_bonus_sales', '{}');

create table target_sales (
  kode_toko text not null references toko,
  kode_target text not null,
  kode_sales text not null,
  mulai_berlaku date not null,
  target_rp rupiah not null default 0 check (target_rp >= 0),
  target_berat miligram not null default 0 check (target_berat >= 0),
  primary key (kode_toko, kode_target),
  foreign key (kode_toko, kode_sales) references sales,
  constraint target_sales_isi check (target_rp > 0 or target_berat > 0)
);
comment on constraint target_sales_isi on target_sales is 'Isi Target Rupiah, Target Berat, Atau Keduanya';
create index cari_target_sales_kode_sales on target_sales (kode_toko, kode_sales, kode_target);
select tambah_jejak('target_sales');
create unique index uq_target_sales on target_sales (kode_toko, kode_sales, mulai_berlaku) where aktif;
select pasang_rls('target_sales', 'select, insert, update');
