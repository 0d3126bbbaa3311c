-- The words of the authority (PPATK, goAML) are lists of its own, which it gives to whoever is registered: they are typed in, not
-- known. Interfaces 3; docs/decisions/0106.
create table kode_goaml (
  nama_kode text not null,
  nilai text,
  arti text not null,
  primary key (nama_kode)
);
select tambah_jejak('kode_goaml');
select beri_hak_rantai('kode_goaml');
revoke delete on kode_goaml from mustika_app;
create index cari_kode_goaml_arti on kode_goaml (arti, nama_kode);
insert into kode_goaml (nama_kode, nilai, arti) values
  ('RENTITY_ID', null, 'NOMOR PELAPOR DARI PPATK'),
  ('RENTITY_BRANCH', null, 'CABANG PELAPOR'),
  ('REPORT_CODE', null, 'JENIS LAPORAN'),
  ('SUBMISSION_CODE', 'E', 'CARA PENYAMPAIAN, E UNTUK ELEKTRONIK'),
  ('PELAPOR', null, 'NAMA PETUGAS PELAPOR'),
  ('TRANSMODE', null, 'CARA TRANSAKSI'),
  ('FUNDS', null, 'JENIS DANA'),
  ('ITEM_TYPE', null, 'JENIS BARANG, PERHIASAN EMAS'),
  ('SIZE_UOM', null, 'SATUAN BERAT, GRAM'),
  ('ID_NIK', null, 'JENIS IDENTITAS KTP'),
  ('ID_LAIN', null, 'JENIS IDENTITAS LAIN'),
  ('ADDRESS_TYPE', null, 'JENIS ALAMAT'),
  ('PHONE_CONTACT', null, 'PEMILIK NOMOR TELEPON'),
  ('PHONE_TYPE', null, 'JENIS TELEPON'),
  ('COUNTRY', 'ID', 'NEGARA'),
  ('INDICATOR', null, 'INDIKATOR LAPORAN');
