-- What is on its way is a handful among all that ever was sent, and the dashboard asks for it every few seconds.
create index dokumen_dikirim on dokumen (kode_toko) where status = 'KIRIM';
create index kirim_barang_dijalan on kirim_barang (kode_toko) where dijalan > 0;
