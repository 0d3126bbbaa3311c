-- Pieces that another till sold, whose paper their buyers keep: bought back as ours are, once over all branches. docs/decisions/0143.
-- What older programs write passes the wider checks as it passed the narrow ones.
-- oldest program: 0630_oldest_program.sql
create table nota_lama (
  kode_nota_lama text primary key check (kode_nota_lama ~ '^\S{1,90}$'),
  -- The branch whose till sold it.
  toko_jual text not null references toko,
  no_nota text not null,
  -- The tag it wore there.
  kode_lama text,
  tgl_jual date not null,
  nama_barang text not null,
  -- Of the groups of whichever store buys it.
  kode_group text not null,
  kode_dept text not null references jenis,
  kadar mili_persen not null check (kadar > 0),
  berat miligram not null check (berat > 0),
  -- Its gold: what was paid for it, or by the gram.
  harga rupiah check (harga > 0),
  harga_gram rupiah check (harga_gram > 0),
  ongkos rupiah not null default 0 check (ongkos >= 0),
  batu rupiah not null default 0 check (batu >= 0),
  -- What was promised that it loses when it comes back; nothing: the terms of the shop on that day.
  potongan_persen mili_persen check (potongan_persen between 0 and 100000),
  potongan_gram rupiah check (potongan_gram >= 0),
  nama_customer text,
  no_hp_customer text,
  keterangan text,
  -- The purchase that it came back with.
  toko_beli text references toko,
  no_beli text,
  dibeli_pada timestamptz,
  constraint nota_lama_harga check (harga is not null or harga_gram is not null),
  constraint nota_lama_potongan check (potongan_persen is null or potongan_gram is null),
  constraint nota_lama_dibeli check (num_nulls(toko_beli, no_beli, dibeli_pada) in (0, 3))
);
comment on constraint nota_lama_harga on nota_lama is 'Harga Emas Atau Harga Per Gram Harus Diisi';
comment on constraint nota_lama_dibeli on nota_lama is 'Nota Lama Dibeli Kembali Dengan Satu Nota Beli';
comment on constraint nota_lama_potongan on nota_lama is 'Potongan Persen Atau Per Gram, Tidak Keduanya';
create index cari_nota_lama_no_nota on nota_lama (no_nota, kode_nota_lama);
create index cari_nota_lama_kode_lama on nota_lama (kode_lama, kode_nota_lama);
create index cari_nota_lama_nama_barang on nota_lama (nama_barang, kode_nota_lama);
create index nota_lama_pembelian on nota_lama (toko_beli, no_beli) where no_beli is not null;
select tambah_jejak('nota_lama');
select beri_hak_rantai('nota_lama');
-- Only a purchase says that a piece came back, and a row is switched off, never gone.
revoke insert, update, delete on nota_lama from mustika_app;
grant insert (kode_nota_lama, toko_jual, no_nota, kode_lama, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga, harga_gram,
    ongkos, batu, potongan_persen, potongan_gram, nama_customer, no_hp_customer, keterangan, aktif, versi, diubah_oleh, diubah_pada),
  update (toko_jual, no_nota, kode_lama, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga, harga_gram,
    ongkos, batu, potongan_persen, potongan_gram, nama_customer, no_hp_customer, keterangan, aktif, versi, diubah_oleh, diubah_pada)
  on nota_lama to mustika_app;
grant update (toko_beli, no_beli, dibeli_pada, versi) on nota_lama to mustika_buku;

alter table pembelian_barang add column nota_lama text references nota_lama,
  drop constraint pembelian_barang_asal,
  add constraint pembelian_barang_asal check (
    asal_nota in ('NOTA', 'TANPA NOTA', 'TOKO LAIN')
    and (asal_nota <> 'NOTA' or no_faktur_jual is not null or no_faktur_asal is not null or nota_lama is not null)
    and (asal_nota <> 'TOKO LAIN' or no_faktur_jual is null)),
  add constraint pembelian_barang_nota_lama check (
    nota_lama is null or (no_faktur_jual is null and no_faktur_asal is null and asal_nota <> 'TOKO LAIN' and not lot));
create unique index uq_nota_lama_dibeli on pembelian_barang (kode_toko, nota_lama) where not batal and nota_lama is not null;

insert into penulis (nama, kecuali) values ('nota_lama_klaim', null);
