-- Gold without a barcode is sold and bought by the notas of the counters: a line says that it is so many grams and pieces of a lot
-- (docs/decisions/0084). What a line names is in the register of codes, a piece or a lot.
alter table penjualan add column manual boolean not null default false;
alter table penjualan_barang
  add column lot boolean not null default false,
  drop constraint penjualan_barang_kode_toko_kode_barcode_fkey,
  add constraint penjualan_barang_kode_barcode_fkey foreign key (kode_barcode) references barcode,
  drop constraint penjualan_barang_jumlah_pcs,
  add constraint penjualan_barang_jumlah_pcs check (jumlah > 0 and (jumlah = 1 or berat = 0 or lot)),
  add constraint penjualan_barang_lot check (not lot or berat > 0);
comment on constraint penjualan_barang_jumlah_pcs on penjualan_barang is 'Hanya Aksesoris Berjumlah Dijual Lebih Dari Satu';
drop index uq_barang_terjual;
create unique index uq_barang_terjual on penjualan_barang (kode_toko, kode_barcode) where not batal and not beli_kembali and berat > 0 and not lot;

alter table pembelian add column manual boolean not null default false;
alter table pembelian_barang
  add column lot boolean not null default false,
  add column jumlah integer not null default 1,
  drop constraint pembelian_barang_kode_toko_kode_barcode_fkey,
  add constraint pembelian_barang_kode_barcode_fkey foreign key (kode_barcode) references barcode,
  add constraint pembelian_barang_jumlah_pcs check (jumlah > 0 and (jumlah = 1 or lot)),
  add constraint pembelian_barang_lot check (not lot or (no_faktur_jual is null and no_faktur_asal is null and susut = 0));
comment on constraint pembelian_barang_jumlah_pcs on pembelian_barang is 'Hanya Barang Manual Dibeli Lebih Dari Satu';

-- What of it a till may read.
drop view barang_di_meja;
