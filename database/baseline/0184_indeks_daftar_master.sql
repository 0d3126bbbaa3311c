-- Every text a master list searches or shows beside its key, in the order of the list: a list of a million rows finds and sorts
-- by it without reading the others (docs/decisions/0006). On the usual hundreds of rows these cost nothing.
do $$
declare r record;
begin
  for r in select x.tabel, x.kolom, x.kunci, exists (select from pg_attribute a
             where a.attrelid = x.tabel::regclass and a.attname = 'kode_toko' and x.kunci <> 'kode_toko' and not a.attisdropped) as toko
      from (values
    ('kategori', 'nama_kategori', 'kode_kategori'),
    ('jenis', 'nama_dept', 'kode_dept'),
    ('grup', 'nama_group', 'kode_group'),
    ('para_bandrol', 'keterangan', 'kode_bandrol'),
    ('kode_transaksi', 'nama_transaksi', 'kode_transaksi'),
    ('gudang', 'nama_gudang', 'kode_gudang'),
    ('baki', 'nama_baki', 'kode_baki'),
    ('sales', 'nama_sales', 'kode_sales'),
    ('tukang', 'nama_tukang', 'kode_tukang'),
    ('kondisi_barang', 'tujuan', 'kondisi_barang'),
    ('para_rugi_nota', 'asal_nota', 'kode_rugi'),
    ('para_rugi_nota', 'kode_group', 'kode_rugi'),
    ('parameter_harga_emas', 'nama_harga', 'kode_harga'),
    ('jenis_group', 'nama', 'jenis_group'),
    ('kadar', 'nama_kadar', 'kode_kadar'),
    ('bank', 'nama_bank', 'kode_bank'),
    ('rekening', 'nama_rekening', 'no_rekening'),
    ('marketplace', 'nama_marketplace', 'kode_marketplace'),
    ('parameter_ongkos', 'kode_group', 'kode_ongkos'),
    ('parameter_ongkos', 'kode_dept', 'kode_ongkos'),
    ('keterangan_nota', 'isi', 'kode_keterangan'),
    ('supplier_barang', 'nama_supplier', 'kode_supplier'),
    ('toko', 'nama_toko', 'kode_toko'),
    ('kelompok_harga', 'nama_kelompok', 'kelompok_harga'),
    ('para_potongan_kategori', 'type_potongan', 'kode_kategori'),
    ('akun', 'nama_akun', 'nomor_akun'),
    ('jenis_batu', 'nama_batu', 'kode_batu'),
    ('supplier_berlian', 'nama_supplier', 'kode_supplier_berlian'),
    ('batu_shape', 'nama_shape', 'kode_shape'),
    ('batu_color', 'nama_color', 'kode_color'),
    ('batu_clarity', 'nama_clarity', 'kode_clarity'),
    ('batu_fluorescence', 'nama_fluorescence', 'kode_fluorescence'),
    ('batu_symmetry', 'nama_symmetry', 'kode_symmetry'),
    ('batu_polish', 'nama_polish', 'kode_polish'),
    ('batu_cutgrade', 'nama_cutgrade', 'kode_cutgrade'),
    ('parameter_berlian', 'nama_berlian', 'kode_berlian'),
    ('parameter_berlian', 'kode_intern', 'kode_berlian'),
    ('parameter_berlian', 'no_sertifikat', 'kode_berlian'),
    ('para_bonus_sales', 'keterangan', 'kode_bonus'),
    ('para_bonus_sales', 'kode_group', 'kode_bonus'),
    ('para_bonus_sales', 'kode_dept', 'kode_bonus'),
    ('para_kupon', 'nama_kupon', 'kode_kupon'),
    ('para_cicilan', 'keterangan', 'kode_cicilan'),
    ('parameter_ppn', 'dasar_hukum', 'kode_tarif'),
    ('parameter_ppn', 'kelas_ppn', 'kode_tarif'),
    ('para_deskripsi_service', 'deskripsi', 'kode_deskripsi'),
    ('para_pinjaman', 'keterangan', 'kondisi_pinjaman'),
    ('plafond_hutang', 'keterangan', 'kode_plafond'),
    ('plafond_hutang_kadar', 'keterangan', 'kode_plafond_kadar'),
    ('para_hutang_pokok', 'keterangan', 'kode_pokok'),
    ('para_bunga_hutang', 'keterangan', 'kode_bunga'),
    ('hadiah', 'nama_hadiah', 'kode_hadiah'),
    ('para_poin', 'keterangan', 'kode_poin'),
    ('para_poin', 'kode_group', 'kode_poin'),
    ('para_get_point', 'keterangan', 'kode_get_point'),
    ('para_reset_poin', 'cara', 'kode_reset')
  ) x (tabel, kolom, kunci) loop
    execute format('create index %I on %I (%s%I, %I)', 'cari_' || r.tabel || '_' || r.kolom, r.tabel,
      case when r.toko then 'kode_toko, ' else '' end, r.kolom, r.kunci);
  end loop;
end $$;
