-- Defaults. A later migration that adds a role inserts it into peran_akun, akun_bawaan and jurnal_bawaan and runs
-- `select isi_bawaan_toko(kode_toko) from toko`.

insert into akun (nomor_akun, nama_akun, sisi, laporan) values
  ('110100', 'KAS TOKO', 'D', 'NERACA'), ('110200', 'KAS GADAI', 'D', 'NERACA'),
  ('110300', 'UANG DALAM PERJALANAN', 'D', 'NERACA'), ('110400', 'BANK', 'D', 'NERACA'),
  ('110500', 'PIUTANG KARTU/EDC/QRIS', 'D', 'NERACA'), ('110600', 'PIUTANG MARKETPLACE', 'D', 'NERACA'),
  ('120100', 'PIUTANG PELANGGAN', 'D', 'NERACA'), ('120200', 'PIUTANG GADAI', 'D', 'NERACA'),
  ('120300', 'PIUTANG CICILAN', 'D', 'NERACA'), ('120400', 'PIUTANG TUKANG', 'D', 'NERACA'),
  ('120900', 'CADANGAN KERUGIAN PIUTANG', 'K', 'NERACA'),
  ('130100', 'PERSEDIAAN PERHIASAN TOKO', 'D', 'NERACA'), ('130200', 'PERSEDIAAN TITIP/PESANAN', 'D', 'NERACA'),
  ('130300', 'PERSEDIAAN BARANG BELI', 'D', 'NERACA'), ('130400', 'PERSEDIAAN ROSOK', 'D', 'NERACA'),
  ('130500', 'PERSEDIAAN DALAM PROSES CUCI/LEBUR', 'D', 'NERACA'), ('130600', 'PERSEDIAAN EMAS MURNI', 'D', 'NERACA'),
  ('130700', 'PERSEDIAAN BERLIAN LEPAS', 'D', 'NERACA'), ('130800', 'PERSEDIAAN AKSESORIS & HADIAH', 'D', 'NERACA'),
  ('130900', 'BARANG DALAM PENGIRIMAN', 'D', 'NERACA'), ('140100', 'PPH DIBAYAR DIMUKA', 'D', 'NERACA'),
  ('150100', 'KLIRING TUKAR', 'D', 'NERACA'), ('150200', 'KLIRING PENJUALAN', 'D', 'NERACA'),
  ('150300', 'KLIRING PEMBELIAN', 'K', 'NERACA'),
  ('210100', 'UTANG SUPPLIER', 'K', 'NERACA'), ('210200', 'UANG MUKA PESANAN', 'K', 'NERACA'),
  ('210300', 'TITIPAN UANG PELANGGAN', 'K', 'NERACA'), ('210400', 'UANG MUKA PRE-ORDER/CICILAN', 'K', 'NERACA'),
  ('210500', 'UTANG UANG KELEBIHAN LELANG', 'K', 'NERACA'), ('210600', 'LIABILITAS POIN & KUPON', 'K', 'NERACA'),
  ('210700', 'PPN KELUARAN', 'K', 'NERACA'), ('210800', 'UTANG PPH', 'K', 'NERACA'),
  ('210900', 'UTANG ONGKOS TUKANG', 'K', 'NERACA'), ('211000', 'MARGIN CICILAN DITANGGUHKAN', 'K', 'NERACA'),
  ('211100', 'UTANG BONUS SALES', 'K', 'NERACA'), ('220100', 'RK PUSAT/CABANG', 'K', 'NERACA'),
  ('310100', 'MODAL', 'K', 'NERACA'), ('310200', 'PRIVE', 'D', 'NERACA'),
  ('320100', 'LABA DITAHAN', 'K', 'NERACA'), ('330100', 'IKHTISAR LABA RUGI', 'K', 'NERACA'),
  ('410100', 'PENJUALAN EMAS', 'K', 'LABA_RUGI'), ('410200', 'PENDAPATAN ONGKOS', 'K', 'LABA_RUGI'),
  ('410300', 'PENJUALAN BERLIAN/BATU', 'K', 'LABA_RUGI'), ('410400', 'PENJUALAN AKSESORIS/MARKIS', 'K', 'LABA_RUGI'),
  ('410500', 'PENJUALAN CIOK/ROSOK', 'K', 'LABA_RUGI'), ('410900', 'POTONGAN & RETUR PENJUALAN', 'D', 'LABA_RUGI'),
  ('420100', 'PENDAPATAN SERVICE', 'K', 'LABA_RUGI'), ('420200', 'PENDAPATAN BUNGA GADAI', 'K', 'LABA_RUGI'),
  ('420300', 'PENDAPATAN DENDA & ADM GADAI', 'K', 'LABA_RUGI'), ('420400', 'PENDAPATAN MARGIN CICILAN', 'K', 'LABA_RUGI'),
  ('420500', 'PENDAPATAN FEE GESEK TUNAI', 'K', 'LABA_RUGI'), ('420600', 'SELISIH PEMBULATAN', 'K', 'LABA_RUGI'),
  ('420900', 'PENDAPATAN LAIN', 'K', 'LABA_RUGI'),
  ('510100', 'HPP PERHIASAN', 'D', 'LABA_RUGI'), ('510200', 'HPP BERLIAN', 'D', 'LABA_RUGI'),
  ('510300', 'HPP AKSESORIS', 'D', 'LABA_RUGI'), ('510400', 'HPP CIOK', 'D', 'LABA_RUGI'),
  ('520100', 'BEBAN SUSUT & WASTING', 'D', 'LABA_RUGI'), ('520200', 'KERUGIAN BARANG HILANG/RUSAK', 'D', 'LABA_RUGI'),
  ('520300', 'PENDAPATAN/BEBAN KURS EMAS', 'D', 'LABA_RUGI'),
  ('530200', 'BEBAN FEE KARTU/MDR/MARKETPLACE', 'D', 'LABA_RUGI'), ('530300', 'BEBAN POIN, KUPON & HADIAH', 'D', 'LABA_RUGI'),
  ('530400', 'BONUS SALES', 'D', 'LABA_RUGI'), ('530500', 'KERUGIAN LELANG GADAI', 'D', 'LABA_RUGI'),
  ('530900', 'BEBAN OPERASIONAL', 'D', 'LABA_RUGI');

-- The account of a role until somebody opens Parameter Akun.
create table akun_bawaan (peran text primary key references peran_akun, nomor_akun text not null references akun);
grant select on akun_bawaan to mustika_app, mustika_report, mustika_buku;
insert into akun_bawaan (peran, nomor_akun) values
  ('KAS', '110100'), ('KAS_GADAI', '110200'), ('UANG_DALAM_PERJALANAN', '110300'), ('BANK', '110400'),
  ('PIUTANG_EDC', '110500'), ('PIUTANG_MARKETPLACE', '110600'), ('PIUTANG_PELANGGAN', '120100'),
  ('PERSEDIAAN_TOKO', '130100'), ('PERSEDIAAN_TITIP', '130200'), ('PERSEDIAAN_BELI', '130300'),
  ('PERSEDIAAN_ROSOK', '130400'), ('PERSEDIAAN_PROSES', '130500'), ('PERSEDIAAN_MURNI', '130600'),
  ('BARANG_DALAM_PENGIRIMAN', '130900'), ('KLIRING_TUKAR', '150100'), ('KLIRING_PENJUALAN', '150200'),
  ('KLIRING_PEMBELIAN', '150300'), ('UTANG_SUPPLIER', '210100'), ('UANG_MUKA_PESANAN', '210200'),
  ('TITIPAN_UANG', '210300'), ('LIABILITAS_POIN', '210600'), ('PPN_KELUARAN', '210700'), ('MODAL', '310100'),
  ('PENJUALAN_EMAS', '410100'), ('ONGKOS', '410200'), ('PENJUALAN_BERLIAN', '410300'), ('PENJUALAN_AKSESORIS', '410400'),
  ('POTONGAN_PENJUALAN', '410900'), ('PEMBULATAN', '420600'), ('PENDAPATAN_LAIN', '420900'), ('HPP', '510100'),
  ('BEBAN_SUSUT', '520100'), ('BARANG_HILANG', '520200'), ('BEBAN_MDR', '530200'), ('BEBAN_POIN', '530300'),
  ('BEBAN_OPERASIONAL', '530900');

-- The journals Parameter Akun lists: the roles each event debits and credits. Domain 12.4.
create table jurnal_bawaan (
  trx text not null, type text not null, kode_akun text not null references peran_akun,
  jenis_akun text not null check (jenis_akun in ('DEBET', 'KREDIT')),
  primary key (trx, type, kode_akun, jenis_akun)
);
grant select on jurnal_bawaan to mustika_app, mustika_report, mustika_buku;

create function tambah_jurnal_bawaan(p_trx text, p_types text[], p_debet text[], p_kredit text[]) returns void
language sql as $$
  insert into jurnal_bawaan (trx, type, kode_akun, jenis_akun)
    select p_trx, t, a, 'DEBET' from unnest(p_types) t, unnest(p_debet) a
    union all
    select p_trx, t, a, 'KREDIT' from unnest(p_types) t, unnest(p_kredit) a
  on conflict do nothing
$$;

select tambah_jurnal_bawaan('PENJUALAN', array['CASH'], array['KAS', 'POTONGAN_PENJUALAN'],
  array['PENJUALAN_EMAS', 'PENJUALAN_BERLIAN', 'PENJUALAN_AKSESORIS', 'ONGKOS', 'PPN_KELUARAN', 'PEMBULATAN']);
select tambah_jurnal_bawaan('PENJUALAN', array['TRANSFER'], array['BANK', 'POTONGAN_PENJUALAN'],
  array['PENJUALAN_EMAS', 'PENJUALAN_BERLIAN', 'PENJUALAN_AKSESORIS', 'ONGKOS', 'PPN_KELUARAN', 'PEMBULATAN']);
select tambah_jurnal_bawaan('PENJUALAN', array['DEBET', 'CREDIT'], array['PIUTANG_EDC', 'POTONGAN_PENJUALAN'],
  array['PENJUALAN_EMAS', 'PENJUALAN_BERLIAN', 'PENJUALAN_AKSESORIS', 'ONGKOS', 'PPN_KELUARAN', 'PEMBULATAN']);
select tambah_jurnal_bawaan('PENJUALAN', array['MARKETPLACE'], array['PIUTANG_MARKETPLACE', 'POTONGAN_PENJUALAN'],
  array['PENJUALAN_EMAS', 'PENJUALAN_BERLIAN', 'PENJUALAN_AKSESORIS', 'ONGKOS', 'PPN_KELUARAN', 'PEMBULATAN']);
select tambah_jurnal_bawaan('PENJUALAN', array['HPP'], array['HPP'], array['PERSEDIAAN_TOKO']);
select tambah_jurnal_bawaan('PENJUALAN', array['KURANG_BAYAR'], array['PIUTANG_PELANGGAN'], array['KAS']);
select tambah_jurnal_bawaan('PENJUALAN', array['FEE_KARTU'], array['BEBAN_MDR', 'PIUTANG_EDC'], array['PIUTANG_EDC', 'PENDAPATAN_LAIN']);
select tambah_jurnal_bawaan('PENJUALAN', array['DP'], array['UANG_MUKA_PESANAN', 'TITIPAN_UANG'], array['PENJUALAN_EMAS']);
select tambah_jurnal_bawaan('PENJUALAN', array['POIN'], array['LIABILITAS_POIN'], array['PENJUALAN_EMAS']);
select tambah_jurnal_bawaan('PENJUALAN', array['POIN_DAPAT'], array['BEBAN_POIN'], array['LIABILITAS_POIN']);
select tambah_jurnal_bawaan('TUKAR_TAMBAH', array['BELI'], array['PERSEDIAAN_BELI'], array['KLIRING_TUKAR']);
select tambah_jurnal_bawaan('TUKAR_TAMBAH', array['JUAL'], array['KLIRING_TUKAR', 'KAS'], array['PENJUALAN_EMAS', 'ONGKOS', 'PPN_KELUARAN']);
select tambah_jurnal_bawaan('TUKAR_KURANG', array['BELI'], array['PERSEDIAAN_BELI'], array['KLIRING_TUKAR']);
select tambah_jurnal_bawaan('TUKAR_KURANG', array['JUAL'], array['KLIRING_TUKAR'], array['PENJUALAN_EMAS', 'ONGKOS', 'PPN_KELUARAN', 'KAS']);
select tambah_jurnal_bawaan('BATAL_PENJUALAN', array['CASH'],
  array['PENJUALAN_EMAS', 'PENJUALAN_BERLIAN', 'PENJUALAN_AKSESORIS', 'ONGKOS', 'PPN_KELUARAN', 'PEMBULATAN'], array['KAS', 'POTONGAN_PENJUALAN']);
select tambah_jurnal_bawaan('BATAL_PENJUALAN', array['HPP'], array['PERSEDIAAN_TOKO'], array['HPP']);
select tambah_jurnal_bawaan('PEMBELIAN', array['CASH'], array['PERSEDIAAN_BELI'], array['KAS', 'PENDAPATAN_LAIN']);
select tambah_jurnal_bawaan('PEMBELIAN', array['TRANSFER'], array['PERSEDIAAN_BELI'], array['BANK', 'PENDAPATAN_LAIN']);
select tambah_jurnal_bawaan('BATAL_PEMBELIAN', array['CASH'], array['KAS', 'PENDAPATAN_LAIN'], array['PERSEDIAAN_BELI']);
select tambah_jurnal_bawaan('TAMBAH_BARANG', array['AWAL'], array['PERSEDIAAN_TOKO'], array['MODAL']);
select tambah_jurnal_bawaan('TAMBAH_BARANG', array['PRODUKSI'], array['PERSEDIAAN_TOKO'], array['PERSEDIAAN_PROSES']);
select tambah_jurnal_bawaan('TAMBAH_BARANG', array['SUPPLIER'], array['PERSEDIAAN_TOKO'], array['UTANG_SUPPLIER']);

-- Every role can be booked on either side: these rows are what the others fall back on.
insert into jurnal_bawaan (trx, type, kode_akun, jenis_akun)
  select '*', '*', b.peran, s.sisi from akun_bawaan b, (values ('DEBET'), ('KREDIT')) s (sisi);

-- What a store has on its first day. Running it again adds only what is missing.
create function isi_bawaan_toko(kode text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  perform set_config('app.kode_toko', kode, true);
  insert into versi_toko (kode_toko) values (kode) on conflict do nothing;
  insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual, diubah_oleh) values
    (kode, 'TOKO', 'BARANG TOKO', true, 'SISTEM'), (kode, 'BELI', 'BARANG BELI', false, 'SISTEM'),
    (kode, 'TITIP', 'BARANG TITIPAN', false, 'SISTEM'), (kode, 'HANCUR', 'BARANG HANCUR', false, 'SISTEM')
    on conflict do nothing;
  insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun, diubah_oleh)
    select kode, j.trx, j.type, j.kode_akun, j.jenis_akun, b.nomor_akun, 'SISTEM'
      from jurnal_bawaan j join akun_bawaan b on b.peran = j.kode_akun
    on conflict do nothing;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
end $$;
revoke execute on function isi_bawaan_toko(text) from public;

-- A store that head office adds can work at once.
create function isi_toko_baru() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform isi_bawaan_toko(new.kode_toko);
  return null;
end $$;
create trigger bawaan after insert on toko for each row execute function isi_toko_baru();
select isi_bawaan_toko(kode_toko) from toko;

insert into jenis_group (jenis_group, nama) values ('EMAS', 'EMAS'), ('BERLIAN', 'BERLIAN'), ('AKSESORIS', 'AKSESORIS');
insert into kode_transaksi (kode_transaksi, nama_transaksi, arah, nomor_akun) values
  ('TAMBAH_MODAL', 'TAMBAH MODAL', 'MASUK', '310100'), ('PRIVE', 'AMBIL PRIBADI', 'KELUAR', '310200'),
  ('BIAYA', 'BIAYA OPERASIONAL', 'KELUAR', '530900'), ('LAIN', 'PENDAPATAN LAIN', 'MASUK', '420900'),
  ('MUTASI', 'MUTASI UANG', 'KEDUANYA', '110300');
