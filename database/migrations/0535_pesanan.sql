-- Orders: pieces that are made for one customer. His money is held as that of a deposit is, and so are the pieces once they are there;
-- what he ordered stands beside it. Domain R6.1 to R6.5, 12.4; docs/decisions/0093.
alter table titipan
  -- What the money was paid for: pieces that lay on a tray, or pieces that are made first.
  add column jenis text not null default 'TITIPAN',
  add constraint titipan_jenis check (jenis in ('TITIPAN', 'PESANAN')),
  drop constraint titipan_uang_muka_check,
  add constraint titipan_uang_muka_check check (uang_muka > 0 or uang_muka = 0 and jenis = 'PESANAN');
comment on constraint titipan_jenis on titipan is 'Jenis Titipan Tidak Dikenal';
alter table titipan_gerak drop constraint titipan_gerak_jenis_check,
  add constraint titipan_gerak_jenis_check check (jenis in
    ('MASUK', 'TAMBAH', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL', 'CICILAN', 'BATAL_CICILAN', 'POTONGAN'));
alter table uang_orang drop constraint uang_orang_jenis_check,
  add constraint uang_orang_jenis_check check (jenis in ('TITIPAN', 'CICILAN', 'SERVICE', 'PESANAN'));

create table pesanan (
  kode_toko text not null,
  no_pesanan text not null,
  tgl_janji date not null,
  kode_tukang text,
  kode_sales text,
  -- The order that is made once more.
  no_pesanan_awal text,
  -- Written by what happens later.
  tgl_jadi date,
  -- What of the money the shop kept when it was cancelled.
  potongan rupiah not null default 0 check (potongan >= 0),
  primary key (kode_toko, no_pesanan),
  constraint pesanan_awal check (no_pesanan_awal <> no_pesanan),
  foreign key (kode_toko, kode_tukang) references tukang,
  foreign key (kode_toko, kode_sales) references sales,
  foreign key (kode_toko, no_pesanan_awal) references titipan,
  foreign key (kode_toko, no_pesanan) references titipan
);
create index pesanan_awal on pesanan (kode_toko, no_pesanan_awal) where no_pesanan_awal is not null;

create table pesanan_barang (
  kode_toko text not null,
  no_pesanan text not null,
  urut smallint not null,
  kode_group text not null,
  kode_dept text not null references jenis,
  nama_barang text not null,
  kadar mili_persen not null check (kadar > 0),
  -- What it is thought to weigh and to cost.
  berat miligram not null check (berat > 0),
  ukuran text,
  rincian text,
  foto text,
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null check (ongkos >= 0),
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0 check (ppn_tambahan >= 0),
  total rupiah not null check (total > 0),
  kelas_ppn text,
  ppn_cara text check (ppn_cara in ('INKLUSIF', 'EKSKLUSIF')),
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  -- The piece that was made.
  kode_barcode text,
  primary key (kode_toko, no_pesanan, urut),
  constraint pesanan_barang_jumlah check (harga_emas + ongkos + pembulatan + ppn_tambahan = total),
  constraint pesanan_barang_ppn check (num_nulls(kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur) in (0, 4)
    and ppn_transaksi_rp between 0 and case when kelas_ppn is null then 0 else total end),
  foreign key (kode_toko, kode_group) references grup,
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, no_pesanan) references pesanan
);
create index pesanan_barang_kode on pesanan_barang (kode_toko, kode_barcode) where kode_barcode is not null;

-- What a piece is made after: one of the shop's, off its tray as long as it is needed, or one that the customer brought and gets back.
create table pesanan_contoh (
  kode_toko text not null,
  no_pesanan text not null,
  urut smallint not null,
  kode_barcode text,
  nama_contoh text not null,
  berat miligram not null check (berat > 0),
  kode_gudang text,
  kode_baki text,
  baki_titip text,
  kadar mili_persen,
  harga_modal rupiah,
  golongan_modal text check (golongan_modal in ('EMAS', 'BERLIAN', 'AKSESORIS')),
  keadaan text not null default 'DIPAKAI' check (keadaan in ('DIPAKAI', 'KEMBALI')),
  primary key (kode_toko, no_pesanan, urut),
  constraint pesanan_contoh_toko check (num_nulls(kode_barcode, kode_gudang, kode_baki, baki_titip, kadar, harga_modal, golongan_modal) in (0, 7)),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, no_pesanan, urut) references pesanan_barang
);
create unique index uq_contoh_dipakai on pesanan_contoh (kode_toko, kode_barcode) where keadaan = 'DIPAKAI';

-- Pictures before there is a number.
create table pesanan_foto (
  kode_toko text not null references toko,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto)
);

select pasang_rls('pesanan', 'select'), pasang_rls('pesanan_barang', 'select'), pasang_rls('pesanan_contoh', 'select'),
  pasang_rls('pesanan_foto', 'select, insert');
grant insert, select on pesanan, pesanan_barang, pesanan_contoh to mustika_buku;
grant update (kode_tukang, tgl_jadi, potongan) on pesanan to mustika_buku;
grant update (kode_barcode) on pesanan_barang to mustika_buku;
grant update (keadaan) on pesanan_contoh to mustika_buku;
insert into penulis (nama, kecuali) values
  ('pesanan', '{tgl_jadi,potongan}'), ('pesanan_barang', '{kode_barcode}'), ('pesanan_contoh', '{keadaan}'),
  ('pesanan_ubah', null), ('pesanan_jadi', null), ('pesanan_contoh_kembali', null);

-- A customer hears of his order at every state of it.
alter table setting_wa_pesan drop constraint setting_wa_pesan_jenis_check,
  add constraint setting_wa_pesan_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI', 'SERVICE_SELESAI',
    'SERVICE_AMBIL', 'SERVICE_BATAL', 'PESANAN', 'PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL', 'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM',
    'KABAR_TERIMA', 'KABAR_OPNAME'));
alter table pesan_wa drop constraint pesan_wa_jenis_check,
  add constraint pesan_wa_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI', 'SERVICE_SELESAI',
    'SERVICE_AMBIL', 'SERVICE_BATAL', 'PESANAN', 'PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL', 'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM',
    'KABAR_TERIMA', 'KABAR_OPNAME', 'UJI'));

insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('pesanan', 'batal', 'DITAHAN', 'TERSEDIA', false),
  ('pesanan', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('pesanan', 'contoh', 'DITITIP', 'TERSEDIA', false),
  ('pesanan', 'selesai', 'TERSEDIA', 'DITITIP', false),
  ('pesanan', 'simpan', 'TERSEDIA', 'DITAHAN', false),
  ('pesanan', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('pesanan', 'ulang', 'DITITIP', 'TERSEDIA', false),
  ('pesanan', 'validasi', 'DITAHAN', 'DITITIP', false);
