-- A craftsman makes pieces of the shop's gold, and what he earns may be owed. Domain R6.4, 12.4 PESANAN; docs/decisions/0097.
insert into jenis_lot (jenis_lot, nama, akun) values ('BUAT', 'DIBUAT BARANG', 'PERSEDIAAN_PROSES');

-- The order that gold is sent for.
alter table kirim_cuci drop constraint kirim_cuci_pekerjaan_check,
  add constraint kirim_cuci_pekerjaan_check check (pekerjaan in ('CUCI', 'PATRI', 'LEBUR', 'BUAT', 'PUSAT')),
  add column no_pesanan text,
  add foreign key (kode_toko, no_pesanan) references dokumen,
  add constraint kirim_cuci_pesanan check (no_pesanan is null or pekerjaan = 'BUAT');
create index kirim_cuci_pesanan on kirim_cuci (kode_toko, no_pesanan) where no_pesanan is not null;

alter table terima_sepuhan
  add column ongkos_dibayar text not null default 'TUNAI' check (ongkos_dibayar in ('TUNAI', 'HUTANG'));
create index terima_sepuhan_hutang on terima_sepuhan (kode_toko, tukang) where ongkos_dibayar = 'HUTANG';

-- A piece as he made it: its share of the material and of his wage is what it cost.
create table terima_sepuhan_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null references barcode,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null references jenis,
  kadar mili_persen not null,
  berat miligram not null check (berat > 0),
  murni miligram not null check (murni >= 0),
  ongkos rupiah not null check (ongkos >= 0),
  harga_modal rupiah not null check (harga_modal >= ongkos),
  ke_gudang text not null,
  ke_baki text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references terima_sepuhan,
  foreign key (kode_toko, kode_group) references grup,
  foreign key (kode_toko, ke_baki) references baki
);
create unique index terima_sepuhan_barang_kode on terima_sepuhan_barang (kode_barcode);
create index terima_sepuhan_barang_hari on terima_sepuhan_barang (kode_toko, tanggal);

-- Wages that are owed have a golongan of their own, which no journal by hand and no drawer moves. Where 210900 has been used for something
-- else by now it stays that, and they have an account beside it.
insert into golongan_akun (golongan, nama, awal, sisi, jurnal, kas, pemilik)
  values ('UTANG_TUKANG', 'UTANG ONGKOS TUKANG', '2', 'K', false, null, false);
do $$
declare nomor text := '210900';
begin
  begin
    update akun set golongan = 'UTANG_TUKANG' where nomor_akun = nomor;
  exception when sqlstate 'MU001' then
    nomor := '210910';
    insert into akun (nomor_akun, nama_akun, sisi, laporan, manual, golongan)
      values (nomor, 'UTANG ONGKOS TUKANG', 'K', 'NERACA', false, 'UTANG_TUKANG');
  end;
  insert into peran_akun (akun, sisi, bersaldo, golongan, manual) values ('UTANG_ONGKOS_TUKANG', 'K', true, 'UTANG_TUKANG', false);
  insert into akun_bawaan (peran, nomor_akun) values ('UTANG_ONGKOS_TUKANG', nomor);
end $$;
select isi_bawaan_toko(kode_toko) from toko;

create table bayar_tukang (
  kode_toko text not null,
  no_dokumen text not null,
  tukang text not null,
  jumlah rupiah not null check (jumlah > 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, tukang) references tukang,
  foreign key (kode_toko, no_dokumen) references dokumen
);
create index bayar_tukang_tukang on bayar_tukang (kode_toko, tukang);

select pasang_rls('terima_sepuhan_barang', 'select'), pasang_rls('bayar_tukang', 'select');
grant insert, select on terima_sepuhan_barang, bayar_tukang to mustika_buku;
grant update (batal) on terima_sepuhan_barang to mustika_buku;
insert into penulis (nama, kecuali) values ('terima_sepuhan_barang', '{batal}'), ('bayar_tukang', '{}');
insert into status_gerak (jenis, transisi, dari, ke, timbang) values ('terima_sepuhan', 'batal', 'TERSEDIA', 'BATAL', false);
