-- Rules of master rows that only the database knows, in words: without them people read the name of the constraint.
comment on constraint toko_pusat_aktif on toko is 'Kantor Pusat Tidak Dapat Dinonaktifkan';
comment on constraint toko_pkp_npwp on toko is 'Toko PKP Harus Mempunyai NPWP';
comment on constraint akun_golongan on akun is 'Nomor Akun Harus Diawali Angka 1 Sampai 8 Sesuai Laporannya';
comment on constraint akun_bukan_induknya on akun is 'Akun Tidak Boleh Menjadi Induk Dirinya Sendiri';
comment on constraint gudang_bawaan_aktif on gudang is 'Gudang Bawaan Tidak Dapat Dinonaktifkan';
