-- The pieces of one intake: its cancellation and its list ask by document.
create index barang_masuk on barang (kode_toko, no_masuk);
