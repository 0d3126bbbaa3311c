-- Pieces that come from another store bring the columns along that were added beside 0310.
select pasang_barang_tiba();
