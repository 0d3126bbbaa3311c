-- oldest program: 0630_oldest_program.sql
-- What a closing keeps of places and karats is what changed since the one before it: 258 rows a store and day became a tenth.
-- `tutup_barang` goes on saying all of them, as a view, so that whoever read the table reads it as before.
alter table tutup_barang rename to tutup_barang_ubah;
alter table tutup_barang_ubah rename constraint tutup_barang_pkey to tutup_barang_ubah_pkey;
alter table tutup_barang_ubah rename constraint tutup_barang_kode_toko_no_dokumen_fkey to tutup_barang_ubah_kode_toko_no_dokumen_fkey;

-- The day of the closing that said all places and karats, on which this one stands; none where it says all of them itself.
alter table tutup_toko add dasar date, add constraint tutup_dasar check (dasar < tanggal);
comment on constraint tutup_dasar on tutup_toko is 'Penutupan Hanya Berdiri Di Atas Hari Sebelumnya';
