-- Work on pieces of customers: taken in, worked on, finished by weight, fetched and paid. Domain R6.9, 12.4, 13.1; docs/decisions/0092.
insert into akun (nomor_akun, nama_akun, sisi, laporan, manual, golongan)
  values ('210450', 'UANG MUKA SERVICE', 'K', 'NERACA', false, 'UANG_MUKA');
insert into peran_akun (akun, sisi, golongan, manual) values
  ('UANG_MUKA_SERVICE', 'K', 'UANG_MUKA', false), ('PENDAPATAN_SERVICE', 'K', 'PENDAPATAN_LAIN', true);
insert into akun_bawaan (peran, nomor_akun) values ('UANG_MUKA_SERVICE', '210450'), ('PENDAPATAN_SERVICE', '420100');
select isi_bawaan_toko(kode_toko) from toko;

-- Gold that was worked into a piece of a customer and is not fetched yet: still ours.
insert into jenis_lot (jenis_lot, nama, akun) values ('SERVICE', 'EMAS DI BARANG SERVICE', 'PERSEDIAAN_PROSES');

alter table parameter_ppn drop constraint parameter_ppn_kelas_ppn_check,
  add constraint parameter_ppn_kelas_ppn_check
    check (kelas_ppn in ('EMAS_FAKTUR', 'NON_EMAS', 'LAIN', 'BEBAS', 'EMAS_PABRIKAN', 'EMAS_TANPA_FAKTUR', 'JASA'));
insert into parameter_ppn (kode_tarif, kelas_ppn, mulai_berlaku, tarif, kode_faktur, dasar_hukum)
  values ('JASA', 'JASA', '2023-05-01', 1100, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025');

-- What somebody brings for a repair counts for his day as what he brings for a deposit does.
alter table uang_orang drop constraint uang_orang_jenis_check,
  add constraint uang_orang_jenis_check check (jenis in ('TITIPAN', 'CICILAN', 'SERVICE'));
alter table para_get_point drop constraint para_get_point_jenis_transaksi_check,
  add constraint para_get_point_jenis_transaksi_check check (jenis_transaksi in ('PENJUALAN', 'PEMBELIAN', 'AFILIASI', 'SERVICE'));

create table service (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  kode_member text references member,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  kode_tukang text,
  tgl_janji date not null,
  -- The job whose work is done once more.
  no_service_awal text,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  -- What it was thought to come to, tax and all.
  perkiraan rupiah not null check (perkiraan >= 0),
  ongkos rupiah not null check (ongkos >= 0),
  emas_rp rupiah not null default 0 check (emas_rp >= 0),
  kelas_ppn text,
  ppn_cara text check (ppn_cara in ('INKLUSIF', 'EKSKLUSIF')),
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null check (ppn_transaksi_rp >= 0),
  total rupiah not null check (total >= 0),
  uang_muka rupiah not null,
  keterangan text,
  -- Written by what happens later.
  berat_keluar miligram,
  tgl_selesai date,
  tgl_ambil date,
  poin integer not null default 0 check (poin >= 0),
  primary key (kode_toko, no_dokumen),
  constraint service_uang_muka check (uang_muka >= 0 and uang_muka <= perkiraan),
  constraint service_ppn check (num_nulls(kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur, dpp) in (0, 5)
    and case when kelas_ppn is null then ppn_transaksi_rp = 0 and total = ongkos + emas_rp else dpp + ppn_transaksi_rp = total end),
  constraint service_garansi check (no_service_awal <> no_dokumen),
  foreign key (kode_toko, kode_tukang) references tukang,
  foreign key (kode_toko, no_service_awal) references dokumen,
  foreign key (kode_toko, no_dokumen) references dokumen
);
create index service_orang on service (kode_toko, no_hp_customer);
create index service_kelas on service (kode_toko, kelas_ppn, tanggal) where kelas_ppn is not null;
create index service_awal on service (kode_toko, no_service_awal) where no_service_awal is not null;

create table service_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  -- A piece of ours, and the nota that sold it.
  kode_barcode text references barcode,
  no_faktur_jual text,
  nama_barang text not null,
  kode_deskripsi text,
  kondisi text,
  berat miligram not null check (berat > 0),
  ongkos rupiah not null check (ongkos >= 0),
  foto text,
  berat_keluar miligram check (berat_keluar > 0),
  ongkos_akhir rupiah check (ongkos_akhir >= 0),
  emas_berat miligram not null default 0 check (emas_berat >= 0),
  emas_rp rupiah not null default 0 check (emas_rp >= 0),
  foto_sesudah text,
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references service
);
create index service_barang_kode on service_barang (kode_toko, kode_barcode) where kode_barcode is not null;

-- Money of a job and what of it is the tax office's, event by event.
create table service_gerak (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  jenis text not null check (jenis in ('MASUK', 'AMBIL', 'BATAL', 'BATAL_AMBIL')),
  jumlah rupiah not null,
  ppn rupiah not null,
  primary key (kode_toko, no_dokumen, peristiwa),
  foreign key (kode_toko, no_dokumen) references service,
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa
);

-- Pictures before there is a number.
create table service_foto (
  kode_toko text not null references toko,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto)
);

select pasang_rls('service', 'select'), pasang_rls('service_barang', 'select'), pasang_rls('service_gerak', 'select'),
  pasang_rls('service_foto', 'select, insert');
grant insert, select on service, service_barang, service_gerak to mustika_buku;
grant update (kode_tukang, tgl_janji, ongkos, emas_rp, dpp, ppn_transaksi_rp, total, berat_keluar, tgl_selesai, tgl_ambil, poin) on service to mustika_buku;
grant update (berat_keluar, ongkos_akhir, emas_berat, emas_rp, foto_sesudah) on service_barang to mustika_buku;
insert into penulis (nama, kecuali) values
  ('service', '{emas_rp,berat_keluar,tgl_selesai,tgl_ambil,poin}'),
  ('service_barang', '{berat_keluar,ongkos_akhir,emas_berat,emas_rp,foto_sesudah}'),
  ('service_gerak', '{}'), ('service_ubah', null), ('service_hasil', null);
