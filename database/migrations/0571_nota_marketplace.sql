-- Where a nota was sold online: its marketplace, of the list of the chain. Spec 1 §2.2 (laporan-penjualan-marketplace).
alter table penjualan add column kode_marketplace text references marketplace;
create index penjualan_marketplace on penjualan (kode_toko, tanggal) where kode_marketplace is not null;
