-- The points of some days are read by their day, as money and goods are (laporan-bayar-point).
create index buku_poin_hari on buku_poin (kode_toko, tanggal);
