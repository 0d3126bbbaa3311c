-- An offer is one worker's until it says what became of it, whatever the shop does with the piece meanwhile; and what was sold or ordered is
-- said before what merely changed its price. docs/decisions/0161.
alter table tawaran_marketplace
  add column dikerjakan_sampai timestamptz,
  add column segera boolean not null default false;
drop index tawaran_marketplace_giliran;
create index tawaran_marketplace_giliran on tawaran_marketplace (kode_toko, penyedia, segera desc, kode_barcode)
  where status in ('ANTRI', 'KIRIM', 'ULANG');
-- Who ordered a piece is asked of every offer there is.
create index pesanan_marketplace_barang_kode on pesanan_marketplace_barang (kode_toko, kode_barcode);
