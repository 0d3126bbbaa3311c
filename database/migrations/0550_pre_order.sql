-- Pre-orders: pieces of a design that the shop will get, promised to customers who pay ahead. Their money is held as that of a deposit is, and
-- so are the pieces once they have come. Domain R6.8, 12.4; docs/decisions/0098.
insert into peran_akun (akun, sisi, golongan) values ('UANG_MUKA_PRE_ORDER', 'K', 'UANG_MUKA');
insert into akun_bawaan (peran, nomor_akun) values ('UANG_MUKA_PRE_ORDER', '210400');
select isi_bawaan_toko(kode_toko) from toko;

alter table titipan drop constraint titipan_jenis,
  add constraint titipan_jenis check (jenis in ('TITIPAN', 'PESANAN', 'PRE_ORDER')),
  drop constraint titipan_uang_muka_check,
  add constraint titipan_uang_muka_check check (uang_muka > 0 or uang_muka = 0 and jenis in ('PESANAN', 'PRE_ORDER'));
comment on constraint titipan_jenis on titipan is 'Jenis Titipan Tidak Dikenal';
-- Which line of a pre-order it came for, and the batch that brought it.
alter table titipan_barang add column baris smallint, add column no_closing text;
alter table uang_orang drop constraint uang_orang_jenis_check,
  add constraint uang_orang_jenis_check check (jenis in ('TITIPAN', 'CICILAN', 'SERVICE', 'PESANAN', 'PRE_ORDER'));

create table pre_order (
  kode_toko text not null,
  no_po text not null,
  -- When the goods are thought to come.
  tgl_janji date not null,
  kode_sales text,
  -- The file it was read from.
  berkas text,
  -- What of the money the shop kept when it was cancelled; written by what happens later.
  potongan rupiah not null default 0 check (potongan >= 0),
  primary key (kode_toko, no_po),
  foreign key (kode_toko, kode_sales) references sales,
  foreign key (kode_toko, no_po) references titipan
);

create table pre_order_barang (
  kode_toko text not null,
  no_po text not null,
  urut smallint not null,
  kode_group text not null,
  kode_dept text not null references jenis,
  nama_barang text not null,
  -- The code that pieces of this design carry.
  kode_intern text,
  kadar mili_persen not null check (kadar > 0),
  -- What one is thought to weigh and to cost.
  berat miligram not null check (berat > 0),
  qty smallint not null check (qty > 0),
  -- Price of one piece that was agreed whole.
  harga_total rupiah check (harga_total > 0),
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null check (ongkos >= 0),
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0 check (ppn_tambahan >= 0),
  harga_satuan rupiah not null check (harga_satuan > 0),
  -- All of them, and the tax in it.
  total rupiah not null,
  kelas_ppn text,
  ppn_cara text check (ppn_cara in ('INKLUSIF', 'EKSKLUSIF')),
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  -- How many have come, and how many nobody waits for any more; written by what happens later.
  datang smallint not null default 0 check (datang >= 0),
  batal smallint not null default 0 check (batal >= 0),
  primary key (kode_toko, no_po, urut),
  constraint pre_order_barang_qty check (datang + batal <= qty),
  constraint pre_order_barang_satuan check (harga_emas + ongkos + pembulatan + ppn_tambahan = harga_satuan),
  constraint pre_order_barang_jumlah check (total = harga_satuan * qty),
  constraint pre_order_barang_ppn check (num_nulls(kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur) in (0, 4)
    and ppn_transaksi_rp between 0 and case when kelas_ppn is null then 0 else total end),
  foreign key (kode_toko, kode_group) references grup,
  foreign key (kode_toko, no_po) references pre_order
);
comment on constraint pre_order_barang_qty on pre_order_barang is 'Barang Pre-order Ini Sudah Lengkap';
-- Who still waits for pieces of a group and kind.
create index pre_order_menunggu on pre_order_barang (kode_toko, kode_group, kode_dept) where datang + batal < qty;

-- A batch of pieces that came, each of them for a line of a pre-order.
create table closing_po (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  user_id text not null,
  keterangan text,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  total rupiah not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen
);
create index closing_po_tanggal on closing_po (kode_toko, tanggal);
create table closing_po_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  no_po text not null,
  baris smallint not null,
  berat miligram not null check (berat > 0),
  -- What it costs as it was promised.
  total rupiah not null check (total > 0),
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, no_po, baris) references pre_order_barang,
  foreign key (kode_toko, no_dokumen) references closing_po
);
create index closing_po_barang_po on closing_po_barang (kode_toko, no_po, baris);

select pasang_rls('pre_order', 'select'), pasang_rls('pre_order_barang', 'select'), pasang_rls('closing_po', 'select'),
  pasang_rls('closing_po_barang', 'select');
grant insert, select on pre_order, pre_order_barang, closing_po, closing_po_barang to mustika_buku;
grant update (potongan) on pre_order to mustika_buku;
grant update (datang, batal) on pre_order_barang to mustika_buku;
insert into penulis (nama, kecuali) values
  ('pre_order', '{potongan}'), ('pre_order_barang', '{datang,batal}'), ('pre_order_batal', null),
  ('closing_po', '{}'), ('closing_po_barang', '{}'), ('closing_po_datang', null), ('closing_po_kembali', null);

-- A customer hears of his pre-order when it is taken, when something has come and when it is given up.
alter table setting_wa_pesan drop constraint setting_wa_pesan_jenis_check,
  add constraint setting_wa_pesan_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI', 'SERVICE_SELESAI',
    'SERVICE_AMBIL', 'SERVICE_BATAL', 'PESANAN', 'PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL', 'PRE_ORDER', 'PRE_ORDER_DATANG', 'PRE_ORDER_BATAL',
    'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME'));
alter table pesan_wa drop constraint pesan_wa_jenis_check,
  add constraint pesan_wa_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI', 'SERVICE_SELESAI',
    'SERVICE_AMBIL', 'SERVICE_BATAL', 'PESANAN', 'PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL', 'PRE_ORDER', 'PRE_ORDER_DATANG', 'PRE_ORDER_BATAL',
    'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME', 'UJI'));

insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('closing_po', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('closing_po', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('pre_order', 'batal', 'DITITIP', 'TERSEDIA', false);
