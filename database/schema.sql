-- Today's database, written by `npm run schema` from database/migrations: read it, never edit it. An empty database runs this
-- file in place of the migrations that it names at its end (docs/decisions/0032). Functions and views are read from their own
-- files (0079); writers of rows that are made of their table stand nowhere (pasang_penulis).
set local check_function_bodies = off; -- They name tables that come later.

-- Roles are per cluster, so a second database of the same server finds them there already.
do $$
declare peran text;
begin
  foreach peran in array array['mustika_app', 'mustika_report', 'mustika_buku'] loop
    begin
      if not exists (select from pg_roles where rolname = peran) then
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', peran);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- Another database that was made at the same moment was quicker.
    end;
  end loop;
end $$;
revoke create on schema public from public;
grant usage on schema public to mustika_app, mustika_report, mustika_buku;
-- The writer of the books owns the functions that write them, and nothing else.
grant create on schema public to mustika_buku;
create extension if not exists btree_gist;

-- ----------------------------------------------------------------------------------------------------
-- Units

create domain mili_persen as integer;

create domain miligram as bigint check (VALUE >= '-1000000000000'::bigint AND VALUE <= '1000000000000'::bigint);

create domain poin as bigint;

create domain rupiah as bigint check (VALUE >= '-1000000000000000'::bigint AND VALUE <= '1000000000000000'::bigint);

-- ----------------------------------------------------------------------------------------------------
-- Walls

\ir functions/inti/pasang_rls.sql

-- ----------------------------------------------------------------------------------------------------
-- Tables: each with its rules, indexes, first rows, walls, rights and triggers

\ir functions/inti/app_lingkup.sql

\ir functions/inti/app_lintas.sql

create table toko (
  kode_toko text not null,
  nama_toko text not null,
  alamat_toko text not null,
  telp text,
  npwp text,
  tipe text not null default 'CABANG',
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  pkp boolean not null default false,
  zona text not null default 'WIB',
  nitku text,
  primary key (kode_toko),
  constraint toko_kode_toko_check check (kode_toko ~ '^[A-Z0-9]{2,8}$'),
  constraint toko_nitku check (nitku ~ '^[0-9]{6}$'),
  constraint toko_pkp_npwp check (NOT pkp OR npwp IS NOT NULL),
  constraint toko_pusat_aktif check (aktif OR tipe <> 'PUSAT'),
  constraint toko_tipe_check check (tipe = ANY (ARRAY['PUSAT', 'CABANG'])),
  constraint toko_zona check (zona = ANY (ARRAY['WIB', 'WITA', 'WIT']))
);
create index cari_toko_nama_toko on toko (nama_toko, kode_toko);
create unique index uq_toko_pusat on toko (tipe) WHERE tipe = 'PUSAT';
comment on constraint toko_nitku on toko is 'NITKU Harus 6 Angka';
comment on constraint toko_pkp_npwp on toko is 'Toko PKP Harus Mempunyai NPWP';
comment on constraint toko_pusat_aktif on toko is 'Kantor Pusat Tidak Dapat Dinonaktifkan';
comment on constraint toko_zona on toko is 'Zona Waktu Harus WIB, WITA Atau WIT';
grant insert, select, update on toko to mustika_app;
grant select on toko to mustika_buku, mustika_report;
-- Trigger bawaan: functions/master/isi_toko_baru.sql
-- Trigger buka_hari: functions/inti/buka_hari_pertama.sql
-- Trigger jaga_tutup: functions/tutup-toko/jaga_tutup_toko.sql
-- Trigger modul_ppn: functions/pajak/atur_modul_ppn.sql

-- The program that prints for a till: one for each browser device of a store, known by a secret of which the hash is here, paired by a
-- code that is shown once. docs/decisions/0139.
create table agen (
  kode_toko text not null,
  id uuid not null,
  nama text not null,
  perangkat_hash bytea not null,
  rahasia_hash bytea not null,
  setelan jsonb not null default '{"kertas": [], "pencetak": []}'::jsonb,
  kondisi jsonb not null default '{}'::jsonb,
  sistem text not null,
  versi text not null,
  dibuat timestamp with time zone not null,
  dibuat_oleh text not null,
  terlihat timestamp with time zone,
  dicabut timestamp with time zone,
  dicabut_oleh text,
  primary key (kode_toko, id),
  constraint agen_check check ((dicabut IS NULL) = (dicabut_oleh IS NULL)),
  constraint agen_nama_check check (length(nama) >= 1 AND length(nama) <= 40),
  constraint agen_perangkat_hash_check check (octet_length(perangkat_hash) = 32),
  constraint agen_rahasia_hash_check check (octet_length(rahasia_hash) = 32),
  constraint agen_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create unique index agen_perangkat on agen (kode_toko, perangkat_hash) WHERE dicabut IS NULL;
select pasang_rls('agen', '');
grant insert, select, update on agen to mustika_app;
grant select on agen to mustika_report;

create table agen_kode (
  kode_toko text not null,
  kode_hash bytea not null,
  perangkat_hash bytea not null,
  nama text not null,
  dibuat timestamp with time zone not null,
  dibuat_oleh text not null,
  berakhir timestamp with time zone not null,
  dipakai timestamp with time zone,
  primary key (kode_toko, kode_hash),
  constraint agen_kode_check check (berakhir > dibuat),
  constraint agen_kode_kode_hash_check check (octet_length(kode_hash) = 32),
  constraint agen_kode_nama_check check (length(nama) >= 1 AND length(nama) <= 40),
  constraint agen_kode_perangkat_hash_check check (octet_length(perangkat_hash) = 32),
  constraint agen_kode_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('agen_kode', '');
grant insert, select, update on agen_kode to mustika_app;
grant select on agen_kode to mustika_report;

-- Documents, their events and the three books. Only mustika_buku writes here, through catat().
create table dokumen (
  kode_toko text not null,
  no_dokumen text not null,
  jenis text not null,
  tanggal date not null,
  status text not null,
  peristiwa smallint not null,
  user_id text not null,
  dibuat timestamp with time zone not null default now(),
  cetak integer not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint dokumen_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index dokumen_dikirim on dokumen (kode_toko) WHERE status = 'KIRIM';
create index dokumen_jenis on dokumen (kode_toko, jenis, tanggal);
create index dokumen_terbuka on dokumen (kode_toko, jenis) WHERE status = 'OPEN';
select pasang_rls('dokumen', '');
grant select on dokumen to mustika_app, mustika_report;
grant insert, select, update (status, peristiwa, cetak) on dokumen to mustika_buku;

create table supplier_barang (
  kode_toko text not null,
  kode_supplier text not null,
  nama_supplier text not null,
  alamat_supplier text,
  no_telp text,
  npwp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  jenis_supplier text,
  no_bebas_pph22 text,
  primary key (kode_toko, kode_supplier),
  constraint supplier_barang_bebas check (no_bebas_pph22 IS NULL OR jenis_supplier IS NOT NULL),
  constraint supplier_barang_jenis check (jenis_supplier = ANY (ARRAY['PABRIKAN', 'PEDAGANG'])),
  constraint supplier_barang_npwp check (jenis_supplier IS NULL OR npwp IS NOT NULL),
  constraint supplier_barang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_supplier_barang_nama_supplier on supplier_barang (kode_toko, nama_supplier, kode_supplier);
comment on constraint supplier_barang_bebas on supplier_barang is 'Surat Bebas PPh 22 Hanya Milik Pabrikan Atau Pedagang';
comment on constraint supplier_barang_jenis on supplier_barang is 'Jenis Supplier Hanya Pabrikan Atau Pedagang';
comment on constraint supplier_barang_npwp on supplier_barang is 'NPWP Pabrikan Atau Pedagang Harus Diisi';
select pasang_rls('supplier_barang', '');
grant insert, select, update on supplier_barang to mustika_app;
grant select on supplier_barang to mustika_buku, mustika_report;

-- The document that brings some in or takes some out.
create table aksesoris (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null,
  supplier text,
  untuk text,
  jumlah_barang integer not null,
  harga_modal rupiah not null,
  keterangan text,
  ppn_keluar rupiah not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint aksesoris_cara_check check (cara = ANY (ARRAY['BARU', 'TAMBAH', 'AMBIL'])),
  constraint aksesoris_harga_modal_check check (harga_modal >= 0),
  constraint aksesoris_jumlah_barang_check check (jumlah_barang > 0),
  constraint aksesoris_ppn check (ppn_keluar >= 0 AND (ppn_keluar = 0 OR (untuk = ANY (ARRAY['PAKAI', 'HADIAH'])))),
  constraint aksesoris_supplier check (supplier IS NULL OR cara <> 'AMBIL'),
  constraint aksesoris_untuk check ((cara = 'AMBIL') = (untuk IS NOT NULL)),
  constraint aksesoris_untuk_check check (untuk = ANY (ARRAY['RUSAK', 'PAKAI', 'HADIAH'])),
  constraint aksesoris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint aksesoris_kode_toko_supplier_fkey foreign key (kode_toko, supplier) references supplier_barang(kode_toko, kode_supplier)
);
select pasang_rls('aksesoris', '');
grant select on aksesoris to mustika_app, mustika_report;
grant insert, select on aksesoris to mustika_buku;
-- Trigger isi_supplier: functions/barang/isi_supplier_barang.sql

create table gudang (
  kode_toko text not null,
  kode_gudang text not null,
  nama_gudang text not null,
  dijual boolean not null default false,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_gudang),
  constraint gudang_bawaan_aktif check (aktif OR (kode_gudang <> ALL (ARRAY['TOKO', 'BELI', 'TITIP', 'HANCUR']))),
  constraint gudang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_gudang_nama_gudang on gudang (kode_toko, nama_gudang, kode_gudang);
comment on constraint gudang_bawaan_aktif on gudang is 'Gudang Bawaan Tidak Dapat Dinonaktifkan';
select pasang_rls('gudang', '');
grant insert, select, update on gudang to mustika_app;
grant select on gudang to mustika_buku, mustika_report;

create table baki (
  kode_toko text not null,
  kode_baki text not null,
  kode_gudang text not null,
  nama_baki text not null,
  berat_baki miligram not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_baki),
  constraint baki_berat_baki_check check (berat_baki >= 0),
  constraint baki_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint baki_kode_toko_kode_gudang_fkey foreign key (kode_toko, kode_gudang) references gudang(kode_toko, kode_gudang)
);
create index baki_gudang on baki (kode_toko, kode_gudang);
create index cari_baki_nama_baki on baki (kode_toko, nama_baki, kode_baki);
select pasang_rls('baki', '');
grant insert, select, update on baki to mustika_app;
grant select on baki to mustika_buku, mustika_report;

-- One barcode means one piece for ever, over all branches: the register outlives the piece.
create table barcode (
  kode_barcode text not null,
  kode_toko text not null,
  dibuat timestamp with time zone not null default now(),
  primary key (kode_barcode),
  constraint barcode_kode_barcode_check check (kode_barcode ~ '^[0-9A-Z]{8}$'),
  constraint barcode_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
grant select on barcode to mustika_app, mustika_report;
grant insert, select on barcode to mustika_buku;

create table jenis_group (
  jenis_group text not null,
  nama text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (jenis_group)
);
create index cari_jenis_group_nama on jenis_group (nama, jenis_group);
insert into jenis_group (jenis_group, nama) values
  ('AKSESORIS', 'AKSESORIS'),
  ('BERLIAN', 'BERLIAN'),
  ('EMAS', 'EMAS');
grant insert, select, update on jenis_group to mustika_app;
grant select on jenis_group to mustika_buku, mustika_report;

\ir functions/inti/naikkan_versi_toko_sekali.sql

-- grup: the karat group carries the sale price of the day per gram. "group" is a word of SQL, so the table is grup.
create table grup (
  kode_toko text not null,
  kode_group text not null,
  nama_group text not null,
  harga rupiah not null,
  harga_modal rupiah not null default 0,
  kadar mili_persen not null,
  kadar_jual mili_persen not null,
  jenis_group text,
  markis boolean not null default false,
  aksesoris boolean not null default false,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_group),
  constraint grup_harga_check check (harga >= 0),
  constraint grup_harga_modal_check check (harga_modal >= 0),
  constraint grup_kadar_check check (kadar::integer >= 1 AND kadar::integer <= 500000),
  constraint grup_kadar_jual_check check (kadar_jual::integer >= 1 AND kadar_jual::integer <= 500000),
  constraint grup_jenis_group_fkey foreign key (jenis_group) references jenis_group(jenis_group),
  constraint grup_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_grup_nama_group on grup (kode_toko, nama_group, kode_group);
select pasang_rls('grup', '');
grant insert, select, update on grup to mustika_app;
grant select, update (harga, harga_modal, versi, diubah_oleh, diubah_pada) on grup to mustika_buku;
grant select on grup to mustika_report;
create trigger versi_delete AFTER DELETE ON grup REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON grup REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON grup REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table grup enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;
-- Trigger harga: functions/master/catat_harga.sql

create table kategori (
  kode_kategori text not null,
  nama_kategori text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_kategori)
);
create index cari_kategori_nama_kategori on kategori (nama_kategori, kode_kategori);
grant insert, select, update on kategori to mustika_app;
grant select on kategori to mustika_buku, mustika_report;

create table jenis (
  kode_dept text not null,
  nama_dept text not null,
  kode_kategori text,
  berlian boolean not null default false,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  golongan_ppn text,
  primary key (kode_dept),
  constraint jenis_golongan_ppn_check check (golongan_ppn = ANY (ARRAY['EMAS', 'NON_EMAS', 'LAIN', 'BEBAS'])),
  constraint jenis_kode_kategori_fkey foreign key (kode_kategori) references kategori(kode_kategori)
);
create index cari_jenis_nama_dept on jenis (nama_dept, kode_dept);
comment on constraint jenis_golongan_ppn_check on jenis is 'Golongan PPN Hanya Emas, Bukan Emas, Barang Lain, Atau Tidak Dipungut';
grant insert, select, update on jenis to mustika_app;
grant select on jenis to mustika_buku, mustika_report;

create table para_bandrol (
  kode_toko text not null,
  kode_bandrol text not null,
  keterangan text not null,
  berat_bandrol miligram not null default 0,
  harga_bandrol rupiah,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_bandrol),
  constraint para_bandrol_berat_bandrol_check check (berat_bandrol >= 0 AND berat_bandrol <= 100000),
  constraint para_bandrol_harga_bandrol_check check (harga_bandrol > 0),
  constraint para_bandrol_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_bandrol_keterangan on para_bandrol (kode_toko, keterangan, kode_bandrol);
select pasang_rls('para_bandrol', '');
grant insert, select, update on para_bandrol to mustika_app;
grant select on para_bandrol to mustika_buku, mustika_report;

create table barang (
  kode_toko text not null,
  kode_barcode text not null,
  kode_intern text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  status text not null,
  berat miligram not null,
  berat_asli miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  tipe_ongkos text not null,
  ongkos rupiah not null,
  nama_atribut text,
  berat_atribut miligram not null default 0,
  harga_atribut rupiah not null default 0,
  size text,
  harga_modal rupiah not null,
  harga_bandrol rupiah,
  supplier text,
  ada_faktur_masukan boolean not null default false,
  foto text,
  cetak_label integer not null default 0,
  no_masuk text not null,
  tanggal_masuk date not null,
  no_terakhir text not null,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  no_faktur_masukan text,
  golongan_modal text not null default 'EMAS',
  berat_plastik miligram not null default 0,
  kode_bandrol text,
  primary key (kode_toko, kode_barcode),
  constraint barang_berat_asli_check check (berat_asli > 0 OR berat = 0),
  constraint barang_berat_atribut_check check (berat_atribut >= 0),
  constraint barang_berat_check check (berat > 0 OR kadar::integer = 0),
  constraint barang_berat_plastik_check check (berat_plastik >= 0),
  constraint barang_berjumlah check ( CASE WHEN berat = 0 THEN (status = ANY (ARRAY['BERJUMLAH', 'BATAL'])) AND golongan_modal = 'AKSESORIS' AND harga_bandrol IS NOT NULL AND harga_modal = 0 AND ongkos = 0 AND harga_atribut = 0 AND berat_asli = 0 AND berat_atribut = 0 AND berat_plastik = 0 ELSE status <> 'BERJUMLAH' END),
  constraint barang_faktur_masukan check (no_faktur_masukan IS NULL OR ada_faktur_masukan),
  constraint barang_golongan_modal check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint barang_harga_atribut_check check (harga_atribut >= 0),
  constraint barang_harga_bandrol_check check (harga_bandrol > 0),
  constraint barang_harga_modal_check check (harga_modal >= 0),
  constraint barang_kadar_check check (kadar::integer <= 500000 AND (kadar::integer > 0 OR berat = 0)),
  constraint barang_nama_barang_check check (length(nama_barang) > 5),
  constraint barang_ongkos_check check (ongkos >= 0),
  constraint barang_tipe_ongkos_check check (tipe_ongkos = ANY (ARRAY['GRAM', 'TOTAL'])),
  constraint barang_kode_barcode_fkey foreign key (kode_barcode) references barcode(kode_barcode),
  constraint barang_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint barang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint barang_kode_toko_kode_baki_fkey foreign key (kode_toko, kode_baki) references baki(kode_toko, kode_baki),
  constraint barang_kode_toko_kode_bandrol_fkey foreign key (kode_toko, kode_bandrol) references para_bandrol(kode_toko, kode_bandrol),
  constraint barang_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint barang_supplier_fkey foreign key (kode_toko, supplier) references supplier_barang(kode_toko, kode_supplier)
);
create index barang_baki on barang (kode_toko, kode_baki) WHERE status = ANY (ARRAY['TERSEDIA', 'DITAHAN']);
create index barang_bandrol on barang (kode_toko, kode_bandrol) WHERE kode_bandrol IS NOT NULL;
create index barang_intern on barang (kode_toko, kode_intern) WHERE kode_intern IS NOT NULL;
create index barang_masuk on barang (kode_toko, no_masuk);
create index barang_nama on barang (kode_toko, nama_barang text_pattern_ops);
create index barang_stok on barang (kode_toko, status, kode_group, kode_dept);
comment on constraint barang_berjumlah on barang is 'Aksesoris Berjumlah Hanya Punya Harga Jual, Tanpa Berat, Ongkos Dan Atribut';
comment on constraint barang_golongan_modal on barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
select pasang_rls('barang', '');
grant select, update (kode_intern, nama_barang, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, harga_atribut, size, harga_bandrol, supplier, ada_faktur_masukan, foto, cetak_label, versi, diubah_oleh, diubah_pada, no_faktur_masukan, berat_plastik, kode_bandrol) on barang to mustika_app;
grant insert, select, update on barang to mustika_buku;
grant select on barang to mustika_report;
-- Trigger isi_supplier: functions/barang/isi_supplier_barang.sql
-- Trigger jaga_sewa: functions/barang/jaga_sewa_luring.sql
-- Trigger jaga_status: functions/barang/jaga_status_barang.sql
-- Trigger kabari_marketplace: functions/integrasi/kabari_marketplace.sql
-- Trigger kabari_web: functions/barang/kabari_web.sql

create table aksesoris_pajak (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  kelas_ppn text not null,
  ppn_transaksi_value mili_persen not null,
  kode_faktur text not null,
  dpp rupiah not null,
  ppn_transaksi_rp rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint aksesoris_pajak_nilai check (dpp >= 0 AND ppn_transaksi_rp >= 0),
  constraint aksesoris_pajak_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint aksesoris_pajak_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index aksesoris_pajak_kelas on aksesoris_pajak (kode_toko, kelas_ppn, tanggal);
select pasang_rls('aksesoris_pajak', '');
grant select on aksesoris_pajak to mustika_app, mustika_report;
grant insert, select on aksesoris_pajak to mustika_buku;

-- awal: first digits. sisi: the side its accounts grow on; null where contra accounts are right too. jurnal: whether a journal by hand may
-- name them. kas: which way a kode transaksi may move money between them and a drawer or bank. pemilik: the owner's own.
create table golongan_akun (
  golongan text not null,
  nama text not null,
  awal text not null,
  sisi text,
  jurnal boolean not null default false,
  kas text,
  pemilik boolean not null default false,
  primary key (golongan),
  constraint golongan_akun_awal_check check (awal ~ '^[1-8]+$'),
  constraint golongan_akun_kas_check check (kas = ANY (ARRAY['MASUK', 'KELUAR', 'KEDUANYA'])),
  constraint golongan_akun_sisi_check check (sisi = ANY (ARRAY['D', 'K']))
);
insert into golongan_akun (golongan, nama, awal, sisi, jurnal, kas, pemilik) values
  ('ANTAR_TOKO', 'ANTAR TOKO', '2', null, false, null, false),
  ('ASET_LAIN', 'ASET LAIN', '1', null, true, 'KEDUANYA', false),
  ('BANK', 'BANK', '1', 'D', false, null, false),
  ('BEBAN', 'BEBAN', '568', null, true, 'KEDUANYA', false),
  ('HPP', 'HARGA POKOK PENJUALAN', '5', 'D', false, null, false),
  ('IKHTISAR', 'IKHTISAR LABA RUGI', '3', null, false, null, false),
  ('KAS', 'KAS', '1', 'D', false, null, false),
  ('KAS_GADAI', 'KAS GADAI', '1', 'D', false, null, false),
  ('KELEBIHAN_LELANG', 'KELEBIHAN LELANG', '2', 'K', false, null, false),
  ('KEWAJIBAN_LAIN', 'KEWAJIBAN LAIN', '2', null, true, 'KEDUANYA', false),
  ('KLIRING', 'KLIRING', '1', null, false, null, false),
  ('LABA_DITAHAN', 'LABA DITAHAN', '3', 'K', true, null, true),
  ('LIABILITAS_POIN', 'LIABILITAS POIN DAN KUPON', '2', 'K', false, null, false),
  ('MODAL', 'MODAL', '3', 'K', true, 'MASUK', true),
  ('PAJAK', 'UTANG PAJAK', '2', 'K', false, 'KELUAR', false),
  ('PAJAK_DIMUKA', 'PAJAK DIBAYAR DIMUKA', '1', 'D', false, null, false),
  ('PENDAPATAN_LAIN', 'PENDAPATAN LAIN', '47', null, true, 'KEDUANYA', false),
  ('PENGIRIMAN', 'BARANG DALAM PENGIRIMAN', '1', 'D', false, null, false),
  ('PENJUALAN', 'PENJUALAN', '4', 'K', false, null, false),
  ('PERJALANAN', 'UANG DALAM PERJALANAN', '1', 'D', false, null, false),
  ('PERSEDIAAN_AKSESORIS', 'PERSEDIAAN AKSESORIS', '1', 'D', false, null, false),
  ('PERSEDIAAN_BATU', 'PERSEDIAAN BATU', '1', 'D', false, null, false),
  ('PERSEDIAAN_BELI', 'PERSEDIAAN BARANG BELI', '1', 'D', false, null, false),
  ('PERSEDIAAN_MURNI', 'PERSEDIAAN EMAS MURNI', '1', 'D', false, null, false),
  ('PERSEDIAAN_PROSES', 'PERSEDIAAN DALAM PROSES', '1', 'D', false, null, false),
  ('PERSEDIAAN_ROSOK', 'PERSEDIAAN ROSOK', '1', 'D', false, null, false),
  ('PERSEDIAAN_TITIP', 'PERSEDIAAN TITIPAN', '1', 'D', false, null, false),
  ('PERSEDIAAN_TOKO', 'PERSEDIAAN TOKO', '1', 'D', false, null, false),
  ('PIUTANG_CICILAN', 'PIUTANG CICILAN', '1', 'D', false, null, false),
  ('PIUTANG_GADAI', 'PIUTANG GADAI', '1', 'D', false, null, false),
  ('PIUTANG_KARTU', 'PIUTANG KARTU', '1', 'D', false, null, false),
  ('PIUTANG_MARKETPLACE', 'PIUTANG MARKETPLACE', '1', 'D', false, null, false),
  ('PIUTANG_PELANGGAN', 'PIUTANG PELANGGAN', '1', 'D', false, null, false),
  ('PIUTANG_TUKANG', 'PIUTANG TUKANG', '1', 'D', false, null, false),
  ('POTONGAN', 'POTONGAN PENJUALAN', '4', 'D', false, null, false),
  ('PRIVE', 'PRIVE', '3', 'D', true, 'KELUAR', true),
  ('TITIPAN_UANG', 'TITIPAN UANG', '2', 'K', false, null, false),
  ('UANG_MUKA', 'UANG MUKA', '2', 'K', false, null, false),
  ('UTANG_SUPPLIER', 'UTANG SUPPLIER', '2', 'K', false, null, false),
  ('UTANG_TUKANG', 'UTANG ONGKOS TUKANG', '2', 'K', false, null, false);
grant select on golongan_akun to mustika_app, mustika_buku, mustika_report;

create table akun (
  nomor_akun text not null,
  nama_akun text not null,
  sisi text not null,
  laporan text not null,
  induk text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  manual boolean not null default true,
  golongan text not null,
  primary key (nomor_akun),
  constraint akun_bukan_induknya check (induk <> nomor_akun),
  constraint akun_golongan check (nomor_akun ~ '^[1-8]' AND (laporan = 'NERACA') = ("left"(nomor_akun, 1) = ANY (ARRAY['1', '2', '3']))),
  constraint akun_laporan_check check (laporan = ANY (ARRAY['NERACA', 'LABA_RUGI'])),
  constraint akun_nomor_akun_check check (nomor_akun ~ '^[0-9]{6}$'),
  constraint akun_sisi_check check (sisi = ANY (ARRAY['D', 'K'])),
  constraint akun_golongan_fkey foreign key (golongan) references golongan_akun(golongan),
  constraint akun_induk_fkey foreign key (induk) references akun(nomor_akun)
);
create index cari_akun_nama_akun on akun (nama_akun, nomor_akun);
comment on constraint akun_bukan_induknya on akun is 'Akun Tidak Boleh Menjadi Induk Dirinya Sendiri';
comment on constraint akun_golongan on akun is 'Nomor Akun Harus Diawali Angka 1 Sampai 8 Sesuai Laporannya';
insert into akun (nomor_akun, nama_akun, sisi, laporan, induk, manual, golongan) values
  ('110100', 'KAS TOKO', 'D', 'NERACA', null, false, 'KAS'),
  ('110200', 'KAS GADAI', 'D', 'NERACA', null, false, 'KAS_GADAI'),
  ('110300', 'UANG DALAM PERJALANAN', 'D', 'NERACA', null, false, 'PERJALANAN'),
  ('110400', 'BANK', 'D', 'NERACA', null, false, 'BANK'),
  ('110500', 'PIUTANG KARTU/EDC/QRIS', 'D', 'NERACA', null, false, 'PIUTANG_KARTU'),
  ('110600', 'PIUTANG MARKETPLACE', 'D', 'NERACA', null, false, 'PIUTANG_MARKETPLACE'),
  ('120100', 'PIUTANG PELANGGAN', 'D', 'NERACA', null, false, 'PIUTANG_PELANGGAN'),
  ('120200', 'PIUTANG GADAI', 'D', 'NERACA', null, false, 'PIUTANG_GADAI'),
  ('120250', 'PIUTANG BUNGA GADAI', 'D', 'NERACA', null, false, 'PIUTANG_GADAI'),
  ('120300', 'PIUTANG CICILAN', 'D', 'NERACA', null, false, 'PIUTANG_CICILAN'),
  ('120400', 'PIUTANG TUKANG', 'D', 'NERACA', null, false, 'PIUTANG_TUKANG'),
  ('120900', 'CADANGAN KERUGIAN PIUTANG', 'K', 'NERACA', null, true, 'ASET_LAIN'),
  ('130100', 'PERSEDIAAN PERHIASAN TOKO', 'D', 'NERACA', null, false, 'PERSEDIAAN_TOKO'),
  ('130150', 'BARANG DITERIMA BELUM BERLABEL', 'D', 'NERACA', null, false, 'PERSEDIAAN_TOKO'),
  ('130160', 'PERSEDIAAN BARANG MANUAL', 'D', 'NERACA', null, false, 'PERSEDIAAN_TOKO'),
  ('130200', 'PERSEDIAAN TITIP/PESANAN', 'D', 'NERACA', null, false, 'PERSEDIAAN_TITIP'),
  ('130300', 'PERSEDIAAN BARANG BELI', 'D', 'NERACA', null, false, 'PERSEDIAAN_BELI'),
  ('130400', 'PERSEDIAAN ROSOK', 'D', 'NERACA', null, false, 'PERSEDIAAN_ROSOK'),
  ('130500', 'PERSEDIAAN DALAM PROSES CUCI/LEBUR', 'D', 'NERACA', null, false, 'PERSEDIAAN_PROSES'),
  ('130600', 'PERSEDIAAN EMAS MURNI', 'D', 'NERACA', null, false, 'PERSEDIAAN_MURNI'),
  ('130700', 'PERSEDIAAN BERLIAN LEPAS', 'D', 'NERACA', null, false, 'PERSEDIAAN_BATU'),
  ('130800', 'PERSEDIAAN AKSESORIS & HADIAH', 'D', 'NERACA', null, false, 'PERSEDIAAN_AKSESORIS'),
  ('130900', 'BARANG DALAM PENGIRIMAN', 'D', 'NERACA', null, false, 'PENGIRIMAN'),
  ('140100', 'PPH DIBAYAR DIMUKA', 'D', 'NERACA', null, false, 'PAJAK_DIMUKA'),
  ('150100', 'KLIRING TUKAR', 'D', 'NERACA', null, false, 'KLIRING'),
  ('150200', 'KLIRING PENJUALAN', 'D', 'NERACA', null, false, 'KLIRING'),
  ('150300', 'KLIRING PEMBELIAN', 'K', 'NERACA', null, false, 'KLIRING'),
  ('150400', 'KLIRING JURNAL', 'D', 'NERACA', null, false, 'KLIRING'),
  ('150500', 'KLIRING HUTANG', 'D', 'NERACA', null, false, 'KLIRING'),
  ('210100', 'UTANG SUPPLIER', 'K', 'NERACA', null, false, 'UTANG_SUPPLIER'),
  ('210200', 'UANG MUKA PESANAN', 'K', 'NERACA', null, false, 'UANG_MUKA'),
  ('210300', 'TITIPAN UANG PELANGGAN', 'K', 'NERACA', null, false, 'TITIPAN_UANG'),
  ('210400', 'UANG MUKA PRE-ORDER/CICILAN', 'K', 'NERACA', null, false, 'UANG_MUKA'),
  ('210450', 'UANG MUKA SERVICE', 'K', 'NERACA', null, false, 'UANG_MUKA'),
  ('210500', 'UTANG UANG KELEBIHAN LELANG', 'K', 'NERACA', null, false, 'KELEBIHAN_LELANG'),
  ('210600', 'LIABILITAS POIN & KUPON', 'K', 'NERACA', null, false, 'LIABILITAS_POIN'),
  ('210700', 'PPN KELUARAN', 'K', 'NERACA', null, false, 'PAJAK'),
  ('210800', 'UTANG PPH', 'K', 'NERACA', null, false, 'PAJAK'),
  ('210900', 'UTANG ONGKOS TUKANG', 'K', 'NERACA', null, false, 'UTANG_TUKANG'),
  ('211000', 'MARGIN CICILAN DITANGGUHKAN', 'K', 'NERACA', null, true, 'KEWAJIBAN_LAIN'),
  ('211100', 'UTANG BONUS SALES', 'K', 'NERACA', null, true, 'KEWAJIBAN_LAIN'),
  ('220100', 'RK PUSAT/CABANG', 'K', 'NERACA', null, false, 'ANTAR_TOKO'),
  ('310100', 'MODAL', 'K', 'NERACA', null, true, 'MODAL'),
  ('310200', 'PRIVE', 'D', 'NERACA', null, true, 'PRIVE'),
  ('320100', 'LABA DITAHAN', 'K', 'NERACA', null, true, 'LABA_DITAHAN'),
  ('330100', 'IKHTISAR LABA RUGI', 'K', 'NERACA', null, false, 'IKHTISAR'),
  ('410100', 'PENJUALAN EMAS', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410200', 'PENDAPATAN ONGKOS', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410300', 'PENJUALAN BERLIAN/BATU', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410400', 'PENJUALAN AKSESORIS/MARKIS', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410500', 'PENJUALAN CIOK/ROSOK', 'K', 'LABA_RUGI', null, false, 'PENJUALAN'),
  ('410900', 'POTONGAN & RETUR PENJUALAN', 'D', 'LABA_RUGI', null, false, 'POTONGAN'),
  ('420100', 'PENDAPATAN SERVICE', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420200', 'PENDAPATAN BUNGA GADAI', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420300', 'PENDAPATAN DENDA & ADM GADAI', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420400', 'PENDAPATAN MARGIN CICILAN', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420500', 'PENDAPATAN FEE GESEK TUNAI', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420600', 'SELISIH PEMBULATAN', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('420900', 'PENDAPATAN LAIN', 'K', 'LABA_RUGI', null, true, 'PENDAPATAN_LAIN'),
  ('510100', 'HPP PERHIASAN', 'D', 'LABA_RUGI', null, false, 'HPP'),
  ('510200', 'HPP BERLIAN', 'D', 'LABA_RUGI', null, false, 'HPP'),
  ('510300', 'HPP AKSESORIS', 'D', 'LABA_RUGI', null, false, 'HPP'),
  ('510400', 'HPP CIOK', 'D', 'LABA_RUGI', null, false, 'HPP'),
  ('520100', 'BEBAN SUSUT & WASTING', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('520200', 'KERUGIAN BARANG HILANG/RUSAK', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('520300', 'PENDAPATAN/BEBAN KURS EMAS', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530200', 'BEBAN FEE KARTU/MDR/MARKETPLACE', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530300', 'BEBAN POIN, KUPON & HADIAH', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530400', 'BONUS SALES', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530500', 'KERUGIAN LELANG GADAI', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530600', 'SELISIH KAS', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530700', 'SELISIH BANK', 'D', 'LABA_RUGI', null, true, 'BEBAN'),
  ('530900', 'BEBAN OPERASIONAL', 'D', 'LABA_RUGI', null, true, 'BEBAN');
grant insert, select, update on akun to mustika_app;
grant select on akun to mustika_buku, mustika_report;
-- Trigger isi_laporan: functions/akuntansi/isi_laporan_akun.sql
-- Trigger jaga_akun: functions/akuntansi/jaga_akun.sql
-- Trigger jaga_golongan: functions/akuntansi/jaga_golongan_akun.sql

-- Roles of accounts. kliring: must net to zero inside every event. bersaldo: a balance is cached per dimension.
create table peran_akun (
  akun text not null,
  sisi text not null,
  kliring boolean not null default false,
  bersaldo boolean not null default false,
  uang boolean not null default false,
  dihitung boolean not null default false,
  manual boolean not null default true,
  golongan text,
  primary key (akun),
  constraint peran_akun_sisi_check check (sisi = ANY (ARRAY['D', 'K'])),
  constraint peran_bergolongan check ((golongan IS NULL) = (akun = ANY (ARRAY['JURNAL', 'TRANSAKSI']))),
  constraint peran_akun_golongan_fkey foreign key (golongan) references golongan_akun(golongan)
);
insert into peran_akun (akun, sisi, kliring, bersaldo, uang, dihitung, manual, golongan) values
  ('BANK', 'D', false, true, true, false, false, 'BANK'),
  ('BARANG_DALAM_PENGIRIMAN', 'D', false, false, false, false, false, 'PENGIRIMAN'),
  ('BARANG_HILANG', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_BONUS', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_MDR', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_OPERASIONAL', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_POIN', 'D', false, false, false, false, true, 'BEBAN'),
  ('BEBAN_SUSUT', 'D', false, false, false, false, true, 'BEBAN'),
  ('HPP', 'D', false, false, false, false, true, 'HPP'),
  ('HPP_AKSESORIS', 'D', false, false, false, false, true, 'HPP'),
  ('HPP_BERLIAN', 'D', false, false, false, false, true, 'HPP'),
  ('HPP_ROSOK', 'D', false, false, false, false, true, 'HPP'),
  ('IKHTISAR_LABA_RUGI', 'K', true, false, false, false, false, 'IKHTISAR'),
  ('JURNAL', 'D', false, false, false, false, true, null),
  ('KAS', 'D', false, true, true, true, false, 'KAS'),
  ('KAS_GADAI', 'D', false, true, true, true, false, 'KAS_GADAI'),
  ('KLIRING_HUTANG', 'D', true, false, false, false, false, 'KLIRING'),
  ('KLIRING_JURNAL', 'D', true, false, false, false, false, 'KLIRING'),
  ('KLIRING_PEMBELIAN', 'K', true, false, false, false, false, 'KLIRING'),
  ('KLIRING_PENJUALAN', 'D', true, false, false, false, false, 'KLIRING'),
  ('KLIRING_TUKAR', 'D', true, false, false, false, false, 'KLIRING'),
  ('KURS_EMAS', 'D', false, false, false, false, true, 'BEBAN'),
  ('LABA_DITAHAN', 'K', false, false, false, false, true, 'LABA_DITAHAN'),
  ('LIABILITAS_KUPON', 'K', false, false, false, false, true, 'LIABILITAS_POIN'),
  ('LIABILITAS_POIN', 'K', false, false, false, false, true, 'LIABILITAS_POIN'),
  ('MODAL', 'K', false, false, false, false, true, 'MODAL'),
  ('ONGKOS', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PEMBULATAN', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_BUNGA', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_DENDA', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_FEE_GESEK', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_LAIN', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_MARGIN_CICILAN', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENDAPATAN_SERVICE', 'K', false, false, false, false, true, 'PENDAPATAN_LAIN'),
  ('PENJUALAN_AKSESORIS', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PENJUALAN_BERLIAN', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PENJUALAN_EMAS', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PENJUALAN_ROSOK', 'K', false, false, false, false, true, 'PENJUALAN'),
  ('PERSEDIAAN_AKSESORIS', 'D', false, false, false, false, true, 'PERSEDIAAN_AKSESORIS'),
  ('PERSEDIAAN_BELI', 'D', false, false, false, false, false, 'PERSEDIAAN_BELI'),
  ('PERSEDIAAN_MANUAL', 'D', false, false, false, false, false, 'PERSEDIAAN_TOKO'),
  ('PERSEDIAAN_MURNI', 'D', false, false, false, false, false, 'PERSEDIAAN_MURNI'),
  ('PERSEDIAAN_PROSES', 'D', false, false, false, false, false, 'PERSEDIAAN_PROSES'),
  ('PERSEDIAAN_ROSOK', 'D', false, false, false, false, false, 'PERSEDIAAN_ROSOK'),
  ('PERSEDIAAN_TERIMA', 'D', false, false, false, false, false, 'PERSEDIAAN_TOKO'),
  ('PERSEDIAAN_TITIP', 'D', false, false, false, false, false, 'PERSEDIAAN_TITIP'),
  ('PERSEDIAAN_TOKO', 'D', false, false, false, false, false, 'PERSEDIAAN_TOKO'),
  ('PIUTANG_BUNGA', 'D', false, false, false, false, false, 'PIUTANG_GADAI'),
  ('PIUTANG_EDC', 'D', false, true, true, false, false, 'PIUTANG_KARTU'),
  ('PIUTANG_GADAI', 'D', false, false, false, false, false, 'PIUTANG_GADAI'),
  ('PIUTANG_MARKETPLACE', 'D', false, false, true, false, false, 'PIUTANG_MARKETPLACE'),
  ('PIUTANG_PELANGGAN', 'D', false, false, false, false, true, 'PIUTANG_PELANGGAN'),
  ('PIUTANG_TUKANG', 'D', false, false, false, false, false, 'PIUTANG_TUKANG'),
  ('POTONGAN_PENJUALAN', 'D', false, false, false, false, true, 'POTONGAN'),
  ('PPH_DIMUKA', 'D', false, false, false, false, true, 'PAJAK_DIMUKA'),
  ('PPN_KELUARAN', 'K', false, false, false, false, true, 'PAJAK'),
  ('RK_CABANG', 'D', false, false, false, false, true, 'ANTAR_TOKO'),
  ('RK_PUSAT', 'K', false, false, false, false, true, 'ANTAR_TOKO'),
  ('RUGI_LELANG', 'D', false, false, false, false, true, 'BEBAN'),
  ('SELISIH_BANK', 'D', false, false, false, false, true, 'BEBAN'),
  ('SELISIH_KAS', 'D', false, false, false, false, true, 'BEBAN'),
  ('TITIPAN_UANG', 'K', false, false, false, false, false, 'TITIPAN_UANG'),
  ('TRANSAKSI', 'K', false, false, false, false, true, null),
  ('UANG_DALAM_PERJALANAN', 'D', false, false, true, false, false, 'PERJALANAN'),
  ('UANG_MUKA_CICILAN', 'K', false, false, false, false, true, 'UANG_MUKA'),
  ('UANG_MUKA_PESANAN', 'K', false, false, false, false, false, 'UANG_MUKA'),
  ('UANG_MUKA_PRE_ORDER', 'K', false, false, false, false, true, 'UANG_MUKA'),
  ('UANG_MUKA_SERVICE', 'K', false, false, false, false, false, 'UANG_MUKA'),
  ('UTANG_BONUS', 'K', false, true, false, false, true, 'KEWAJIBAN_LAIN'),
  ('UTANG_KELEBIHAN', 'K', false, false, false, false, false, 'KELEBIHAN_LELANG'),
  ('UTANG_ONGKOS_TUKANG', 'K', false, true, false, false, false, 'UTANG_TUKANG'),
  ('UTANG_PPH', 'K', false, false, false, false, true, 'PAJAK'),
  ('UTANG_SUPPLIER', 'K', false, true, false, false, true, 'UTANG_SUPPLIER');
grant select on peran_akun to mustika_app, mustika_buku, mustika_report;

-- The account of a role until somebody opens Parameter Akun.
create table akun_bawaan (
  peran text not null,
  nomor_akun text not null,
  primary key (peran),
  constraint akun_bawaan_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun),
  constraint akun_bawaan_peran_fkey foreign key (peran) references peran_akun(akun)
);
insert into akun_bawaan (peran, nomor_akun) values
  ('BANK', '110400'),
  ('BARANG_DALAM_PENGIRIMAN', '130900'),
  ('BARANG_HILANG', '520200'),
  ('BEBAN_BONUS', '530400'),
  ('BEBAN_MDR', '530200'),
  ('BEBAN_OPERASIONAL', '530900'),
  ('BEBAN_POIN', '530300'),
  ('BEBAN_SUSUT', '520100'),
  ('HPP', '510100'),
  ('HPP_AKSESORIS', '510300'),
  ('HPP_BERLIAN', '510200'),
  ('HPP_ROSOK', '510400'),
  ('IKHTISAR_LABA_RUGI', '330100'),
  ('KAS', '110100'),
  ('KAS_GADAI', '110200'),
  ('KLIRING_HUTANG', '150500'),
  ('KLIRING_JURNAL', '150400'),
  ('KLIRING_PEMBELIAN', '150300'),
  ('KLIRING_PENJUALAN', '150200'),
  ('KLIRING_TUKAR', '150100'),
  ('KURS_EMAS', '520300'),
  ('LABA_DITAHAN', '320100'),
  ('LIABILITAS_KUPON', '210600'),
  ('LIABILITAS_POIN', '210600'),
  ('MODAL', '310100'),
  ('ONGKOS', '410200'),
  ('PEMBULATAN', '420600'),
  ('PENDAPATAN_BUNGA', '420200'),
  ('PENDAPATAN_DENDA', '420300'),
  ('PENDAPATAN_FEE_GESEK', '420500'),
  ('PENDAPATAN_LAIN', '420900'),
  ('PENDAPATAN_MARGIN_CICILAN', '420400'),
  ('PENDAPATAN_SERVICE', '420100'),
  ('PENJUALAN_AKSESORIS', '410400'),
  ('PENJUALAN_BERLIAN', '410300'),
  ('PENJUALAN_EMAS', '410100'),
  ('PENJUALAN_ROSOK', '410500'),
  ('PERSEDIAAN_AKSESORIS', '130800'),
  ('PERSEDIAAN_BELI', '130300'),
  ('PERSEDIAAN_MANUAL', '130160'),
  ('PERSEDIAAN_MURNI', '130600'),
  ('PERSEDIAAN_PROSES', '130500'),
  ('PERSEDIAAN_ROSOK', '130400'),
  ('PERSEDIAAN_TERIMA', '130150'),
  ('PERSEDIAAN_TITIP', '130200'),
  ('PERSEDIAAN_TOKO', '130100'),
  ('PIUTANG_BUNGA', '120250'),
  ('PIUTANG_EDC', '110500'),
  ('PIUTANG_GADAI', '120200'),
  ('PIUTANG_MARKETPLACE', '110600'),
  ('PIUTANG_PELANGGAN', '120100'),
  ('PIUTANG_TUKANG', '120400'),
  ('POTONGAN_PENJUALAN', '410900'),
  ('PPH_DIMUKA', '140100'),
  ('PPN_KELUARAN', '210700'),
  ('RK_CABANG', '220100'),
  ('RK_PUSAT', '220100'),
  ('RUGI_LELANG', '530500'),
  ('SELISIH_BANK', '530700'),
  ('SELISIH_KAS', '530600'),
  ('TITIPAN_UANG', '210300'),
  ('TRANSAKSI', '420900'),
  ('UANG_DALAM_PERJALANAN', '110300'),
  ('UANG_MUKA_CICILAN', '210400'),
  ('UANG_MUKA_PESANAN', '210200'),
  ('UANG_MUKA_PRE_ORDER', '210400'),
  ('UANG_MUKA_SERVICE', '210450'),
  ('UTANG_BONUS', '211100'),
  ('UTANG_KELEBIHAN', '210500'),
  ('UTANG_ONGKOS_TUKANG', '210900'),
  ('UTANG_PPH', '210800'),
  ('UTANG_SUPPLIER', '210100');
grant select on akun_bawaan to mustika_app, mustika_buku, mustika_report;

-- oldest program: 0630_oldest_program.sql
-- The totals that the till of before gave out on its last evening, a row each, held against the books. docs/decisions/0153.
create table angka_kasir_lama (
  kode_toko text not null,
  no_baris text not null,
  bagian text not null,
  rincian text,
  banyak integer,
  berat miligram,
  jumlah rupiah,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, no_baris),
  constraint angka_kasir_lama_banyak_check check (banyak >= 0),
  constraint angka_kasir_lama_berat_check check (berat >= 0),
  constraint angka_kasir_lama_isi check (banyak IS NOT NULL OR berat IS NOT NULL OR jumlah IS NOT NULL),
  constraint angka_kasir_lama_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_angka_kasir_lama_bagian on angka_kasir_lama (kode_toko, bagian, no_baris);
create index cari_angka_kasir_lama_rincian on angka_kasir_lama (kode_toko, rincian, no_baris);
create unique index uq_angka_kasir_lama on angka_kasir_lama (kode_toko, bagian, COALESCE(rincian, '')) WHERE aktif;
comment on constraint angka_kasir_lama_isi on angka_kasir_lama is 'Isi Banyak, Berat Atau Jumlah';
select pasang_rls('angka_kasir_lama', '');
grant insert, select, update on angka_kasir_lama to mustika_app;
grant select on angka_kasir_lama to mustika_report;

-- The movement of pieces by a document as one body: where each was is kept, so that every kind has the same way back.
create table asal_gerak (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  dari_status text not null,
  dari_gudang text not null,
  dari_baki text not null,
  dari_dokumen text not null,
  ke_status text not null,
  urut smallint not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  berat miligram not null,
  kadar mili_persen not null,
  harga_modal rupiah not null,
  ke_gudang text,
  ke_baki text,
  primary key (kode_toko, no_dokumen, kode_barcode),
  constraint asal_gerak_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint asal_gerak_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('asal_gerak', '');
grant select on asal_gerak to mustika_app, mustika_report;
grant insert, select on asal_gerak to mustika_buku;

-- People. user_id is one list over all stores, because login knows no store yet.
create table pengguna (
  user_id text not null,
  nama text not null,
  level text not null,
  kode_toko text not null,
  kata_sandi text not null,
  harus_ganti_password boolean not null default false,
  no_whatsapp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  lingkup text[],
  dikunci_pada timestamp with time zone,
  dikunci_oleh text,
  alasan_kunci text,
  primary key (user_id),
  constraint pengguna_kunci check ((dikunci_pada IS NULL) = (dikunci_oleh IS NULL)),
  constraint pengguna_level_check check (level = ANY (ARRAY['OWN', 'SU', 'MU', 'SPV', 'DEV', 'KASIR'])),
  constraint pengguna_dikunci_oleh_fkey foreign key (dikunci_oleh) references pengguna(user_id),
  constraint pengguna_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
grant insert, select, update on pengguna to mustika_app;
grant select, select (user_id, kode_toko, aktif) on pengguna to mustika_buku;
grant select (user_id, nama, level, kode_toko, aktif) on pengguna to mustika_report;
-- Trigger catat_kuasa: functions/pengguna/catat_kuasa.sql

-- A rule that is not here counts as it is declared (domains/petunjuk/aturan.rule.ts).
create table aturan_petunjuk (
  aturan text not null,
  aktif boolean not null,
  ambang mili_persen not null,
  minimal integer not null,
  kali mili_persen not null,
  menit integer not null,
  diubah_oleh text not null,
  diubah timestamp with time zone not null,
  primary key (aturan),
  constraint aturan_petunjuk_ambang check (ambang::integer >= 0 AND ambang::integer <= 100000),
  constraint aturan_petunjuk_kali check (kali::integer >= 100000 AND kali::integer <= 1000000),
  constraint aturan_petunjuk_menit check (menit >= 0 AND menit <= 1440),
  constraint aturan_petunjuk_minimal check (minimal >= 1 AND minimal <= 1000),
  constraint aturan_petunjuk_diubah_oleh_fkey foreign key (diubah_oleh) references pengguna(user_id)
);
comment on constraint aturan_petunjuk_ambang on aturan_petunjuk is 'Ambang Antara 0 Dan 100 Persen';
comment on constraint aturan_petunjuk_kali on aturan_petunjuk is 'Dibanding Orang Lain Antara 100 Dan 1000 Persen';
comment on constraint aturan_petunjuk_menit on aturan_petunjuk is 'Menit Antara 0 Dan 1440';
comment on constraint aturan_petunjuk_minimal on aturan_petunjuk is 'Paling Sedikit Antara 1 Dan 1000 Kali';
grant insert, select, update on aturan_petunjuk to mustika_app;
grant select on aturan_petunjuk to mustika_buku, mustika_report;

\ir functions/inti/tolak_ubah.sql

-- The sealed log: one chain per store. Hash over length-prefixed fields, values exactly as stored.
create table audit (
  kode_toko text not null,
  seq bigint not null,
  waktu timestamp with time zone not null,
  user_id text not null,
  aksi text not null,
  objek text not null,
  isi jsonb not null,
  prev bytea not null,
  hash bytea not null,
  primary key (kode_toko, seq),
  constraint audit_satu_penerus unique (kode_toko, prev)
);
create index audit_bukti on audit (waktu) WHERE aksi = 'invarian.diperiksa';
create index audit_cetak on audit (kode_toko, waktu) WHERE aksi = ANY (ARRAY['dokumen.cetak', 'dokumen.cetak-ulang']);
create index audit_master on audit (objek, kode_toko, seq) WHERE isi ? 'sesudah';
select pasang_rls('audit', '');
grant select on audit to mustika_app, mustika_report;
grant insert, select on audit to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table audit enable always trigger kekal, enable always trigger kekal_semua;

-- Who looked at whose data: every read of persons is an entry, and the persons it showed are its lines. Entries are counted
-- before the read is made, so that a burst gets no more answers than a queue.
create table baca_orang (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  panggilan text not null,
  jenis text not null,
  primary key (kode_toko, id),
  constraint baca_orang_jenis_check check (jenis = ANY (ARRAY['MEMBER', 'PELANGGAN', 'PENGGUNA'])),
  constraint baca_orang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index baca_orang_siapa on baca_orang (user_id, waktu);
select pasang_rls('baca_orang', '');
grant insert, select on baca_orang to mustika_app;
grant select on baca_orang to mustika_report;
create trigger kekal BEFORE DELETE OR UPDATE ON baca_orang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON baca_orang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table baca_orang enable always trigger kekal, enable always trigger kekal_semua;

create table baca_orang_isi (
  kode_toko text not null,
  id uuid not null,
  orang text not null,
  primary key (kode_toko, id, orang),
  constraint baca_orang_isi_kode_toko_id_fkey foreign key (kode_toko, id) references baca_orang(kode_toko, id)
);
create index baca_orang_isi_orang on baca_orang_isi (orang);
select pasang_rls('baca_orang_isi', '');
grant insert, select on baca_orang_isi to mustika_app;
grant select on baca_orang_isi to mustika_report;
create trigger kekal BEFORE DELETE OR UPDATE ON baca_orang_isi FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON baca_orang_isi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table baca_orang_isi enable always trigger kekal, enable always trigger kekal_semua;

create table bank (
  kode_bank text not null,
  nama_bank text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_bank)
);
create index cari_bank_nama_bank on bank (nama_bank, kode_bank);
grant insert, select, update on bank to mustika_app;
grant select on bank to mustika_buku, mustika_report;

create table batu_clarity (
  kode_clarity text not null,
  nama_clarity text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_clarity),
  constraint batu_clarity_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_clarity_nama_clarity on batu_clarity (nama_clarity, kode_clarity);
insert into batu_clarity (kode_clarity, nama_clarity, urutan) values
  ('FL', 'FLAWLESS', 10),
  ('I1', 'INCLUDED 1', 100),
  ('I2', 'INCLUDED 2', 110),
  ('I3', 'INCLUDED 3', 120),
  ('IF', 'INTERNALLY FLAWLESS', 20),
  ('SI1', 'SLIGHTLY INCLUDED 1', 70),
  ('SI2', 'SLIGHTLY INCLUDED 2', 80),
  ('SI3', 'SLIGHTLY INCLUDED 3', 90),
  ('VS1', 'VERY SLIGHTLY INCLUDED 1', 50),
  ('VS2', 'VERY SLIGHTLY INCLUDED 2', 60),
  ('VVS1', 'VERY VERY SLIGHTLY INCLUDED 1', 30),
  ('VVS2', 'VERY VERY SLIGHTLY INCLUDED 2', 40);
grant insert, select, update on batu_clarity to mustika_app;
grant select on batu_clarity to mustika_buku, mustika_report;

create table batu_color (
  kode_color text not null,
  nama_color text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_color),
  constraint batu_color_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_color_nama_color on batu_color (nama_color, kode_color);
insert into batu_color (kode_color, nama_color, urutan) values
  ('D', 'COLORLESS', 10),
  ('E', 'COLORLESS', 20),
  ('F', 'COLORLESS', 30),
  ('FANCY', 'FANCY COLOR', 900),
  ('G', 'NEAR COLORLESS', 40),
  ('H', 'NEAR COLORLESS', 50),
  ('I', 'NEAR COLORLESS', 60),
  ('J', 'NEAR COLORLESS', 70),
  ('K', 'FAINT', 80),
  ('L', 'FAINT', 90),
  ('M', 'FAINT', 100),
  ('N', 'VERY LIGHT', 110),
  ('O', 'VERY LIGHT', 120),
  ('P', 'VERY LIGHT', 130),
  ('Q', 'VERY LIGHT', 140),
  ('R', 'VERY LIGHT', 150),
  ('S', 'LIGHT', 160),
  ('T', 'LIGHT', 170),
  ('U', 'LIGHT', 180),
  ('V', 'LIGHT', 190),
  ('W', 'LIGHT', 200),
  ('X', 'LIGHT', 210),
  ('Y', 'LIGHT', 220),
  ('Z', 'LIGHT', 230);
grant insert, select, update on batu_color to mustika_app;
grant select on batu_color to mustika_buku, mustika_report;

create table batu_cutgrade (
  kode_cutgrade text not null,
  nama_cutgrade text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_cutgrade),
  constraint batu_cutgrade_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_cutgrade_nama_cutgrade on batu_cutgrade (nama_cutgrade, kode_cutgrade);
insert into batu_cutgrade (kode_cutgrade, nama_cutgrade, urutan) values
  ('EX', 'EXCELLENT', 10),
  ('F', 'FAIR', 40),
  ('G', 'GOOD', 30),
  ('P', 'POOR', 50),
  ('VG', 'VERY GOOD', 20);
grant insert, select, update on batu_cutgrade to mustika_app;
grant select on batu_cutgrade to mustika_buku, mustika_report;

create table batu_fluorescence (
  kode_fluorescence text not null,
  nama_fluorescence text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_fluorescence),
  constraint batu_fluorescence_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_fluorescence_nama_fluorescence on batu_fluorescence (nama_fluorescence, kode_fluorescence);
insert into batu_fluorescence (kode_fluorescence, nama_fluorescence, urutan) values
  ('FNT', 'FAINT', 20),
  ('MED', 'MEDIUM', 30),
  ('NON', 'NONE', 10),
  ('STG', 'STRONG', 40),
  ('VST', 'VERY STRONG', 50);
grant insert, select, update on batu_fluorescence to mustika_app;
grant select on batu_fluorescence to mustika_buku, mustika_report;

create table batu_polish (
  kode_polish text not null,
  nama_polish text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_polish),
  constraint batu_polish_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_polish_nama_polish on batu_polish (nama_polish, kode_polish);
insert into batu_polish (kode_polish, nama_polish, urutan) values
  ('EX', 'EXCELLENT', 10),
  ('F', 'FAIR', 40),
  ('G', 'GOOD', 30),
  ('P', 'POOR', 50),
  ('VG', 'VERY GOOD', 20);
grant insert, select, update on batu_polish to mustika_app;
grant select on batu_polish to mustika_buku, mustika_report;

create table batu_shape (
  kode_shape text not null,
  nama_shape text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_shape),
  constraint batu_shape_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_shape_nama_shape on batu_shape (nama_shape, kode_shape);
insert into batu_shape (kode_shape, nama_shape, urutan) values
  ('AS', 'ASSCHER', 40),
  ('BG', 'BAGUETTE', 110),
  ('CU', 'CUSHION', 90),
  ('EM', 'EMERALD', 30),
  ('HS', 'HEART', 80),
  ('MQ', 'MARQUISE', 60),
  ('OV', 'OVAL', 50),
  ('PR', 'PRINCESS', 20),
  ('PS', 'PEAR', 70),
  ('RA', 'RADIANT', 100),
  ('RB', 'ROUND BRILLIANT', 10),
  ('TP', 'TAPER', 120);
grant insert, select, update on batu_shape to mustika_app;
grant select on batu_shape to mustika_buku, mustika_report;

create table batu_symmetry (
  kode_symmetry text not null,
  nama_symmetry text not null,
  urutan integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_symmetry),
  constraint batu_symmetry_urutan_check check (urutan >= 0 AND urutan <= 9999)
);
create index cari_batu_symmetry_nama_symmetry on batu_symmetry (nama_symmetry, kode_symmetry);
insert into batu_symmetry (kode_symmetry, nama_symmetry, urutan) values
  ('EX', 'EXCELLENT', 10),
  ('F', 'FAIR', 40),
  ('G', 'GOOD', 30),
  ('P', 'POOR', 50),
  ('VG', 'VERY GOOD', 20);
grant insert, select, update on batu_symmetry to mustika_app;
grant select on batu_symmetry to mustika_buku, mustika_report;

create table jenis_batu (
  kode_batu text not null,
  nama_batu text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  berlian boolean not null default false,
  primary key (kode_batu)
);
create index cari_jenis_batu_nama_batu on jenis_batu (nama_batu, kode_batu);
insert into jenis_batu (kode_batu, nama_batu, berlian) values
  ('BERLIAN', 'BERLIAN', true),
  ('MOISSANITE', 'MOISSANITE', false),
  ('MUTIARA', 'MUTIARA', false),
  ('OPAL', 'OPAL', false),
  ('RUBY', 'RUBY', false),
  ('SAFIR', 'SAFIR', false),
  ('ZAMRUD', 'ZAMRUD', false),
  ('ZIRKON', 'CUBIC ZIRCONIA', false);
grant insert, select, update on jenis_batu to mustika_app;
grant select on jenis_batu to mustika_buku, mustika_report;

create table supplier_berlian (
  kode_toko text not null,
  kode_supplier_berlian text not null,
  nama_supplier text not null,
  alamat_supplier text,
  no_telp text,
  npwp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_supplier_berlian),
  constraint supplier_berlian_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_supplier_berlian_nama_supplier on supplier_berlian (kode_toko, nama_supplier, kode_supplier_berlian);
select pasang_rls('supplier_berlian', '');
grant insert, select, update on supplier_berlian to mustika_app;
grant select on supplier_berlian to mustika_buku, mustika_report;

-- A stone or a parcel of like stones. karat is thousandths of a carat, as weights are thousandths of a gram.
create table parameter_berlian (
  kode_toko text not null,
  kode_berlian text not null,
  nama_berlian text not null,
  kode_intern text,
  kode_batu text not null,
  jumlah integer not null default 1,
  karat miligram not null,
  kode_shape text,
  kode_color text,
  kode_clarity text,
  kode_cutgrade text,
  kode_polish text,
  kode_symmetry text,
  kode_fluorescence text,
  sertifikat text not null default 'TANPA',
  no_sertifikat text,
  kode_supplier_berlian text,
  satuan_harga text not null default 'CT',
  harga_usd integer not null default 0,
  profit mili_persen not null default 0,
  ongkos_berlian rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_berlian),
  constraint parameter_berlian_harga_usd_check check (harga_usd >= 0 AND harga_usd <= 100000000),
  constraint parameter_berlian_jumlah_check check (jumlah >= 1 AND jumlah <= 100000),
  constraint parameter_berlian_karat_check check (karat > 0),
  constraint parameter_berlian_no_sertifikat check ((sertifikat = 'TANPA') = (no_sertifikat IS NULL)),
  constraint parameter_berlian_ongkos_berlian_check check (ongkos_berlian >= 0),
  constraint parameter_berlian_profit_check check (profit::integer >= 0 AND profit::integer <= 1000000),
  constraint parameter_berlian_satuan_harga_check check (satuan_harga = ANY (ARRAY['CT', 'PCS'])),
  constraint parameter_berlian_sertifikat_check check (sertifikat = ANY (ARRAY['TANPA', 'GIA', 'IGI', 'HRD', 'AGL'])),
  constraint parameter_berlian_kode_batu_fkey foreign key (kode_batu) references jenis_batu(kode_batu),
  constraint parameter_berlian_kode_clarity_fkey foreign key (kode_clarity) references batu_clarity(kode_clarity),
  constraint parameter_berlian_kode_color_fkey foreign key (kode_color) references batu_color(kode_color),
  constraint parameter_berlian_kode_cutgrade_fkey foreign key (kode_cutgrade) references batu_cutgrade(kode_cutgrade),
  constraint parameter_berlian_kode_fluorescence_fkey foreign key (kode_fluorescence) references batu_fluorescence(kode_fluorescence),
  constraint parameter_berlian_kode_polish_fkey foreign key (kode_polish) references batu_polish(kode_polish),
  constraint parameter_berlian_kode_shape_fkey foreign key (kode_shape) references batu_shape(kode_shape),
  constraint parameter_berlian_kode_symmetry_fkey foreign key (kode_symmetry) references batu_symmetry(kode_symmetry),
  constraint parameter_berlian_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint parameter_berlian_kode_toko_kode_supplier_berlian_fkey foreign key (kode_toko, kode_supplier_berlian) references supplier_berlian(kode_toko, kode_supplier_berlian)
);
create index cari_parameter_berlian_kode_intern on parameter_berlian (kode_toko, kode_intern, kode_berlian);
create index cari_parameter_berlian_nama_berlian on parameter_berlian (kode_toko, nama_berlian, kode_berlian);
create index cari_parameter_berlian_no_sertifikat on parameter_berlian (kode_toko, no_sertifikat, kode_berlian);
create unique index uq_parameter_berlian_sertifikat on parameter_berlian (kode_toko, sertifikat, no_sertifikat) WHERE no_sertifikat IS NOT NULL;
comment on constraint parameter_berlian_no_sertifikat on parameter_berlian is 'Sertifikat Perlu Nomor, Dan Tanpa Sertifikat Tidak Ada Nomor';
comment on index uq_parameter_berlian_sertifikat is 'No Sertifikat Ini Sudah Dipakai Berlian Lain';
select pasang_rls('parameter_berlian', '');
grant insert, select, update on parameter_berlian to mustika_app;
grant select on parameter_berlian to mustika_buku, mustika_report;

-- Stones of a piece: what they are, how many, their carats (thousandths, as parameter_berlian keeps them), grades and certificate.
-- They belong to the piece as its store keeps it: a store that receives one has rows of its own (docs/decisions/0050).
create table barang_batu (
  kode_toko text not null,
  kode_barcode text not null,
  urut smallint not null,
  kode_berlian text,
  kode_batu text not null,
  jumlah integer not null,
  karat miligram not null,
  kode_shape text,
  kode_color text,
  kode_clarity text,
  kode_cutgrade text,
  kode_polish text,
  kode_symmetry text,
  kode_fluorescence text,
  sertifikat text not null default 'TANPA',
  no_sertifikat text,
  satuan_harga text,
  harga_usd integer,
  kurs rupiah,
  primary key (kode_toko, kode_barcode, urut),
  constraint barang_batu_harga check ((num_nulls(satuan_harga, harga_usd, kurs) = ANY (ARRAY[0, 3])) AND (satuan_harga = ANY (ARRAY['CT', 'PCS'])) AND harga_usd > 0 AND kurs > 0),
  constraint barang_batu_jumlah check (jumlah >= 1 AND jumlah <= 10000),
  constraint barang_batu_karat check (karat > 0),
  constraint barang_batu_no_sertifikat check ((sertifikat = 'TANPA') = (no_sertifikat IS NULL)),
  constraint barang_batu_sertifikat check (sertifikat = ANY (ARRAY['TANPA', 'GIA', 'IGI', 'HRD', 'AGL'])),
  constraint barang_batu_urut_check check (urut >= 1 AND urut <= 20),
  constraint barang_batu_kode_batu_fkey foreign key (kode_batu) references jenis_batu(kode_batu),
  constraint barang_batu_kode_clarity_fkey foreign key (kode_clarity) references batu_clarity(kode_clarity),
  constraint barang_batu_kode_color_fkey foreign key (kode_color) references batu_color(kode_color),
  constraint barang_batu_kode_cutgrade_fkey foreign key (kode_cutgrade) references batu_cutgrade(kode_cutgrade),
  constraint barang_batu_kode_fluorescence_fkey foreign key (kode_fluorescence) references batu_fluorescence(kode_fluorescence),
  constraint barang_batu_kode_polish_fkey foreign key (kode_polish) references batu_polish(kode_polish),
  constraint barang_batu_kode_shape_fkey foreign key (kode_shape) references batu_shape(kode_shape),
  constraint barang_batu_kode_symmetry_fkey foreign key (kode_symmetry) references batu_symmetry(kode_symmetry),
  constraint barang_batu_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint barang_batu_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint barang_batu_kode_toko_kode_berlian_fkey foreign key (kode_toko, kode_berlian) references parameter_berlian(kode_toko, kode_berlian)
);
create index barang_batu_berlian on barang_batu (kode_toko, kode_berlian) WHERE kode_berlian IS NOT NULL;
create index barang_batu_nomor on barang_batu (sertifikat, no_sertifikat) WHERE no_sertifikat IS NOT NULL;
comment on constraint barang_batu_no_sertifikat on barang_batu is 'Sertifikat Perlu Nomor, Dan Tanpa Sertifikat Tidak Ada Nomor';
select pasang_rls('barang_batu', '');
grant select on barang_batu to mustika_app, mustika_report;
grant delete, insert, select on barang_batu to mustika_buku;
-- Trigger jaga_sertifikat: functions/berlian/jaga_sertifikat_batu.sql

-- Pictures of pieces that a craftsman made, taken before they have a code.
create table barang_jadi_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint barang_jadi_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('barang_jadi_foto', '');
grant insert, select on barang_jadi_foto to mustika_app;
grant select on barang_jadi_foto to mustika_report;

-- A piece scanned into a cart is held for that cart for some minutes; the other till reads who holds it.
create table barang_pegang (
  kode_toko text not null,
  kode_barcode text not null,
  user_id text not null,
  keranjang text not null,
  sampai timestamp with time zone not null,
  primary key (kode_toko, kode_barcode),
  constraint barang_pegang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode)
);
select pasang_rls('barang_pegang', '');
grant delete, insert, select, update on barang_pegang to mustika_app, mustika_buku;
grant select on barang_pegang to mustika_report;
-- Trigger kabari_marketplace: functions/integrasi/kabari_marketplace.sql

create table barang_web (
  kode_toko text not null,
  kode_barcode text not null,
  tawar boolean not null default true,
  status text not null default 'ANTRI',
  versi integer not null default 1,
  pernah boolean not null default false,
  isi jsonb,
  dikirim timestamp with time zone,
  percobaan integer not null default 0,
  coba_lagi timestamp with time zone,
  galat text,
  oleh text not null,
  dibuat timestamp with time zone not null,
  diubah timestamp with time zone not null,
  primary key (kode_toko, kode_barcode),
  constraint barang_web_isi check (status <> 'TAYANG' OR isi IS NOT NULL),
  constraint barang_web_percobaan check (percobaan >= 0),
  constraint barang_web_status check (status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG', 'TAYANG', 'DITARIK', 'DITOLAK'])),
  constraint barang_web_versi check (versi > 0),
  constraint barang_web_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode)
);
create index barang_web_giliran on barang_web (kode_toko, kode_barcode) WHERE status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG']);
select pasang_rls('barang_web', '');
grant insert, select, update on barang_web to mustika_app;
grant select, update on barang_web to mustika_buku;
grant select on barang_web to mustika_report;

create table sales (
  kode_toko text not null,
  kode_sales text not null,
  nama_sales text not null,
  no_hp text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_sales),
  constraint sales_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_sales_nama_sales on sales (kode_toko, nama_sales, kode_sales);
select pasang_rls('sales', '');
grant insert, select, update on sales to mustika_app;
grant select on sales to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON sales REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON sales REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON sales REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table sales enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table bayar_bonus_sales (
  kode_toko text not null,
  no_dokumen text not null,
  kode_sales text not null,
  jumlah rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint bayar_bonus_sales_jumlah_check check (jumlah > 0),
  constraint bayar_bonus_sales_kode_toko_kode_sales_fkey foreign key (kode_toko, kode_sales) references sales(kode_toko, kode_sales),
  constraint bayar_bonus_sales_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index bayar_bonus_sales_sales on bayar_bonus_sales (kode_toko, kode_sales);
select pasang_rls('bayar_bonus_sales', '');
grant select on bayar_bonus_sales to mustika_app, mustika_report;
grant insert, select on bayar_bonus_sales to mustika_buku;

-- Members are one list for the chain; their points are kept per store, so that a posting stays inside one store's rows.
create table member (
  kode_member text not null,
  nama_member text not null,
  no_hp text,
  alamat text,
  tgl_lahir date,
  kode_toko_asal text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  tgl_daftar date not null default (now() AT TIME ZONE 'Asia/Jakarta')::date,
  kode_pengundang text,
  no_kartu text,
  kata_nama tsvector generated always as (array_to_tsvector(array_remove(regexp_split_to_array((regexp_replace(regexp_replace(upper(NORMALIZE(nama_member, NFKD)), '[\u0300-\u036f]', '', 'g'), '[''’‘`´ʼ]', '', 'g') || ' ') || regexp_replace(upper(NORMALIZE(nama_member, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+'), ''))) stored,
  nama_rapat text generated always as (regexp_replace(regexp_replace(upper(NORMALIZE(nama_member, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', '', 'g')) stored,
  digabung_ke text,
  dianonimkan timestamp with time zone,
  primary key (kode_member),
  constraint member_anonim check (dianonimkan IS NULL OR NOT aktif AND no_hp IS NULL AND alamat IS NULL AND tgl_lahir IS NULL AND no_kartu IS NULL),
  constraint member_digabung check (digabung_ke IS NULL OR digabung_ke <> kode_member AND NOT aktif),
  constraint member_no_hp check (no_hp ~ '^(\+8\d*|8\d{12,}|[1-79]\d*)$' AND no_hp !~ '^620'),
  constraint member_no_kartu check (length(no_kartu) >= 4 AND length(no_kartu) <= 40 AND no_kartu <> kode_member),
  constraint member_pengundang check (kode_pengundang <> kode_member),
  constraint member_digabung_ke_fkey foreign key (digabung_ke) references member(kode_member),
  constraint member_kode_pengundang_fkey foreign key (kode_pengundang) references member(kode_member),
  constraint member_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
create index cari_member_no_kartu on member (no_kartu) WHERE no_kartu IS NOT NULL;
create index member_daftar on member (kode_toko_asal, tgl_daftar);
create index member_digabung on member (digabung_ke) WHERE digabung_ke IS NOT NULL;
create index member_hp_akhir on member (reverse(no_hp) text_pattern_ops);
create index member_hp_awal on member (no_hp text_pattern_ops);
create index member_kata ON member USING gin (kata_nama);
create index member_kode_awal on member (kode_member text_pattern_ops);
create index member_pengundang on member (kode_pengundang) WHERE kode_pengundang IS NOT NULL;
create index member_rapat on member (nama_rapat text_pattern_ops);
create index member_ulang_tahun on member ((EXTRACT(month FROM tgl_lahir) * 100::numeric + EXTRACT(day FROM tgl_lahir))) WHERE tgl_lahir IS NOT NULL AND aktif;
create unique index uq_member_no_kartu on member (no_kartu) WHERE no_kartu IS NOT NULL AND digabung_ke IS NULL;
comment on constraint member_anonim on member is 'Member Tanpa Data Diri Tidak Dapat Diisi Lagi';
comment on constraint member_digabung on member is 'Member Yang Digabung Tidak Dipakai Lagi Dan Bukan Dirinya Sendiri';
comment on constraint member_no_hp on member is 'No HP Member Tidak Dalam Bentuk Baku';
comment on constraint member_no_kartu on member is 'No Kartu 4 Sampai 40 Huruf Dan Bukan Kode Member Itu Sendiri';
comment on constraint member_pengundang on member is 'Member Tidak Bisa Mengundang Dirinya Sendiri';
grant delete, insert, select, update on member to mustika_app;
grant select on member to mustika_buku, mustika_report;

create table titipan (
  kode_toko text not null,
  no_titipan text not null,
  tanggal date not null,
  jenis_harga text not null,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  subtotal rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  uang_muka rupiah not null,
  saldo rupiah not null default 0,
  no_faktur_tunggu text,
  keterangan text,
  ppn rupiah not null default 0,
  mengikat_sampai date,
  jenis text not null default 'TITIPAN',
  primary key (kode_toko, no_titipan),
  constraint titipan_berat_check check (berat > 0),
  constraint titipan_diskon_check check (diskon >= 0),
  constraint titipan_jenis check (jenis = ANY (ARRAY['TITIPAN', 'PESANAN', 'PRE_ORDER'])),
  constraint titipan_jenis_harga_check check (jenis_harga = ANY (ARRAY['MENGIKAT', 'TIDAK_MENGIKAT'])),
  constraint titipan_jumlah check ((subtotal - diskon + pembulatan + ppn_tambahan) = total),
  constraint titipan_jumlah_barang_check check (jumlah_barang > 0),
  constraint titipan_mengikat check (mengikat_sampai IS NULL OR jenis_harga = 'MENGIKAT' AND mengikat_sampai >= tanggal),
  constraint titipan_ppn check (ppn >= 0 AND ppn <= saldo),
  constraint titipan_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint titipan_saldo_cukup check (saldo >= 0),
  constraint titipan_siapa check (kode_member IS NOT NULL OR no_hp_customer IS NOT NULL),
  constraint titipan_total_check check (total > 0),
  constraint titipan_uang_muka check (uang_muka <= total),
  constraint titipan_uang_muka_check check (uang_muka > 0 OR uang_muka = 0 AND (jenis = ANY (ARRAY['PESANAN', 'PRE_ORDER']))),
  constraint titipan_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint titipan_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references dokumen(kode_toko, no_dokumen)
);
create index titipan_hari on titipan (kode_toko, tanggal);
create index titipan_hp on titipan (kode_toko, no_hp_customer);
create index titipan_member on titipan (kode_member) WHERE kode_member IS NOT NULL;
comment on constraint titipan_jenis on titipan is 'Jenis Titipan Tidak Dikenal';
comment on constraint titipan_mengikat on titipan is 'Batas Harga Mengikat Tidak Sesuai';
select pasang_rls('titipan', '');
grant select on titipan to mustika_app, mustika_report;
grant insert, select, update (saldo, no_faktur_tunggu, ppn) on titipan to mustika_buku;

create table cicilan (
  kode_toko text not null,
  no_cicilan text not null,
  tanggal date not null,
  kode_cicilan text not null,
  lama_angsuran integer not null,
  margin_persen mili_persen not null,
  denda_persen mili_persen not null,
  potongan_persen mili_persen not null,
  rabat_persen mili_persen not null,
  lelang_setelah integer not null,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  subtotal rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  dp rupiah not null,
  margin rupiah not null,
  harga_jual_cicil rupiah not null,
  nilai_angsuran rupiah not null,
  terbayar rupiah not null default 0,
  rabat rupiah not null default 0,
  margin_diakui rupiah not null default 0,
  saldo rupiah not null default 0,
  ppn rupiah not null default 0,
  no_faktur_tunggu text,
  keterangan text,
  no_titipan text,
  dari_titipan rupiah not null default 0,
  ppn_titipan rupiah not null default 0,
  primary key (kode_toko, no_cicilan),
  constraint cicilan_berat_check check (berat > 0),
  constraint cicilan_denda_persen_check check (denda_persen::integer >= 0),
  constraint cicilan_diskon_check check (diskon >= 0),
  constraint cicilan_dp check (dp < total),
  constraint cicilan_dp_check check (dp > 0),
  constraint cicilan_harga check ((total + margin) = harga_jual_cicil),
  constraint cicilan_jumlah check ((subtotal - diskon + pembulatan + ppn_tambahan) = total),
  constraint cicilan_jumlah_barang_check check (jumlah_barang > 0),
  constraint cicilan_lama_angsuran_check check (lama_angsuran >= 1 AND lama_angsuran <= 120),
  constraint cicilan_lelang_setelah_check check (lelang_setelah > 0),
  constraint cicilan_margin check (margin_diakui >= 0 AND margin_diakui <= (margin - rabat)),
  constraint cicilan_margin_check check (margin >= 0),
  constraint cicilan_margin_persen_check check (margin_persen::integer >= 0),
  constraint cicilan_nilai_angsuran_check check (nilai_angsuran > 0),
  constraint cicilan_potongan_persen_check check (potongan_persen::integer >= 0 AND potongan_persen::integer <= 100000),
  constraint cicilan_ppn check (ppn >= 0 AND ppn <= saldo),
  constraint cicilan_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint cicilan_rabat_check check (rabat >= 0),
  constraint cicilan_rabat_persen_check check (rabat_persen::integer >= 0 AND rabat_persen::integer <= 100000),
  constraint cicilan_siapa check (kode_member IS NOT NULL OR no_hp_customer IS NOT NULL),
  constraint cicilan_terbayar check ((terbayar + rabat) <= (harga_jual_cicil - dp)),
  constraint cicilan_terbayar_check check (terbayar >= 0),
  constraint cicilan_titipan check (dari_titipan >= 0 AND dari_titipan <= dp AND ppn_titipan >= 0 AND ppn_titipan <= dari_titipan AND (no_titipan IS NOT NULL OR dari_titipan = 0)),
  constraint cicilan_total_check check (total > 0),
  constraint cicilan_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint cicilan_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references dokumen(kode_toko, no_dokumen),
  constraint cicilan_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
create index cicilan_hari on cicilan (kode_toko, tanggal);
create index cicilan_hp on cicilan (kode_toko, no_hp_customer);
create index cicilan_member on cicilan (kode_member) WHERE kode_member IS NOT NULL;
create index cicilan_no_titipan on cicilan (kode_toko, no_titipan) WHERE no_titipan IS NOT NULL;
select pasang_rls('cicilan', '');
grant select on cicilan to mustika_app, mustika_report;
grant insert, select, update (terbayar, rabat, margin_diakui, saldo, ppn, no_faktur_tunggu) on cicilan to mustika_buku;

-- A payment of instalments is a document of its own: it has its paper and is taken back by itself.
create table bayar_cicilan (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  no_cicilan text not null,
  nama_customer text not null,
  no_hp_customer text,
  cara text not null,
  kasir text not null,
  terbayar rupiah not null,
  jumlah rupiah not null,
  denda rupiah not null,
  denda_aturan rupiah not null,
  rabat rupiah not null,
  margin rupiah not null,
  ppn rupiah not null,
  sisa rupiah not null,
  keterangan text,
  toko_bayar text,
  primary key (kode_toko, no_dokumen),
  constraint bayar_cicilan_cara_check check (cara = ANY (ARRAY['ANGSURAN', 'LUNAS_CEPAT'])),
  constraint bayar_cicilan_denda check (denda <= denda_aturan),
  constraint bayar_cicilan_denda_check check (denda >= 0),
  constraint bayar_cicilan_jumlah_check check (jumlah > 0),
  constraint bayar_cicilan_margin_check check (margin >= 0),
  constraint bayar_cicilan_ppn_check check (ppn >= 0),
  constraint bayar_cicilan_rabat check (rabat = 0 OR cara = 'LUNAS_CEPAT'),
  constraint bayar_cicilan_rabat_check check (rabat >= 0),
  constraint bayar_cicilan_sisa_check check (sisa >= 0),
  constraint bayar_cicilan_terbayar_check check (terbayar >= 0),
  constraint bayar_cicilan_toko_lain check (toko_bayar <> kode_toko),
  constraint bayar_cicilan_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan),
  constraint bayar_cicilan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint bayar_cicilan_toko_bayar_fkey foreign key (toko_bayar) references toko(kode_toko)
);
create index bayar_cicilan_cicilan on bayar_cicilan (kode_toko, no_cicilan);
create index bayar_cicilan_hari on bayar_cicilan (kode_toko, tanggal);
select pasang_rls('bayar_cicilan', '');
grant select on bayar_cicilan to mustika_app, mustika_report;
grant insert, select on bayar_cicilan to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON bayar_cicilan FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON bayar_cicilan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table bayar_cicilan enable always trigger kekal, enable always trigger kekal_semua;

create table bayar_poin (
  kode_toko text not null,
  no_dokumen text not null,
  kode_member text not null,
  poin poin not null,
  nilai rupiah not null,
  terpakai boolean not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint bayar_poin_nilai_check check (nilai > 0),
  constraint bayar_poin_poin_check check (poin > 0),
  constraint bayar_poin_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint bayar_poin_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('bayar_poin', '');
grant select on bayar_poin to mustika_app, mustika_report;
grant insert, select, update (terpakai, batal) on bayar_poin to mustika_buku;

-- The shop bears a card's fee unless it says otherwise: charging the holder is not allowed. Domain R4.13.
create table rekening (
  kode_toko text not null,
  no_rekening text not null,
  nama_rekening text not null,
  kode_bank text not null,
  bisa_debet boolean not null default true,
  bisa_credit boolean not null default false,
  bisa_transfer boolean not null default true,
  fee_persen mili_persen not null default 0,
  fee_ditanggung text not null default 'TOKO',
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  bisa_qris boolean not null default false,
  mdr_qris mili_persen not null default 700,
  qris text,
  primary key (kode_toko, no_rekening),
  constraint rekening_fee_ditanggung_check check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint rekening_fee_persen_check check (fee_persen::integer >= 0 AND fee_persen::integer <= 100000),
  constraint rekening_mdr_qris_check check (mdr_qris::integer >= 0 AND mdr_qris::integer <= 100000),
  constraint rekening_qris_check check (length(qris) <= 512 AND qris ~ '^000201[ -~]+6304[0-9A-F]{4}$'),
  constraint rekening_kode_bank_fkey foreign key (kode_bank) references bank(kode_bank),
  constraint rekening_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_rekening_nama_rekening on rekening (kode_toko, nama_rekening, no_rekening);
create index rekening_bank on rekening (kode_toko, kode_bank);
select pasang_rls('rekening', '');
grant insert, select, update on rekening to mustika_app;
grant select on rekening to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON rekening REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON rekening REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON rekening REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table rekening enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table bayar_supplier (
  kode_toko text not null,
  no_dokumen text not null,
  kode_supplier text not null,
  kasir text not null,
  tunai rupiah not null,
  jumlah_transfer rupiah not null,
  no_rekening text,
  jumlah_barang integer not null,
  berat_rosok miligram not null,
  murni_rosok miligram not null,
  harga_rosok rupiah not null,
  nilai_rosok rupiah not null,
  jumlah rupiah not null,
  keterangan text,
  jenis_supplier text,
  no_bebas_pph22 text,
  ppn_rosok rupiah not null default 0,
  pph22 rupiah not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint bayar_supplier_berat_rosok_check check (berat_rosok >= 0),
  constraint bayar_supplier_harga_rosok_check check (harga_rosok >= 0),
  constraint bayar_supplier_jenis_supplier_check check (jenis_supplier = ANY (ARRAY['PABRIKAN', 'PEDAGANG'])),
  constraint bayar_supplier_jumlah check (jumlah = (tunai + jumlah_transfer + nilai_rosok + pph22)),
  constraint bayar_supplier_jumlah_barang_check check (jumlah_barang >= 0),
  constraint bayar_supplier_jumlah_check check (jumlah > 0),
  constraint bayar_supplier_jumlah_transfer_check check (jumlah_transfer >= 0),
  constraint bayar_supplier_murni_rosok_check check (murni_rosok >= 0),
  constraint bayar_supplier_nilai_rosok_check check (nilai_rosok >= 0),
  constraint bayar_supplier_pph22 check (pph22 >= 0 AND (pph22 = 0 OR nilai_rosok > 0 AND no_bebas_pph22 IS NULL)),
  constraint bayar_supplier_ppn check (ppn_rosok >= 0 AND ppn_rosok <= nilai_rosok),
  constraint bayar_supplier_rekening check ((jumlah_transfer > 0) = (no_rekening IS NOT NULL)),
  constraint bayar_supplier_rosok check ((jumlah_barang > 0) = (nilai_rosok > 0)),
  constraint bayar_supplier_tunai_check check (tunai >= 0),
  constraint bayar_supplier_kode_toko_kode_supplier_fkey foreign key (kode_toko, kode_supplier) references supplier_barang(kode_toko, kode_supplier),
  constraint bayar_supplier_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint bayar_supplier_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('bayar_supplier', '');
grant select on bayar_supplier to mustika_app, mustika_report;
grant insert, select on bayar_supplier to mustika_buku;

-- A payment to a supplier may say which deliveries it pays, and how much of each; what it leaves unsaid is taken off the oldest debt,
-- as all of it was before. docs/decisions/0061.
create table bayar_supplier_faktur (
  kode_toko text not null,
  no_dokumen text not null,
  no_utang text not null,
  jumlah rupiah not null,
  urut_utang smallint not null default 0,
  primary key (kode_toko, no_dokumen, no_utang, urut_utang),
  constraint bayar_supplier_faktur_jumlah_check check (jumlah > 0),
  constraint bayar_supplier_faktur_urut_utang_check check (urut_utang >= 0),
  constraint bayar_supplier_faktur_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references bayar_supplier(kode_toko, no_dokumen),
  constraint bayar_supplier_faktur_kode_toko_no_utang_fkey foreign key (kode_toko, no_utang) references dokumen(kode_toko, no_dokumen)
);
create index bayar_supplier_faktur_utang on bayar_supplier_faktur (kode_toko, no_utang);
select pasang_rls('bayar_supplier_faktur', '');
grant select on bayar_supplier_faktur to mustika_app, mustika_report;
grant insert, select on bayar_supplier_faktur to mustika_buku;

-- Each piece of that scrap as the tax office hears of it.
create table bayar_supplier_pajak (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kelas_ppn text,
  ppn_cara text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null default 0,
  total rupiah not null,
  pph22 rupiah not null default 0,
  primary key (kode_toko, no_dokumen, urut),
  constraint bayar_supplier_pajak_dpp check ( CASE WHEN kelas_ppn IS NULL THEN num_nonnulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 AND ppn_transaksi_rp = 0 ELSE num_nulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 AND (dpp + ppn_transaksi_rp) = total END),
  constraint bayar_supplier_pajak_total check (total >= 0 AND ppn_transaksi_rp >= 0 AND pph22 >= 0),
  constraint bayar_supplier_pajak_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint bayar_supplier_pajak_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references bayar_supplier(kode_toko, no_dokumen)
);
create index bayar_supplier_pajak_kelas on bayar_supplier_pajak (kode_toko, kelas_ppn, tanggal) WHERE kelas_ppn IS NOT NULL;
select pasang_rls('bayar_supplier_pajak', '');
grant select on bayar_supplier_pajak to mustika_app, mustika_report;
grant insert, select on bayar_supplier_pajak to mustika_buku;

create table tukang (
  kode_toko text not null,
  kode_tukang text not null,
  nama_tukang text not null,
  no_hp text,
  alamat text,
  ongkos_per_gram rupiah not null default 0,
  toleransi_susut mili_persen not null default 2000,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_tukang),
  constraint tukang_ongkos_per_gram_check check (ongkos_per_gram >= 0),
  constraint tukang_toleransi_susut_check check (toleransi_susut::integer >= 0 AND toleransi_susut::integer <= 100000),
  constraint tukang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_tukang_nama_tukang on tukang (kode_toko, nama_tukang, kode_tukang);
select pasang_rls('tukang', '');
grant insert, select, update on tukang to mustika_app;
grant select on tukang to mustika_buku, mustika_report;

create table bayar_tukang (
  kode_toko text not null,
  no_dokumen text not null,
  tukang text not null,
  jumlah rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint bayar_tukang_jumlah_check check (jumlah > 0),
  constraint bayar_tukang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint bayar_tukang_kode_toko_tukang_fkey foreign key (kode_toko, tukang) references tukang(kode_toko, kode_tukang)
);
create index bayar_tukang_tukang on bayar_tukang (kode_toko, tukang);
select pasang_rls('bayar_tukang', '');
grant select on bayar_tukang to mustika_app, mustika_report;
grant insert, select on bayar_tukang to mustika_buku;

-- Announcements of the house. Whom they are for: the named people, and whoever is of one of the levels in one of the
-- stores; an empty list of levels or stores is all of them. Withdrawn ones stay, with who had read them.
create table berita (
  id uuid not null,
  judul text not null,
  isi text not null,
  level text[] not null default '{}'::text[],
  toko text[] not null default '{}'::text[],
  orang text[] not null default '{}'::text[],
  wajib boolean not null default false,
  mulai date not null,
  sampai date,
  kode_toko_asal text not null,
  dibuat_oleh text not null,
  dibuat timestamp with time zone not null,
  ditarik timestamp with time zone,
  versi integer not null default 1,
  primary key (id),
  constraint berita_masa check (sampai IS NULL OR sampai >= mulai),
  constraint berita_dibuat_oleh_fkey foreign key (dibuat_oleh) references pengguna(user_id),
  constraint berita_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
create index berita_mulai on berita (mulai);
comment on constraint berita_masa on berita is 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal';
grant insert, select, update on berita to mustika_app;
grant select on berita to mustika_buku, mustika_report;

-- Who saw which announcement, and when first.
create table berita_dibaca (
  berita uuid not null,
  user_id text not null,
  dibaca timestamp with time zone not null,
  primary key (berita, user_id),
  constraint berita_dibaca_berita_fkey foreign key (berita) references berita(id),
  constraint berita_dibaca_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select on berita_dibaca to mustika_app;
grant select on berita_dibaca to mustika_buku, mustika_report;

-- One row per transition of a document. Books hang on events; an event is reversed at most once.
create table peristiwa (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  transisi text not null,
  ke_status text not null,
  tanggal date not null,
  user_id text not null,
  waktu timestamp with time zone not null default now(),
  alasan text,
  otorisasi uuid[] not null default '{}'::uuid[],
  membalik smallint,
  txid xid8 not null default pg_current_xact_id(),
  primary key (kode_toko, no_dokumen, urut),
  constraint peristiwa_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index peristiwa_hari on peristiwa (kode_toko, tanggal);
create unique index uq_membalik on peristiwa (kode_toko, no_dokumen, membalik) WHERE membalik IS NOT NULL;
select pasang_rls('peristiwa', '');
grant select on peristiwa to mustika_app, mustika_report;
grant insert, select on peristiwa to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON peristiwa FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON peristiwa FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table peristiwa enable always trigger kekal, enable always trigger kekal_semua;
-- Trigger jaga_hari: functions/inti/jaga_hari.sql

-- barang: a piece and its weight from one place to another; '@...' is the outside world.
create table buku_barang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  dari_tempat text not null,
  ke_tempat text not null,
  qty integer not null,
  berat miligram not null,
  kadar mili_persen not null,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint barang_dua_ujung check (dari_tempat <> ke_tempat),
  constraint buku_barang_berat_check check (berat > 0 OR kadar::integer = 0),
  constraint buku_barang_kadar_check check (kadar::integer > 0 OR berat = 0),
  constraint buku_barang_qty_check check (qty > 0 OR qty = 0 AND berat > 0),
  constraint buku_barang_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index buku_barang_barcode on buku_barang (kode_toko, kode_barcode);
create index buku_barang_hari on buku_barang (kode_toko, tanggal);
select pasang_rls('buku_barang', '');
grant select on buku_barang to mustika_app, mustika_report;
grant insert, select on buku_barang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON buku_barang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON buku_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table buku_barang enable always trigger kekal, enable always trigger kekal_semua;
-- Trigger jaga_buku: functions/inti/jaga_buku.sql

create table buku_poin (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  dari text not null,
  ke text not null,
  jumlah poin not null,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint buku_poin_jumlah_check check (jumlah > 0),
  constraint poin_dua_ujung check (dari <> ke),
  constraint buku_poin_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index buku_poin_dari on buku_poin (kode_toko, dari);
create index buku_poin_hari on buku_poin (kode_toko, tanggal);
create index buku_poin_ke on buku_poin (kode_toko, ke);
select pasang_rls('buku_poin', '');
grant select on buku_poin to mustika_app, mustika_report;
grant insert, select on buku_poin to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON buku_poin FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON buku_poin FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table buku_poin enable always trigger kekal, enable always trigger kekal_semua;
-- Trigger jaga_buku: functions/inti/jaga_buku.sql

-- uang: from the credit side (dari) to the debit side (ke). nomor_akun is what Parameter Akun said at posting time.
create table buku_uang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  kategori text not null,
  jenis text not null,
  dari_akun text not null,
  dari_dimensi text not null,
  dari_nomor text not null,
  ke_akun text not null,
  ke_dimensi text not null,
  ke_nomor text not null,
  jumlah rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint buku_uang_jumlah_check check (jumlah > 0),
  constraint uang_dua_ujung check (dari_akun IS DISTINCT FROM ke_akun OR dari_dimensi IS DISTINCT FROM ke_dimensi),
  constraint buku_uang_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index buku_uang_bank on buku_uang (kode_toko, ke_dimensi, tanggal) WHERE ke_akun = ANY (ARRAY['BANK', 'PIUTANG_EDC']);
create index buku_uang_hari on buku_uang (kode_toko, tanggal);
create index buku_uang_jalan on buku_uang (kode_toko) WHERE (ke_akun = ANY (ARRAY['UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN'])) OR (dari_akun = ANY (ARRAY['UANG_DALAM_PERJALANAN', 'BARANG_DALAM_PENGIRIMAN']));
create index buku_uang_supplier on buku_uang (kode_toko, tanggal) WHERE dari_akun = 'UTANG_SUPPLIER' OR ke_akun = 'UTANG_SUPPLIER';
select pasang_rls('buku_uang', '');
grant select on buku_uang to mustika_app, mustika_report;
grant insert, select on buku_uang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON buku_uang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON buku_uang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table buku_uang enable always trigger kekal, enable always trigger kekal_semua;
-- Trigger jaga_buku: functions/inti/jaga_buku.sql
-- Trigger jaga_saldo_akun: functions/akuntansi/jaga_saldo_akun.sql
-- Trigger jaga_uang: functions/inti/jaga_uang.sql

-- Who owns the shop reads when it was last backed up and when a backup of it was last brought back and proven. One row a backup that
-- the house made by itself; `sebab` says why one failed. The owner of the database writes it, as he makes the backup.
create table cadangan (
  nama text not null,
  mulai timestamp with time zone not null,
  byte bigint,
  dibuktikan timestamp with time zone,
  temuan integer,
  sebab text,
  primary key (nama),
  constraint cadangan_byte_check check (byte > 0),
  constraint cadangan_nama_check check (nama ~ '^mustika-[0-9-]+$'),
  constraint cadangan_temuan_check check (temuan >= 0)
);
create index cadangan_mulai on cadangan (mulai);
grant select on cadangan to mustika_app, mustika_report;

-- How each store lays out its notas: versions that are never changed once published, at most one draft per kind and
-- medium, the pictures laid under or on them, and which version a document was first printed with.
create table rancangan_nota (
  kode_toko text not null,
  jenis_nota text not null,
  media text not null,
  versi integer not null,
  isi jsonb not null,
  dasar integer not null,
  catatan text,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, jenis_nota, media, versi),
  constraint rancangan_nota_check check (dasar >= 0 AND dasar < versi),
  constraint rancangan_nota_isi_check check (jsonb_typeof(isi) = 'object'),
  constraint rancangan_nota_jenis_nota_check check (jenis_nota ~ '^[A-Z_]{3,30}$'),
  constraint rancangan_nota_media_check check (media = ANY (ARRAY['DESKTOP', 'MOBILE', 'SLIP'])),
  constraint rancangan_nota_versi_check check (versi > 0),
  constraint rancangan_nota_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('rancangan_nota', '');
grant insert, select on rancangan_nota to mustika_app;
grant select on rancangan_nota to mustika_report;

-- A reprint looks like the first print: its version is kept per medium. No version: the design we come with.
create table cetak_rancangan (
  kode_toko text not null,
  no_dokumen text not null,
  media text not null,
  jenis_nota text not null,
  versi integer,
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, no_dokumen, media),
  constraint cetak_rancangan_media_check check (media = ANY (ARRAY['DESKTOP', 'MOBILE', 'SLIP'])),
  constraint cetak_rancangan_kode_toko_jenis_nota_media_versi_fkey foreign key (kode_toko, jenis_nota, media, versi) references rancangan_nota(kode_toko, jenis_nota, media, versi),
  constraint cetak_rancangan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('cetak_rancangan', '');
grant insert, select on cetak_rancangan to mustika_app;
grant select on cetak_rancangan to mustika_report;

-- Which sale handed the pieces over, and what of the plan it used.
create table cicilan_ambil (
  kode_toko text not null,
  no_faktur_group text not null,
  no_cicilan text not null,
  dipakai rupiah not null,
  kembali rupiah not null,
  ppn_dipakai rupiah not null default 0,
  ppn_kembali rupiah not null default 0,
  diposting boolean not null,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group),
  constraint cicilan_ambil_dipakai_check check (dipakai >= 0),
  constraint cicilan_ambil_kembali_check check (kembali >= 0),
  constraint cicilan_ambil_ppn check (ppn_dipakai >= 0 AND ppn_dipakai <= dipakai AND ppn_kembali >= 0 AND ppn_kembali <= kembali),
  constraint cicilan_ambil_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan),
  constraint cicilan_ambil_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references dokumen(kode_toko, no_dokumen)
);
create index cicilan_ambil_cicilan on cicilan_ambil (kode_toko, no_cicilan);
select pasang_rls('cicilan_ambil', '');
grant select on cicilan_ambil to mustika_app, mustika_report;
grant insert, select, update (diposting, batal) on cicilan_ambil to mustika_buku;

create table cicilan_barang (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null,
  kode_barcode text not null,
  kode_sales text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  baki_titip text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  harga_atribut rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  harga_modal rupiah not null,
  golongan_modal text not null,
  finishing text,
  kelas_ppn text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  ppn_cara text,
  primary key (kode_toko, no_cicilan, urut),
  constraint cicilan_barang_berat_check check (berat > 0),
  constraint cicilan_barang_diskon_check check (diskon >= 0),
  constraint cicilan_barang_finishing_check check (finishing <> ''),
  constraint cicilan_barang_golongan_modal_check check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint cicilan_barang_jumlah check ((harga_emas + ongkos + harga_atribut - diskon + pembulatan + ppn_tambahan) = total),
  constraint cicilan_barang_kadar_check check (kadar::integer > 0),
  constraint cicilan_barang_ppn check ((num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur) = ANY (ARRAY[0, 3])) AND ppn_transaksi_rp >= 0 AND ppn_transaksi_rp <= CASE WHEN kelas_ppn IS NULL THEN 0 ELSE total END),
  constraint cicilan_barang_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint cicilan_barang_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint cicilan_barang_total_check check (total > 0),
  constraint cicilan_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint cicilan_barang_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan)
);
create index cicilan_barang_barcode on cicilan_barang (kode_toko, kode_barcode);
comment on constraint cicilan_barang_golongan_modal_check on cicilan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
select pasang_rls('cicilan_barang', '');
grant select on cicilan_barang to mustika_app, mustika_report;
grant insert, select on cicilan_barang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_barang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_barang enable always trigger kekal, enable always trigger kekal_semua;

-- The plan's own ledger: every change with the document and event whose books hold the money. `jumlah` is what the shop holds
-- for the customer.
create table cicilan_gerak (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null,
  tanggal date not null,
  jenis text not null,
  bayar rupiah not null,
  rabat rupiah not null,
  margin rupiah not null,
  jumlah rupiah not null,
  ppn rupiah not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  primary key (kode_toko, no_cicilan, urut),
  constraint cicilan_gerak_jenis_check check (jenis = ANY (ARRAY['DP', 'AWAL', 'BAYAR', 'LUNAS_CEPAT', 'BATAL_BAYAR', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL', 'BATAL_AWAL', 'LELANG', 'BATAL_LELANG', 'SISA'])),
  constraint cicilan_gerak_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan),
  constraint cicilan_gerak_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index cicilan_gerak_dokumen on cicilan_gerak (kode_toko, no_dokumen);
create index cicilan_gerak_hari on cicilan_gerak (kode_toko, tanggal);
select pasang_rls('cicilan_gerak', '');
grant select on cicilan_gerak to mustika_app, mustika_report;
grant insert, select on cicilan_gerak to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_gerak FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_gerak FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_gerak enable always trigger kekal, enable always trigger kekal_semua;

-- The schedule: what is due when, and what of it the shop earns.
create table cicilan_jadwal (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null,
  jatuh_tempo date not null,
  nilai rupiah not null,
  margin rupiah not null,
  primary key (kode_toko, no_cicilan, urut),
  constraint cicilan_jadwal_margin check (margin < nilai),
  constraint cicilan_jadwal_margin_check check (margin >= 0),
  constraint cicilan_jadwal_nilai_check check (nilai > 0),
  constraint cicilan_jadwal_urut_check check (urut > 0),
  constraint cicilan_jadwal_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan)
);
create index cicilan_jadwal_tempo on cicilan_jadwal (kode_toko, jatuh_tempo);
select pasang_rls('cicilan_jadwal', '');
grant select on cicilan_jadwal to mustika_app, mustika_report;
grant insert, select on cicilan_jadwal to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_jadwal FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_jadwal FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_jadwal enable always trigger kekal, enable always trigger kekal_semua;

-- What a plan was forfeited on: how the customer was told, and how what he is owed was worked out.
create table cicilan_lelang (
  kode_toko text not null,
  no_cicilan text not null,
  peristiwa smallint not null,
  tgl_pemberitahuan date not null,
  cara_pemberitahuan text not null,
  dibayar rupiah not null,
  tunggakan rupiah not null,
  denda rupiah not null,
  biaya rupiah not null,
  sisa rupiah not null,
  primary key (kode_toko, no_cicilan, peristiwa),
  constraint cicilan_lelang_biaya_check check (biaya >= 0),
  constraint cicilan_lelang_cara_pemberitahuan_check check (cara_pemberitahuan = ANY (ARRAY['SURAT', 'WHATSAPP', 'TELEPON', 'DATANG'])),
  constraint cicilan_lelang_denda_check check (denda >= 0),
  constraint cicilan_lelang_dibayar_check check (dibayar > 0),
  constraint cicilan_lelang_sisa check (sisa = GREATEST(0, dibayar - tunggakan - denda - biaya)),
  constraint cicilan_lelang_tunggakan_check check (tunggakan > 0),
  constraint cicilan_lelang_kode_toko_no_cicilan_fkey foreign key (kode_toko, no_cicilan) references cicilan(kode_toko, no_cicilan)
);
select pasang_rls('cicilan_lelang', '');
grant select on cicilan_lelang to mustika_app, mustika_report;
grant insert, select on cicilan_lelang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON cicilan_lelang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON cicilan_lelang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table cicilan_lelang enable always trigger kekal, enable always trigger kekal_semua;

-- A batch of pieces that came, each of them for a line of a pre-order.
create table closing_po (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  user_id text not null,
  keterangan text,
  jumlah_barang integer not null,
  berat miligram not null,
  total rupiah not null,
  primary key (kode_toko, no_dokumen),
  constraint closing_po_berat_check check (berat > 0),
  constraint closing_po_jumlah_barang_check check (jumlah_barang > 0),
  constraint closing_po_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index closing_po_tanggal on closing_po (kode_toko, tanggal);
select pasang_rls('closing_po', '');
grant select on closing_po to mustika_app, mustika_report;
grant insert, select on closing_po to mustika_buku;

create table pre_order (
  kode_toko text not null,
  no_po text not null,
  tgl_janji date not null,
  kode_sales text,
  berkas text,
  potongan rupiah not null default 0,
  primary key (kode_toko, no_po),
  constraint pre_order_potongan_check check (potongan >= 0),
  constraint pre_order_kode_toko_kode_sales_fkey foreign key (kode_toko, kode_sales) references sales(kode_toko, kode_sales),
  constraint pre_order_kode_toko_no_po_fkey foreign key (kode_toko, no_po) references titipan(kode_toko, no_titipan)
);
select pasang_rls('pre_order', '');
grant select on pre_order to mustika_app, mustika_report;
grant insert, select, update (potongan) on pre_order to mustika_buku;

create table pre_order_barang (
  kode_toko text not null,
  no_po text not null,
  urut smallint not null,
  kode_group text not null,
  kode_dept text not null,
  nama_barang text not null,
  kode_intern text,
  kadar mili_persen not null,
  berat miligram not null,
  qty smallint not null,
  harga_total rupiah,
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  harga_satuan rupiah not null,
  total rupiah not null,
  kelas_ppn text,
  ppn_cara text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  datang smallint not null default 0,
  batal smallint not null default 0,
  primary key (kode_toko, no_po, urut),
  constraint pre_order_barang_batal_check check (batal >= 0),
  constraint pre_order_barang_berat_check check (berat > 0),
  constraint pre_order_barang_datang_check check (datang >= 0),
  constraint pre_order_barang_harga_satuan_check check (harga_satuan > 0),
  constraint pre_order_barang_harga_total_check check (harga_total > 0),
  constraint pre_order_barang_jumlah check (total = (harga_satuan * qty)),
  constraint pre_order_barang_kadar_check check (kadar::integer > 0),
  constraint pre_order_barang_ongkos_check check (ongkos >= 0),
  constraint pre_order_barang_ppn check ((num_nulls(kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur) = ANY (ARRAY[0, 4])) AND ppn_transaksi_rp >= 0 AND ppn_transaksi_rp <= CASE WHEN kelas_ppn IS NULL THEN 0 ELSE total END),
  constraint pre_order_barang_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint pre_order_barang_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint pre_order_barang_qty check ((datang + batal) <= qty),
  constraint pre_order_barang_qty_check check (qty > 0),
  constraint pre_order_barang_satuan check ((harga_emas + ongkos + pembulatan + ppn_tambahan) = harga_satuan),
  constraint pre_order_barang_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint pre_order_barang_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint pre_order_barang_kode_toko_no_po_fkey foreign key (kode_toko, no_po) references pre_order(kode_toko, no_po)
);
create index pre_order_menunggu on pre_order_barang (kode_toko, kode_group, kode_dept) WHERE (datang + batal) < qty;
comment on constraint pre_order_barang_qty on pre_order_barang is 'Barang Pre-order Ini Sudah Lengkap';
select pasang_rls('pre_order_barang', '');
grant select on pre_order_barang to mustika_app, mustika_report;
grant insert, select, update (datang, batal) on pre_order_barang to mustika_buku;

create table closing_po_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  no_po text not null,
  baris smallint not null,
  berat miligram not null,
  total rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint closing_po_barang_berat_check check (berat > 0),
  constraint closing_po_barang_total_check check (total > 0),
  constraint closing_po_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint closing_po_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references closing_po(kode_toko, no_dokumen),
  constraint closing_po_barang_kode_toko_no_po_baris_fkey foreign key (kode_toko, no_po, baris) references pre_order_barang(kode_toko, no_po, urut)
);
create index closing_po_barang_po on closing_po_barang (kode_toko, no_po, baris);
select pasang_rls('closing_po_barang', '');
grant select on closing_po_barang to mustika_app, mustika_report;
grant insert, select on closing_po_barang to mustika_buku;

-- Opaque sessions: only hashes are kept. The device cookie and the token are both needed.
create table sesi (
  token_hash bytea not null,
  user_id text not null,
  perangkat_hash bytea not null,
  dibuat timestamp with time zone not null,
  dipakai timestamp with time zone not null,
  berakhir timestamp with time zone not null,
  alamat text,
  ditutup timestamp with time zone,
  terlihat timestamp with time zone not null,
  kunci_enkripsi text,
  lahir timestamp with time zone not null default clock_timestamp(),
  peranti text,
  proses uuid,
  primary key (token_hash),
  constraint sesi_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create unique index uq_sesi_hidup on sesi (user_id) WHERE ditutup IS NULL;
grant select, insert (token_hash, user_id, perangkat_hash, dibuat, dipakai, berakhir, alamat, terlihat, kunci_enkripsi, peranti), update (dipakai, ditutup, terlihat, proses) on sesi to mustika_app;
grant select (user_id, berakhir, ditutup, terlihat, proses) on sesi to mustika_buku;

-- Nonce and tag of every sealed write: the same bytes never count twice, whichever process they reach.
create table enkripsi_terpakai (
  token_hash bytea not null,
  cap bytea not null,
  primary key (token_hash, cap),
  constraint enkripsi_terpakai_cap_check check (octet_length(cap) = 28),
  constraint enkripsi_terpakai_token_hash_fkey foreign key (token_hash) references sesi(token_hash) ON DELETE CASCADE
);
grant delete, insert, select on enkripsi_terpakai to mustika_app;

-- Exports too big to wait for: asked for, worked off by a job, kept for their asker for a day. The parts of a file belong to
-- an attempt; one that was given up leaves parts nobody is ever offered.
create table export_minta (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  data text not null,
  tgl_awal date not null,
  tgl_akhir date not null,
  alasan text not null,
  status text not null default 'ANTRI',
  percobaan integer not null default 0,
  baris integer not null default 0,
  baris_semua integer,
  galat text,
  dibuat timestamp with time zone not null,
  detak timestamp with time zone not null,
  sampai timestamp with time zone,
  cakupan text not null default 'TOKO',
  sidik text,
  primary key (kode_toko, id),
  constraint export_minta_alasan_check check (length(alasan) >= 4),
  constraint export_minta_baris_check check (baris >= 0),
  constraint export_minta_baris_semua_check check (baris_semua >= 0),
  constraint export_minta_cakupan check (cakupan = ANY (ARRAY['TOKO', 'SEMUA'])),
  constraint export_minta_percobaan_check check (percobaan >= 0),
  constraint export_minta_selesai check (status <> 'SELESAI' OR sampai IS NOT NULL),
  constraint export_minta_sidik check (sidik ~ '^[0-9a-f]{64}$'),
  constraint export_minta_status_check check (status = ANY (ARRAY['ANTRI', 'JALAN', 'SELESAI', 'LEWAT', 'GAGAL'])),
  constraint export_minta_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index export_minta_kerja on export_minta (status) WHERE status = ANY (ARRAY['ANTRI', 'JALAN', 'SELESAI']);
create index export_minta_orang on export_minta (kode_toko, user_id, dibuat DESC);
create unique index uq_export_minta_kerja on export_minta (kode_toko, user_id) WHERE status = ANY (ARRAY['ANTRI', 'JALAN']);
comment on constraint export_minta_cakupan on export_minta is 'Cakupan Berkas Tidak Dikenal';
comment on constraint export_minta_sidik on export_minta is 'Sidik Berkas Tidak Terbaca';
comment on index uq_export_minta_kerja is 'Masih Ada Export Anda Yang Dikerjakan';
select pasang_rls('export_minta', '');
grant insert, select, update on export_minta to mustika_app;
grant select on export_minta to mustika_report;

-- The file, compressed, in pieces of about a megabyte.
create table export_bagian (
  kode_toko text not null,
  id uuid not null,
  percobaan integer not null,
  urut integer not null,
  isi bytea not null,
  primary key (kode_toko, id, percobaan, urut),
  constraint export_bagian_kode_toko_id_fkey foreign key (kode_toko, id) references export_minta(kode_toko, id)
);
select pasang_rls('export_bagian', '');
grant delete, insert, select on export_bagian to mustika_app;
grant select on export_bagian to mustika_report;

-- Who was merged into whom, with what either was before, so that one act undoes it.
create table gabung_member (
  id uuid not null,
  kode_member text not null,
  ke text not null,
  kode_toko_asal text not null,
  alasan text not null,
  lama jsonb not null,
  lama_ke jsonb not null,
  baru jsonb not null,
  setuju text[] not null default '{}'::text[],
  awal jsonb not null default '{}'::jsonb,
  tertinggal text[] not null default '{}'::text[],
  user_id text not null,
  disetujui text not null,
  waktu timestamp with time zone not null,
  batal_oleh text,
  batal_disetujui text,
  batal_alasan text,
  batal_pada timestamp with time zone,
  primary key (id),
  constraint gabung_member_batal check ((batal_pada IS NULL) = (batal_oleh IS NULL) AND (batal_pada IS NULL) = (batal_alasan IS NULL) AND (batal_pada IS NULL) = (batal_disetujui IS NULL)),
  constraint gabung_member_dua check (kode_member <> ke),
  constraint gabung_member_ke_fkey foreign key (ke) references member(kode_member),
  constraint gabung_member_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint gabung_member_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
create unique index gabung_member_hidup on gabung_member (kode_member) WHERE batal_pada IS NULL;
create index gabung_member_ke on gabung_member (ke);
create index gabung_member_waktu on gabung_member (waktu);
grant insert, select, update (batal_oleh, batal_disetujui, batal_alasan, batal_pada) on gabung_member to mustika_app;
grant select on gabung_member to mustika_buku, mustika_report;

-- A promotion begins a new timeline of PostgreSQL's log. Each is held against what is known outside the database before anybody may
-- write on it (docs/decisions/0131): `kurang` is what was known and is not there; with anything in it nobody writes until `diterima`.
create table garis_waktu (
  sistem text not null,
  garis integer not null,
  pada timestamp with time zone not null default now(),
  kurang jsonb not null default '[]'::jsonb,
  diterima timestamp with time zone,
  primary key (sistem, garis),
  constraint garis_waktu_garis_check check (garis > 0),
  constraint garis_waktu_kurang_check check (jsonb_typeof(kurang) = 'array')
);
grant select on garis_waktu to mustika_app, mustika_report;

-- What there is of an article: for sale, and held by notas that wait for validation. Its worth goes with it to the rupiah.
create table stok_aksesoris (
  kode_toko text not null,
  kode_barcode text not null,
  jumlah integer not null,
  nilai rupiah not null,
  tahan_jumlah integer not null default 0,
  tahan_nilai rupiah not null default 0,
  versi integer not null default 1,
  primary key (kode_toko, kode_barcode),
  constraint stok_aksesoris_habis check (jumlah > 0 OR nilai = 0),
  constraint stok_aksesoris_jumlah_check check (jumlah >= 0),
  constraint stok_aksesoris_nilai_check check (nilai >= 0),
  constraint stok_aksesoris_tahan check (tahan_jumlah > 0 OR tahan_nilai = 0),
  constraint stok_aksesoris_tahan_jumlah_check check (tahan_jumlah >= 0),
  constraint stok_aksesoris_tahan_nilai_check check (tahan_nilai >= 0),
  constraint stok_aksesoris_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode)
);
select pasang_rls('stok_aksesoris', '');
grant select on stok_aksesoris to mustika_app, mustika_report;
grant insert, select, update on stok_aksesoris to mustika_buku;

-- Every movement of it by a document, in the order in which the stock knew them (`versi`): what went out since something came in
-- is what keeps that from being taken back.
create table gerak_aksesoris (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  urut smallint not null,
  nama_barang text not null,
  arah text not null,
  jumlah integer not null,
  nilai rupiah not null,
  versi integer not null,
  tahan boolean not null default false,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, kode_barcode),
  constraint gerak_aksesoris_arah_check check (arah = ANY (ARRAY['MASUK', 'KELUAR'])),
  constraint gerak_aksesoris_jumlah_check check (jumlah > 0),
  constraint gerak_aksesoris_nilai_check check (nilai >= 0),
  constraint gerak_aksesoris_tahan check (NOT tahan OR arah = 'KELUAR'),
  constraint gerak_aksesoris_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references stok_aksesoris(kode_toko, kode_barcode),
  constraint gerak_aksesoris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index gerak_aksesoris_barcode on gerak_aksesoris (kode_toko, kode_barcode, versi);
select pasang_rls('gerak_aksesoris', '');
grant select on gerak_aksesoris to mustika_app, mustika_report;
grant insert, select, update (tahan, batal) on gerak_aksesoris to mustika_buku;

-- What gold without a barcode is, and on which account its worth lies.
create table jenis_lot (
  jenis_lot text not null,
  nama text not null,
  akun text not null,
  primary key (jenis_lot),
  constraint jenis_lot_akun_fkey foreign key (akun) references peran_akun(akun)
);
insert into jenis_lot (jenis_lot, nama, akun) values
  ('BALENAN', 'BARANG BELI', 'PERSEDIAAN_BELI'),
  ('BUAT', 'DIBUAT BARANG', 'PERSEDIAAN_PROSES'),
  ('CUCI', 'DICUCI', 'PERSEDIAAN_PROSES'),
  ('KIRIM', 'DALAM PENGIRIMAN', 'BARANG_DALAM_PENGIRIMAN'),
  ('LEBUR', 'DILEBUR', 'PERSEDIAAN_PROSES'),
  ('MANUAL', 'BARANG MANUAL', 'PERSEDIAAN_MANUAL'),
  ('MURNI', 'EMAS MURNI', 'PERSEDIAAN_MURNI'),
  ('PATRI', 'DIPATRI', 'PERSEDIAAN_PROSES'),
  ('ROSOK', 'ROSOK', 'PERSEDIAAN_ROSOK'),
  ('SERVICE', 'EMAS DI BARANG SERVICE', 'PERSEDIAAN_PROSES'),
  ('SUSUT', 'SUSUT BELUM DITUTUP', 'PERSEDIAAN_PROSES'),
  ('TAGIHAN', 'TAGIHAN TUKANG', 'PIUTANG_TUKANG');
grant select on jenis_lot to mustika_app, mustika_buku, mustika_report;

-- What a lot is never changes; what there is of it changes with its movements alone. `murni` is carried like the worth: what leaves
-- takes what the rest no longer has, so that parts add up to the whole. What notas that wait for validation hold is beside it.
create table lot (
  kode_toko text not null,
  kode_lot text not null,
  jenis_lot text not null,
  kadar mili_persen not null,
  kode_group text,
  kode_dept text,
  ada_faktur boolean not null default false,
  tempat text not null,
  batch text not null default '',
  nama_lot text not null,
  no_masuk text not null,
  tanggal_masuk date not null,
  berat miligram not null default 0,
  qty integer not null default 0,
  nilai rupiah not null default 0,
  murni miligram not null default 0,
  tahan_berat miligram not null default 0,
  tahan_qty integer not null default 0,
  tahan_nilai rupiah not null default 0,
  tahan_murni miligram not null default 0,
  versi integer not null default 1,
  primary key (kode_toko, kode_lot),
  constraint lot_dihitung check (jenis_lot <> 'MANUAL' OR (qty > 0) = (berat > 0)),
  constraint lot_habis check (berat > 0 OR qty = 0 AND nilai = 0 AND murni = 0),
  constraint lot_jumlah check (berat >= 0 AND qty >= 0 AND nilai >= 0 AND murni >= 0),
  constraint lot_kadar check (kadar::integer > 0 AND kadar::integer <= 100000),
  constraint lot_nama check (length(nama_lot) > 2),
  constraint lot_tahan check (tahan_berat >= 0 AND tahan_qty >= 0 AND tahan_nilai >= 0 AND tahan_murni >= 0),
  constraint lot_tahan_habis check (tahan_berat > 0 OR tahan_qty = 0 AND tahan_nilai = 0 AND tahan_murni = 0),
  constraint lot_jenis_lot_fkey foreign key (jenis_lot) references jenis_lot(jenis_lot),
  constraint lot_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint lot_kode_lot_fkey foreign key (kode_lot) references barcode(kode_barcode),
  constraint lot_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint lot_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index lot_batch on lot (kode_toko, batch) WHERE batch <> '';
create unique index lot_sama on lot (kode_toko, jenis_lot, kadar, tempat, batch, ada_faktur, kode_group, kode_dept) NULLS NOT DISTINCT;
comment on constraint lot_kadar on lot is 'Kadar Lot Antara 0 Dan 100 Persen';
select pasang_rls('lot', '');
grant select on lot to mustika_app, mustika_report;
grant insert, select, update (berat, qty, nilai, murni, tahan_berat, tahan_qty, tahan_nilai, tahan_murni, versi) on lot to mustika_buku;

-- Every movement of a lot by an event of a document; one that takes back another is a row of its own, on its own day (`membalik` the event). `lawan` is the other
-- end in the book of goods. What a document holds (`tahan`) is in no book until it is validated, and `gugur` when it never was.
create table gerak_lot (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  kode_lot text not null,
  arah text not null,
  lawan text not null,
  berat miligram not null,
  qty integer not null,
  nilai rupiah not null,
  murni miligram not null,
  tahan boolean not null default false,
  gugur boolean not null default false,
  dibalik boolean not null default false,
  membalik smallint,
  dari_kode text,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  constraint gerak_lot_arah check (arah = ANY (ARRAY['MASUK', 'KELUAR'])),
  constraint gerak_lot_dari check (dari_kode IS NULL OR arah = 'MASUK'),
  constraint gerak_lot_jumlah check (berat > 0 AND qty >= 0 AND nilai >= 0 AND murni >= 0),
  constraint gerak_lot_tahan check (NOT (tahan OR gugur) OR arah = 'KELUAR' AND NOT dibalik AND NOT (tahan AND gugur)),
  constraint gerak_lot_dari_kode_fkey foreign key (dari_kode) references barcode(kode_barcode),
  constraint gerak_lot_kode_toko_kode_lot_fkey foreign key (kode_toko, kode_lot) references lot(kode_toko, kode_lot),
  constraint gerak_lot_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index gerak_lot_dari on gerak_lot (kode_toko, dari_kode) WHERE dari_kode IS NOT NULL;
create index gerak_lot_hari on gerak_lot (kode_toko, tanggal);
create index gerak_lot_kode on gerak_lot (kode_toko, kode_lot, tanggal);
select pasang_rls('gerak_lot', '');
grant select on gerak_lot to mustika_app, mustika_report;
grant insert, select, update (tanggal, tahan, gugur, dibalik) on gerak_lot to mustika_buku;

create table gesek_tunai (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  kasir text not null,
  no_rekening text not null,
  jenis_kartu text not null,
  gesek rupiah not null,
  fee_persen mili_persen not null,
  fee_rp rupiah not null,
  cash rupiah not null,
  kartu_akhir text not null,
  nama_pemilik text not null,
  no_ktp text,
  alamat text,
  telp text,
  primary key (kode_toko, no_dokumen),
  constraint gesek_jumlah check (gesek = (fee_rp + cash)),
  constraint gesek_tunai_cash_check check (cash > 0),
  constraint gesek_tunai_fee_persen_check check (fee_persen::integer >= 0 AND fee_persen::integer <= 100000),
  constraint gesek_tunai_fee_rp_check check (fee_rp >= 0),
  constraint gesek_tunai_gesek_check check (gesek > 0),
  constraint gesek_tunai_identitas_tersegel check (no_ktp IS NULL OR no_ktp ~ '^b1[.][^~]+~r1[.]'),
  constraint gesek_tunai_jenis_kartu_check check (jenis_kartu = ANY (ARRAY['DEBET', 'CREDIT'])),
  constraint gesek_tunai_kartu_akhir_check check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint gesek_tunai_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint gesek_tunai_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
create index gesek_tunai_hari on gesek_tunai (kode_toko, tanggal);
select pasang_rls('gesek_tunai', '');
grant select on gesek_tunai to mustika_app, mustika_report;
grant insert, select on gesek_tunai to mustika_buku;

-- What customers and salespeople earn: gifts, points, coupons, bonus.
create table hadiah (
  kode_toko text not null,
  kode_hadiah text not null,
  nama_hadiah text not null,
  poin integer not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  kode_barcode text,
  primary key (kode_toko, kode_hadiah),
  constraint hadiah_poin_check check (poin >= 1 AND poin <= 10000000),
  constraint hadiah_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint hadiah_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references stok_aksesoris(kode_toko, kode_barcode)
);
create index cari_hadiah_nama_hadiah on hadiah (kode_toko, nama_hadiah, kode_hadiah);
create unique index uq_hadiah_barcode on hadiah (kode_toko, kode_barcode) WHERE aktif;
comment on index uq_hadiah_barcode is 'Barang Ini Sudah Menjadi Hadiah Lain';
select pasang_rls('hadiah', '');
grant insert, select, update on hadiah to mustika_app;
grant select on hadiah to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON hadiah REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON hadiah REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON hadiah REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table hadiah enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- The access tree: is_show per menu path. A missing row means hidden. Spec 1 §6.
create table hak_akses (
  user_id text not null,
  path text not null,
  is_show boolean not null,
  asal text not null default 'SENDIRI',
  disalin_dari text,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (user_id, path),
  constraint hak_akses_asal_check check (asal = ANY (ARRAY['SENDIRI', 'SALINAN'])),
  constraint hak_akses_salinan check ((asal = 'SALINAN') = (disalin_dari IS NOT NULL)),
  constraint hak_akses_disalin_dari_fkey foreign key (disalin_dari) references pengguna(user_id),
  constraint hak_akses_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant delete, insert, select, update on hak_akses to mustika_app;
grant select on hak_akses to mustika_buku, mustika_report;
-- Trigger catat_kuasa: functions/pengguna/catat_kuasa.sql

-- Who owns what of ours and who may do what with it, as the program of today has it. Written by migrate() from schema.sql, so
-- that a database says by itself whether it still is what was made: a dump that comes back loses owners and rights in silence.
create table hak_seharusnya (
  objek text not null,
  sifat text not null,
  primary key (objek)
);


-- What a user of a level sees until somebody decides otherwise for him. Filled from the declarations at every start with
-- whatever screens are new (domains/pengguna/templat.query.ts), so that the users of an upgraded database get them.
create table hak_templat (
  level text not null,
  path text not null,
  is_show boolean not null,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (level, path),
  constraint hak_templat_level_check check (level = ANY (ARRAY['OWN', 'SU', 'MU', 'SPV', 'DEV', 'KASIR']))
);
grant insert, select, update on hak_templat to mustika_app;
grant select on hak_templat to mustika_buku, mustika_report;

-- Pieces that are destroyed, as they looked: stored before there is a number, named by the document that shows them.
create table hancur_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint hancur_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('hancur_foto', '');
grant insert, select on hancur_foto to mustika_app;
grant select on hancur_foto to mustika_buku, mustika_report;

-- Emptying gudang BELI: what was bought and is not sent away is destroyed by the day it was bought. Its worth goes to the
-- scrap (ROSOK) or to the losses (HILANG), as the state it is given says.
create table kondisi_barang (
  kode_toko text not null,
  kondisi_barang text not null,
  tujuan text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kondisi_barang),
  constraint kondisi_barang_tujuan_check check (tujuan = ANY (ARRAY['ROSOK', 'HILANG'])),
  constraint kondisi_barang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_kondisi_barang_tujuan on kondisi_barang (kode_toko, tujuan, kondisi_barang);
select pasang_rls('kondisi_barang', '');
grant insert, select, update on kondisi_barang to mustika_app;
grant select on kondisi_barang to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON kondisi_barang REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON kondisi_barang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON kondisi_barang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table kondisi_barang enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- Pieces of the shop that are destroyed: scrap that is ours, or a loss. Their lines are asal_gerak.
create table hancur_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kondisi_barang text not null,
  tujuan text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  keterangan text not null,
  foto text,
  primary key (kode_toko, no_dokumen),
  constraint hancur_barang_berat_check check (berat > 0),
  constraint hancur_barang_harga_modal_check check (harga_modal >= 0),
  constraint hancur_barang_jumlah_barang_check check (jumlah_barang > 0),
  constraint hancur_barang_tujuan_check check (tujuan = ANY (ARRAY['ROSOK', 'HILANG'])),
  constraint hancur_barang_foto foreign key (kode_toko, foto) references hancur_foto(kode_toko, foto),
  constraint hancur_barang_kode_toko_kondisi_barang_fkey foreign key (kode_toko, kondisi_barang) references kondisi_barang(kode_toko, kondisi_barang),
  constraint hancur_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('hancur_barang', '');
grant select on hancur_barang to mustika_app, mustika_report;
grant insert, select on hancur_barang to mustika_buku;

create table hancur_manual (
  kode_toko text not null,
  no_dokumen text not null,
  kondisi_barang text not null,
  tujuan text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  constraint hancur_manual_berat_check check (berat > 0),
  constraint hancur_manual_harga_modal_check check (harga_modal >= 0),
  constraint hancur_manual_jumlah_barang_check check (jumlah_barang > 0),
  constraint hancur_manual_tujuan_check check (tujuan = ANY (ARRAY['ROSOK', 'HILANG'])),
  constraint hancur_manual_kode_toko_kondisi_barang_fkey foreign key (kode_toko, kondisi_barang) references kondisi_barang(kode_toko, kondisi_barang),
  constraint hancur_manual_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('hancur_manual', '');
grant select on hancur_manual to mustika_app, mustika_report;
grant insert, select on hancur_manual to mustika_buku;

create table hancur_pembelian (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tgl_beli date not null,
  kondisi_barang text not null,
  tujuan text not null,
  user_id text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  nilai rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint hancur_pembelian_berat_check check (berat > 0),
  constraint hancur_pembelian_jumlah_barang_check check (jumlah_barang > 0),
  constraint hancur_pembelian_nilai_check check (nilai > 0),
  constraint hancur_pembelian_tujuan_check check (tujuan = ANY (ARRAY['ROSOK', 'HILANG'])),
  constraint hancur_pembelian_kode_toko_kondisi_barang_fkey foreign key (kode_toko, kondisi_barang) references kondisi_barang(kode_toko, kondisi_barang),
  constraint hancur_pembelian_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index hancur_pembelian_hari on hancur_pembelian (kode_toko, tanggal);
select pasang_rls('hancur_pembelian', '');
grant select on hancur_pembelian to mustika_app, mustika_report;
grant insert, select on hancur_pembelian to mustika_buku;

create table hancur_pembelian_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  no_faktur_beli text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  berat miligram not null,
  kadar mili_persen not null,
  harga_modal rupiah not null,
  kode_baki text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  constraint hancur_pembelian_barang_berat_check check (berat > 0),
  constraint hancur_pembelian_barang_harga_modal_check check (harga_modal > 0),
  constraint hancur_pembelian_barang_kadar_check check (kadar::integer > 0),
  constraint hancur_pembelian_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint hancur_pembelian_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references hancur_pembelian(kode_toko, no_dokumen)
);
create index hancur_pembelian_barang_hari on hancur_pembelian_barang (kode_toko, tanggal);
create unique index uq_hancur_pembelian on hancur_pembelian_barang (kode_toko, no_faktur_beli) WHERE NOT batal;
select pasang_rls('hancur_pembelian_barang', '');
grant select on hancur_pembelian_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on hancur_pembelian_barang to mustika_buku;

-- The business days of a store. Posting needs the open one; there is at most one. Domain R11.3.
create table hari_toko (
  kode_toko text not null,
  tanggal date not null,
  status text not null default 'OPEN',
  dibuka_pada timestamp with time zone not null default now(),
  dibuka_oleh text not null,
  ditutup_pada timestamp with time zone,
  ditutup_oleh text,
  primary key (kode_toko, tanggal),
  constraint hari_toko_status_check check (status = ANY (ARRAY['OPEN', 'CLOSED'])),
  constraint hari_toko_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create unique index uq_hari_terbuka on hari_toko (kode_toko) WHERE status = 'OPEN';
select pasang_rls('hari_toko', '');
grant select on hari_toko to mustika_app, mustika_report;
grant delete, insert, select, update on hari_toko to mustika_buku;
-- Trigger jaga_periode: functions/akuntansi/jaga_periode.sql
-- Trigger jaga_saldo_hari: functions/akuntansi/jaga_saldo_hari.sql

-- A blind count of a drawer: what was in it, and what the books said at that moment. A recount is one more row.
create table hitung_laci (
  kode_toko text not null,
  tanggal date not null,
  akun text not null,
  dimensi text not null,
  urut smallint not null,
  jumlah rupiah not null,
  saldo rupiah not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  primary key (kode_toko, tanggal, akun, dimensi, urut),
  constraint hitung_laci_jumlah_check check (jumlah >= 0),
  constraint hitung_laci_urut_check check (urut > 0),
  constraint hitung_laci_akun_fkey foreign key (akun) references peran_akun(akun),
  constraint hitung_laci_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('hitung_laci', '');
grant select on hitung_laci to mustika_app, mustika_report;
grant insert, select on hitung_laci to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON hitung_laci FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON hitung_laci FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table hitung_laci enable always trigger kekal, enable always trigger kekal_semua;

create table hitung_pecahan (
  kode_toko text not null,
  tanggal date not null,
  akun text not null,
  dimensi text not null,
  urut smallint not null,
  nominal integer not null,
  lembar integer not null,
  primary key (kode_toko, tanggal, akun, dimensi, urut, nominal),
  constraint hitung_pecahan_lembar_check check (lembar > 0),
  constraint hitung_pecahan_nominal_check check (nominal > 0),
  constraint hitung_pecahan_kode_toko_tanggal_akun_dimensi_urut_fkey foreign key (kode_toko, tanggal, akun, dimensi, urut) references hitung_laci(kode_toko, tanggal, akun, dimensi, urut)
);
select pasang_rls('hitung_pecahan', '');
grant select on hitung_pecahan to mustika_app, mustika_report;
grant insert, select on hitung_pecahan to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON hitung_pecahan FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON hitung_pecahan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table hitung_pecahan enable always trigger kekal, enable always trigger kekal_semua;

create table hutang (
  kode_toko text not null,
  no_faktur_hutang text not null,
  tanggal date not null,
  no_faktur_lama text,
  no_faktur_awal text,
  no_faktur_manual text,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  nik_sim_passport text,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  kode_sales text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  berat_plastik miligram not null,
  taksir rupiah not null,
  plafond rupiah not null,
  jumlah_hutang rupiah not null,
  bunga mili_persen not null,
  mode_bunga text not null,
  hari_minimal integer not null,
  pembulatan rupiah not null,
  denda mili_persen not null,
  bunga_rp rupiah not null,
  biaya_adm rupiah not null,
  lama_pinjam integer not null,
  basis_tempo text not null,
  tempo_awal date not null,
  no_paket text,
  tempat_simpan text,
  keterangan text,
  transfer rupiah not null,
  no_rekening text,
  tgl_jatuh_tempo date not null,
  bulan_tempo integer not null,
  bunga_dibayar rupiah not null default 0,
  denda_dibayar rupiah not null default 0,
  tutup text,
  tgl_lunas date,
  no_faktur_baru text,
  kelebihan rupiah not null default 0,
  bunga_akrual rupiah not null default 0,
  denda_lunas date,
  tenggang integer not null,
  potongan_dahulu text not null,
  primary key (kode_toko, no_faktur_hutang),
  constraint hutang_adm check (biaya_adm < jumlah_hutang),
  constraint hutang_basis_tempo_check check (basis_tempo = ANY (ARRAY['BULAN', '30_HARI'])),
  constraint hutang_berat_check check (berat > 0),
  constraint hutang_berat_plastik check (berat_plastik >= berat),
  constraint hutang_biaya_adm_check check (biaya_adm >= 0),
  constraint hutang_bunga_akrual_check check (bunga_akrual >= 0),
  constraint hutang_bunga_check check (bunga::integer >= 0),
  constraint hutang_bunga_dibayar_check check (bunga_dibayar >= 0),
  constraint hutang_bunga_rp_check check (bunga_rp >= 0),
  constraint hutang_data_diri_tersegel check (COALESCE(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'),
  constraint hutang_denda_check check (denda::integer >= 0),
  constraint hutang_denda_dibayar_check check (denda_dibayar >= 0),
  constraint hutang_hari_minimal_check check (hari_minimal > 0),
  constraint hutang_jumlah_barang_check check (jumlah_barang > 0),
  constraint hutang_jumlah_hutang_check check (jumlah_hutang > 0),
  constraint hutang_kelebihan_check check (kelebihan >= 0),
  constraint hutang_lama_pinjam_check check (lama_pinjam > 0),
  constraint hutang_mode_bunga_check check (mode_bunga = ANY (ARRAY['HARIAN', '15_HARIAN', 'BULANAN'])),
  constraint hutang_pembulatan_check check (pembulatan > 0),
  constraint hutang_plafond_check check (plafond >= 0),
  constraint hutang_potongan_dahulu check (potongan_dahulu = ANY (ARRAY['DENDA', 'BUNGA'])),
  constraint hutang_rantai check ((no_faktur_lama IS NULL) = (no_faktur_awal IS NULL)),
  constraint hutang_siapa check (kode_member IS NOT NULL OR no_hp_customer IS NOT NULL),
  constraint hutang_taksir_check check (taksir >= 0),
  constraint hutang_tempo check (tgl_jatuh_tempo > tanggal AND tempo_awal > tanggal AND bulan_tempo >= lama_pinjam),
  constraint hutang_tenggang check (tenggang >= 0),
  constraint hutang_transfer check (transfer >= 0 AND (transfer > 0) = (no_rekening IS NOT NULL)),
  constraint hutang_tutup check ((tutup IS NULL) = (tgl_lunas IS NULL) AND (no_faktur_baru IS NOT NULL) = (COALESCE(tutup, '-') = 'PEREMAJAAN')),
  constraint hutang_tutup_check check (tutup = ANY (ARRAY['LUNAS', 'PEREMAJAAN', 'LELANG'])),
  constraint hutang_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint hutang_kode_toko_kode_sales_fkey foreign key (kode_toko, kode_sales) references sales(kode_toko, kode_sales),
  constraint hutang_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references dokumen(kode_toko, no_dokumen),
  constraint hutang_kode_toko_no_faktur_lama_fkey foreign key (kode_toko, no_faktur_lama) references hutang(kode_toko, no_faktur_hutang),
  constraint hutang_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
create index hutang_hari on hutang (kode_toko, tanggal);
create index hutang_hp on hutang (kode_toko, no_hp_customer);
create index hutang_identitas on hutang (kode_toko, split_part(nik_sim_passport, '~', 1)) WHERE nik_sim_passport IS NOT NULL;
create index hutang_lama on hutang (kode_toko, no_faktur_lama) WHERE no_faktur_lama IS NOT NULL;
create index hutang_lunas on hutang (kode_toko, tgl_lunas) WHERE tutup IS NOT NULL;
create index hutang_member on hutang (kode_member) WHERE kode_member IS NOT NULL;
create index hutang_tempo on hutang (kode_toko, tgl_jatuh_tempo) WHERE tutup IS NULL;
comment on constraint hutang_berat_plastik on hutang is 'Berat Emas + Plastik Tidak Boleh Kurang Dari Berat Emas';
comment on constraint hutang_data_diri_tersegel on hutang is 'Data Diri Harus Tersegel';
select pasang_rls('hutang', '');
grant select on hutang to mustika_app, mustika_report;
grant insert, select, update (no_paket, tempat_simpan, tgl_jatuh_tempo, bulan_tempo, bunga_dibayar, denda_dibayar, tutup, tgl_lunas, no_faktur_baru, kelebihan, bunga_akrual, denda_lunas) on hutang to mustika_buku;

-- What a closing booked of each contract, or took back of it.
create table hutang_akrual (
  kode_toko text not null,
  no_dokumen text not null,
  no_faktur_hutang text not null,
  tanggal date not null,
  jumlah rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, no_faktur_hutang),
  constraint hutang_akrual_jumlah_check check (jumlah <> 0),
  constraint hutang_akrual_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint hutang_akrual_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
create index hutang_akrual_hutang on hutang_akrual (kode_toko, no_faktur_hutang);
select pasang_rls('hutang_akrual', '');
grant select on hutang_akrual to mustika_app, mustika_report;
grant insert, select, update (batal) on hutang_akrual to mustika_buku;

create table hutang_barang (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut smallint not null,
  nama_barang text not null,
  jumlah integer not null,
  berat miligram not null,
  kadar mili_persen not null,
  kondisi_pinjaman text,
  harga_per_gram rupiah not null,
  taksir rupiah not null,
  foto text,
  urut_lama smallint,
  keadaan text not null default 'GADAI',
  primary key (kode_toko, no_faktur_hutang, urut),
  constraint hutang_barang_berat_check check (berat > 0),
  constraint hutang_barang_harga_per_gram_check check (harga_per_gram > 0),
  constraint hutang_barang_jumlah_check check (jumlah > 0),
  constraint hutang_barang_kadar_check check (kadar::integer > 0 AND kadar::integer <= 100000),
  constraint hutang_barang_keadaan_check check (keadaan = ANY (ARRAY['GADAI', 'DITEBUS', 'LANJUT', 'LELANG', 'BATAL'])),
  constraint hutang_barang_taksir_check check (taksir >= 0),
  constraint hutang_barang_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
select pasang_rls('hutang_barang', '');
grant select on hutang_barang to mustika_app, mustika_report;
grant insert, select, update (keadaan) on hutang_barang to mustika_buku;

-- The pieces that a pledge became, by the event that took it and the line of the deed each came from.
create table hutang_ambil (
  kode_toko text not null,
  no_faktur_hutang text not null,
  peristiwa smallint not null,
  urut smallint not null,
  jaminan smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_baki text not null,
  berat miligram not null,
  kadar mili_persen not null,
  nilai rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_hutang, peristiwa, urut),
  constraint hutang_ambil_berat_check check (berat > 0),
  constraint hutang_ambil_kadar_check check (kadar::integer > 0),
  constraint hutang_ambil_nilai_check check (nilai > 0),
  constraint hutang_ambil_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint hutang_ambil_kode_toko_no_faktur_hutang_jaminan_fkey foreign key (kode_toko, no_faktur_hutang, jaminan) references hutang_barang(kode_toko, no_faktur_hutang, urut)
);
create index hutang_ambil_barcode on hutang_ambil (kode_toko, kode_barcode);
select pasang_rls('hutang_ambil', '');
grant select on hutang_ambil to mustika_app, mustika_report;
grant insert, select, update (batal) on hutang_ambil to mustika_buku;

-- Pictures that were taken of pledges; before the contract there is no number to name one after.
create table hutang_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint hutang_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('hutang_foto', '');
grant insert, select on hutang_foto to mustika_app;
grant select on hutang_foto to mustika_report;

-- What happened to a contract: an event of its own document, or of the number it goes on under.
create table hutang_gerak (
  kode_toko text not null,
  no_faktur_hutang text not null,
  urut smallint not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  jenis text not null,
  pokok rupiah not null default 0,
  hari integer not null default 0,
  bunga_hitung rupiah not null default 0,
  bunga rupiah not null default 0,
  denda rupiah not null default 0,
  potongan_bunga rupiah not null default 0,
  potongan_denda rupiah not null default 0,
  bulan integer not null default 0,
  tgl_jatuh_tempo date,
  hasil rupiah not null default 0,
  biaya rupiah not null default 0,
  kelebihan rupiah not null default 0,
  rugi rupiah not null default 0,
  pembeli text,
  batal boolean not null default false,
  diambil text,
  akrual rupiah not null default 0,
  akrual_hapus rupiah not null default 0,
  primary key (kode_toko, no_faktur_hutang, urut),
  constraint hutang_gerak_akrual check (akrual <= bunga),
  constraint hutang_gerak_akrual_check check (akrual >= 0),
  constraint hutang_gerak_akrual_hapus_check check (akrual_hapus >= 0),
  constraint hutang_gerak_biaya_check check (biaya >= 0),
  constraint hutang_gerak_bulan_check check (bulan >= 0),
  constraint hutang_gerak_bunga_check check (bunga >= 0),
  constraint hutang_gerak_bunga_hitung_check check (bunga_hitung >= 0),
  constraint hutang_gerak_denda_check check (denda >= 0),
  constraint hutang_gerak_diambil check (diambil IS NULL OR jenis = 'LELANG' AND pembeli IS NULL),
  constraint hutang_gerak_diambil_check check (diambil = ANY (ARRAY['BELI', 'ROSOK'])),
  constraint hutang_gerak_hari_check check (hari >= 0),
  constraint hutang_gerak_hasil check (jenis <> 'LELANG' OR (hasil + rugi) = (biaya - pokok + bunga + denda + kelebihan)),
  constraint hutang_gerak_hasil_check check (hasil >= 0),
  constraint hutang_gerak_jenis_check check (jenis = ANY (ARRAY['CAIR', 'AWAL', 'BUNGA', 'LUNAS', 'PEREMAJAAN', 'LELANG', 'KELEBIHAN', 'DALUWARSA'])),
  constraint hutang_gerak_kelebihan check ( CASE jenis WHEN 'LELANG' THEN kelebihan >= 0 WHEN 'KELEBIHAN' THEN kelebihan < 0 WHEN 'DALUWARSA' THEN kelebihan < 0 ELSE kelebihan = 0 END),
  constraint hutang_gerak_lelang check (jenis = 'LELANG' OR hasil = 0 AND biaya = 0 AND rugi = 0 AND pembeli IS NULL),
  constraint hutang_gerak_pokok check ( CASE jenis WHEN 'CAIR' THEN pokok > 0 WHEN 'AWAL' THEN pokok > 0 WHEN 'LUNAS' THEN pokok < 0 WHEN 'PEREMAJAAN' THEN pokok < 0 WHEN 'LELANG' THEN pokok < 0 ELSE pokok = 0 END),
  constraint hutang_gerak_potongan_bunga_check check (potongan_bunga >= 0),
  constraint hutang_gerak_potongan_denda_check check (potongan_denda >= 0),
  constraint hutang_gerak_rugi_check check (rugi >= 0),
  constraint hutang_gerak_tempo check ((bulan > 0) = (tgl_jatuh_tempo IS NOT NULL) AND (bulan = 0 OR jenis = 'BUNGA')),
  constraint hutang_gerak_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut),
  constraint hutang_gerak_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
create index hutang_gerak_dokumen on hutang_gerak (kode_toko, no_dokumen);
create index hutang_gerak_hari on hutang_gerak (kode_toko, tanggal);
select pasang_rls('hutang_gerak', '');
grant select on hutang_gerak to mustika_app, mustika_report;
grant insert, select, update (batal) on hutang_gerak to mustika_buku;

-- A customer is told before his pledge is sold: when, which way, by whom.
create table hutang_peringatan (
  kode_toko text not null,
  no_faktur_hutang text not null,
  peristiwa smallint not null,
  tanggal date not null,
  cara text not null,
  keterangan text,
  user_id text not null,
  primary key (kode_toko, no_faktur_hutang, peristiwa),
  constraint hutang_peringatan_cara_check check (cara = ANY (ARRAY['WHATSAPP', 'TELEPON', 'SURAT', 'LANGSUNG'])),
  constraint hutang_peringatan_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
select pasang_rls('hutang_peringatan', '');
grant select on hutang_peringatan to mustika_app, mustika_report;
grant insert, select on hutang_peringatan to mustika_buku;

create table idem (
  kode_toko text not null,
  user_id text not null,
  kunci text not null,
  req_hash text not null,
  jawaban jsonb,
  dibuat timestamp with time zone not null default now(),
  primary key (kode_toko, user_id, kunci)
);
select pasang_rls('idem', '');
grant select on idem to mustika_app, mustika_report;
grant insert, select, update (jawaban) on idem to mustika_buku;

-- Keys whose answer nobody may ask for any more: that they were used, in eight bytes each (docs/decisions/0123). `kunci` are their
-- numbers, `ember` the last ten bits of each, so that a key is looked for in one row of a few hundred numbers.
create table idem_lama (
  kode_toko text not null,
  ember smallint not null,
  kunci bigint[] not null,
  primary key (kode_toko, ember)
);
select pasang_rls('idem_lama', '');
grant select on idem_lama to mustika_app, mustika_buku, mustika_report;

\ir functions/master/kolom_berjadwal.sql

create table jadwal_harga (
  kode_toko text not null,
  id uuid not null,
  tabel text not null,
  kode text not null,
  berlaku_mulai timestamp with time zone not null,
  nilai jsonb not null,
  status text not null default 'MENUNGGU',
  sebab text,
  dibuat_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  dibuat_pada timestamp with time zone not null,
  selesai_oleh text,
  selesai_pada timestamp with time zone,
  publikasi uuid,
  primary key (kode_toko, id),
  constraint jadwal_harga_kolom check ((nilai - (kolom_berjadwal(tabel))[2:]) = '{}'::jsonb),
  constraint jadwal_harga_nilai check (jsonb_typeof(nilai) = 'object' AND nilai <> '{}'::jsonb),
  constraint jadwal_harga_selesai check ((status = 'MENUNGGU') = (selesai_pada IS NULL)),
  constraint jadwal_harga_status_check check (status = ANY (ARRAY['MENUNGGU', 'BERLAKU', 'BATAL', 'GAGAL'])),
  constraint jadwal_harga_tabel check (kolom_berjadwal(tabel) IS NOT NULL),
  constraint jadwal_harga_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index jadwal_harga_baris on jadwal_harga (kode_toko, tabel, kode, berlaku_mulai);
create index jadwal_harga_menunggu on jadwal_harga (kode_toko, berlaku_mulai) WHERE status = 'MENUNGGU';
create index jadwal_harga_publikasi on jadwal_harga (kode_toko, publikasi) WHERE publikasi IS NOT NULL;
create unique index uq_jadwal_harga on jadwal_harga (kode_toko, tabel, kode, berlaku_mulai) WHERE status = 'MENUNGGU';
comment on index uq_jadwal_harga is 'Sudah Ada Harga Yang Dijadwalkan Untuk Waktu Itu';
select pasang_rls('jadwal_harga', '');
grant select on jadwal_harga to mustika_app, mustika_report;
grant insert, select, update (status, sebab, selesai_oleh, selesai_pada) on jadwal_harga to mustika_buku;

-- Reports that go out by themselves, and what came of each time. docs/decisions/0165.
-- oldest program: 0630_oldest_program.sql
create table jadwal_laporan (
  kode_toko text not null,
  id uuid not null,
  nama text not null,
  pemilik text not null,
  laporan text not null,
  format text not null,
  ulang text not null,
  hari integer,
  jam text not null,
  rentang text,
  cari jsonb not null,
  tujuan text[] not null,
  aktif boolean not null default true,
  sebab text,
  berikut timestamp with time zone not null,
  primary key (kode_toko, id),
  constraint jadwal_laporan_cari check (jsonb_typeof(cari) = 'array'),
  constraint jadwal_laporan_format check (format = ANY (ARRAY['pdf', 'xlsx'])),
  constraint jadwal_laporan_hari check ( CASE ulang WHEN 'HARIAN' THEN hari IS NULL WHEN 'MINGGUAN' THEN COALESCE(hari, 0) >= 1 AND COALESCE(hari, 0) <= 7 ELSE COALESCE(hari, 0) >= 1 AND COALESCE(hari, 0) <= 28 END),
  constraint jadwal_laporan_jam check (jam ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  constraint jadwal_laporan_nama check (length(nama) >= 1 AND length(nama) <= 60),
  constraint jadwal_laporan_rentang check (rentang = ANY (ARRAY['hariIni', 'kemarin', 'tujuhHari', 'bulanIni', 'bulanLalu'])),
  constraint jadwal_laporan_sebab check (NOT aktif OR sebab IS NULL),
  constraint jadwal_laporan_tujuan check (cardinality(tujuan) >= 1 AND cardinality(tujuan) <= 10),
  constraint jadwal_laporan_ulang check (ulang = ANY (ARRAY['HARIAN', 'MINGGUAN', 'BULANAN'])),
  constraint jadwal_laporan_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint jadwal_laporan_pemilik_fkey foreign key (pemilik) references pengguna(user_id)
);
create index jadwal_laporan_berikut on jadwal_laporan (berikut) WHERE aktif;
comment on constraint jadwal_laporan_cari on jadwal_laporan is 'Filter Jadwal Tidak Terbaca';
comment on constraint jadwal_laporan_format on jadwal_laporan is 'Jenis Berkas Laporan Tidak Dikenal';
comment on constraint jadwal_laporan_hari on jadwal_laporan is 'Pilih Hari Pengiriman';
comment on constraint jadwal_laporan_jam on jadwal_laporan is 'Jam Pengiriman Tidak Dikenal';
comment on constraint jadwal_laporan_nama on jadwal_laporan is 'Nama Jadwal Harus Diisi';
comment on constraint jadwal_laporan_rentang on jadwal_laporan is 'Rentang Tanggal Tidak Dikenal';
comment on constraint jadwal_laporan_sebab on jadwal_laporan is 'Jadwal Yang Menyala Tidak Punya Sebab Mati';
comment on constraint jadwal_laporan_tujuan on jadwal_laporan is 'Isi Satu Sampai Sepuluh Alamat Surel';
comment on constraint jadwal_laporan_ulang on jadwal_laporan is 'Pengulangan Jadwal Tidak Dikenal';
select pasang_rls('jadwal_laporan', '');
grant delete, insert, select, update (nama, format, ulang, hari, jam, rentang, tujuan, aktif, sebab, berikut) on jadwal_laporan to mustika_app;
grant select on jadwal_laporan to mustika_report;

-- Kinds of documents that may be dated into a day that is over: they move no cash, no piece and no point.
create table jenis_mundur (
  jenis text not null,
  primary key (jenis)
);
insert into jenis_mundur (jenis) values
  ('jurnal_umum'),
  ('penutup_bulan');
grant select on jenis_mundur to mustika_app, mustika_buku, mustika_report;

-- Bars and scrap are sold to another business, with the tax of each lot. docs/decisions/0091.
create table jual_emas (
  kode_toko text not null,
  no_dokumen text not null,
  kode_supplier text not null,
  harga_murni rupiah not null,
  jumlah_barang integer not null,
  berat miligram not null,
  murni miligram not null,
  murni_jual miligram not null,
  total rupiah not null,
  ppn rupiah not null,
  pph22 rupiah not null,
  jumlah rupiah not null,
  jenis_supplier text,
  no_bebas_pph22 text,
  harga_modal rupiah not null,
  kasir text not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint jual_emas_berat_check check (berat > 0),
  constraint jual_emas_check check (ppn >= 0 AND ppn <= total),
  constraint jual_emas_harga_modal_check check (harga_modal >= 0),
  constraint jual_emas_harga_murni_check check (harga_murni >= 1),
  constraint jual_emas_jenis_supplier_check check (jenis_supplier = ANY (ARRAY['PABRIKAN', 'PEDAGANG'])),
  constraint jual_emas_jumlah check (jumlah = (total + pph22)),
  constraint jual_emas_jumlah_barang_check check (jumlah_barang >= 0),
  constraint jual_emas_murni_check check (murni >= 0),
  constraint jual_emas_murni_jual_check check (murni_jual >= 0),
  constraint jual_emas_pph22 check (pph22 = 0 OR no_bebas_pph22 IS NULL),
  constraint jual_emas_pph22_check check (pph22 >= 0),
  constraint jual_emas_total_check check (total >= 0),
  constraint jual_emas_kode_toko_kode_supplier_fkey foreign key (kode_toko, kode_supplier) references supplier_barang(kode_toko, kode_supplier),
  constraint jual_emas_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('jual_emas', '');
grant select on jual_emas to mustika_app, mustika_report;
grant insert, select on jual_emas to mustika_buku;

-- Each lot as the tax office hears of it; `kadar_uji` is what the buyer's test says where he did not take the shop's word.
create table jual_emas_lot (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_lot text not null,
  nama_lot text not null,
  kadar mili_persen not null,
  kadar_uji mili_persen,
  qty integer not null,
  berat miligram not null,
  murni miligram not null,
  murni_jual miligram not null,
  kelas_ppn text,
  ppn_cara text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null,
  total rupiah not null,
  pph22 rupiah not null,
  harga_modal rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint jual_emas_lot_berat_check check (berat > 0),
  constraint jual_emas_lot_dpp check ( CASE WHEN kelas_ppn IS NULL THEN num_nonnulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 AND ppn_transaksi_rp = 0 ELSE num_nulls(ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = 0 AND (dpp + ppn_transaksi_rp) = total END),
  constraint jual_emas_lot_harga_modal_check check (harga_modal >= 0),
  constraint jual_emas_lot_kadar_check check (kadar::integer >= 1),
  constraint jual_emas_lot_kadar_uji_check check (kadar_uji::integer >= 1 AND kadar_uji::integer <= 100000),
  constraint jual_emas_lot_murni_check check (murni >= 0),
  constraint jual_emas_lot_murni_jual_check check (murni_jual >= 0),
  constraint jual_emas_lot_pph22_check check (pph22 >= 0),
  constraint jual_emas_lot_ppn_transaksi_rp_check check (ppn_transaksi_rp >= 0),
  constraint jual_emas_lot_qty_check check (qty >= 0),
  constraint jual_emas_lot_total_check check (total >= 0),
  constraint jual_emas_lot_kode_toko_kode_lot_fkey foreign key (kode_toko, kode_lot) references lot(kode_toko, kode_lot),
  constraint jual_emas_lot_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references jual_emas(kode_toko, no_dokumen)
);
create index jual_emas_lot_kelas on jual_emas_lot (kode_toko, kelas_ppn, tanggal) WHERE kelas_ppn IS NOT NULL;
select pasang_rls('jual_emas_lot', '');
grant select on jual_emas_lot to mustika_app, mustika_report;
grant insert, select on jual_emas_lot to mustika_buku;

-- A general journal: lines that balance, kept as they were typed.
create table jurnal_umum (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  keterangan text not null,
  total rupiah not null,
  lampiran text,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  constraint jurnal_umum_total_check check (total > 0),
  constraint jurnal_umum_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index jurnal_umum_hari on jurnal_umum (kode_toko, tanggal);
select pasang_rls('jurnal_umum', '');
grant select on jurnal_umum to mustika_app, mustika_report;
grant insert, select on jurnal_umum to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON jurnal_umum FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON jurnal_umum FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table jurnal_umum enable always trigger kekal, enable always trigger kekal_semua;

create table jurnal_umum_baris (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  nomor_akun text not null,
  dimensi text not null,
  debit rupiah not null,
  kredit rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen, urut),
  constraint jurnal_satu_sisi check ((debit = 0) <> (kredit = 0)),
  constraint jurnal_umum_baris_debit_check check (debit >= 0),
  constraint jurnal_umum_baris_kredit_check check (kredit >= 0),
  constraint jurnal_umum_baris_urut_check check (urut > 0),
  constraint jurnal_umum_baris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references jurnal_umum(kode_toko, no_dokumen),
  constraint jurnal_umum_baris_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun)
);
select pasang_rls('jurnal_umum_baris', '');
grant select on jurnal_umum_baris to mustika_app, mustika_report;
grant insert, select on jurnal_umum_baris to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON jurnal_umum_baris FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON jurnal_umum_baris FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table jurnal_umum_baris enable always trigger kekal, enable always trigger kekal_semua;

-- Messages to customers: where they go through, what they say, who agreed, and what became of each. The specification names
-- the screen whatsapp-setting and the call chat/send (receiver, message, type) and shows no more.
create table setting_wa (
  kode_toko text not null,
  aktif boolean not null default false,
  alamat text not null default 'https://graph.facebook.com',
  versi_api text not null default 'v26.0',
  id_nomor text not null default '',
  nomor text not null default '',
  token text,
  token_diganti timestamp with time zone,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  rahasia_aplikasi text,
  token_verifikasi text,
  primary key (kode_toko),
  constraint setting_wa_id_nomor check (id_nomor ~ '^[0-9]{0,30}$'),
  constraint setting_wa_versi_api check (versi_api ~ '^v[0-9]{1,2}[.][0-9]$'),
  constraint setting_wa_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('setting_wa', '');
grant insert, select, update on setting_wa to mustika_app;
grant select on setting_wa to mustika_report;

create table kabar_wa (
  kode_toko text not null,
  id_penyedia text not null,
  kabar text not null,
  waktu timestamp with time zone not null,
  galat text,
  diterima timestamp with time zone not null,
  primary key (kode_toko, id_penyedia, kabar),
  constraint kabar_wa_id_penyedia_check check (length(id_penyedia) >= 1 AND length(id_penyedia) <= 200),
  constraint kabar_wa_kabar_check check (kabar = ANY (ARRAY['SENT', 'DELIVERED', 'READ', 'FAILED'])),
  constraint kabar_wa_kode_toko_fkey foreign key (kode_toko) references setting_wa(kode_toko)
);
select pasang_rls('kabar_wa', '');
grant insert, select on kabar_wa to mustika_app;
grant select on kabar_wa to mustika_report;

create table kadar (
  kode_kadar text not null,
  nama_kadar text not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_kadar),
  constraint kadar_kadar_check check (kadar::integer >= 1 AND kadar::integer <= 500000)
);
create index cari_kadar_nama_kadar on kadar (nama_kadar, kode_kadar);
grant insert, select, update on kadar to mustika_app;
grant select on kadar to mustika_buku, mustika_report;

-- Selling without the network (docs/decisions/0160): what a till took along, the notas that came of it when the network was back, and
-- those that somebody has to decide about.
-- oldest program: 0630_oldest_program.sql
create table paket_luring (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  perangkat_hash bytea not null,
  urut integer not null,
  dibuat timestamp with time zone not null,
  sampai timestamp with time zone not null,
  batas_nota rupiah not null,
  batas_total rupiah not null,
  banyak_nomor integer not null,
  rahasia text not null,
  harga jsonb not null,
  terpakai rupiah not null default 0,
  terlihat timestamp with time zone not null,
  menunggu integer not null default 0,
  keadaan text not null default 'AKTIF',
  ditarik_oleh text,
  alasan text,
  primary key (kode_toko, id),
  constraint paket_luring_kode_toko_urut_key unique (kode_toko, urut),
  constraint paket_luring_banyak_nomor_check check (banyak_nomor >= 1 AND banyak_nomor <= 999),
  constraint paket_luring_batas_nota_check check (batas_nota > 0),
  constraint paket_luring_batas_total_check check (batas_total > 0),
  constraint paket_luring_ditarik check ((keadaan = 'DITARIK') = (ditarik_oleh IS NOT NULL) AND (ditarik_oleh IS NULL) = (alasan IS NULL)),
  constraint paket_luring_keadaan_check check (keadaan = ANY (ARRAY['AKTIF', 'DIGANTI', 'KEMBALI', 'DITARIK'])),
  constraint paket_luring_menunggu_check check (menunggu >= 0),
  constraint paket_luring_perangkat_hash_check check (octet_length(perangkat_hash) = 32),
  constraint paket_luring_sampai check (sampai > dibuat),
  constraint paket_luring_terpakai check (terpakai >= 0 AND terpakai <= batas_total),
  constraint paket_luring_urut_check check (urut > 0),
  constraint paket_luring_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint paket_luring_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create unique index paket_luring_aktif on paket_luring (kode_toko, perangkat_hash) WHERE keadaan = 'AKTIF';
comment on constraint paket_luring_ditarik on paket_luring is 'Paket Yang Ditarik Menyebut Siapa Dan Alasannya';
comment on constraint paket_luring_sampai on paket_luring is 'Paket Berakhir Setelah Dibuat';
comment on constraint paket_luring_terpakai on paket_luring is 'Penjualan Tanpa Jaringan Melebihi Batas Paket';
select pasang_rls('paket_luring', '');
grant insert, select, update (terlihat, menunggu, keadaan, ditarik_oleh, alasan) on paket_luring to mustika_app;
grant select, update (terpakai) on paket_luring to mustika_buku;
grant select on paket_luring to mustika_report;

create table kasus_luring (
  kode_toko text not null,
  no_luring text not null,
  paket uuid not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  diterima timestamp with time zone not null,
  total rupiah not null,
  isi jsonb not null,
  sebab text not null,
  rincian text not null,
  keadaan text not null default 'TERBUKA',
  diputus_oleh text,
  diputus_pada timestamp with time zone,
  alasan text,
  primary key (kode_toko, no_luring),
  constraint kasus_luring_keadaan_check check (keadaan = ANY (ARRAY['TERBUKA', 'MASUK', 'SELESAI'])),
  constraint kasus_luring_selesai check ((keadaan = 'SELESAI') = (num_nulls(diputus_oleh, diputus_pada, alasan) = 0)),
  constraint kasus_luring_kode_toko_paket_fkey foreign key (kode_toko, paket) references paket_luring(kode_toko, id),
  constraint kasus_luring_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
comment on constraint kasus_luring_selesai on kasus_luring is 'Kasus Yang Selesai Menyebut Siapa, Kapan Dan Alasannya';
select pasang_rls('kasus_luring', '');
grant insert, select, update (keadaan, diputus_oleh, diputus_pada, alasan) on kasus_luring to mustika_app;
grant select, update (keadaan) on kasus_luring to mustika_buku;
grant select on kasus_luring to mustika_report;

create table kelompok_harga (
  kode_toko text not null,
  kelompok_harga text not null,
  nama_kelompok text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kelompok_harga),
  constraint kelompok_harga_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_kelompok_harga_nama_kelompok on kelompok_harga (kode_toko, nama_kelompok, kelompok_harga);
select pasang_rls('kelompok_harga', '');
grant insert, select, update on kelompok_harga to mustika_app;
grant select on kelompok_harga to mustika_buku, mustika_report;

-- A cart put aside: any till of the store can take it up again.
create table keranjang (
  kode_toko text not null,
  id text not null,
  user_id text not null,
  label text not null,
  isi jsonb not null,
  diubah timestamp with time zone not null default now(),
  primary key (kode_toko, id),
  constraint keranjang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('keranjang', '');
grant delete, insert, select, update on keranjang to mustika_app;
grant select on keranjang to mustika_buku, mustika_report;

create table keterangan_nota (
  kode_toko text not null,
  kode_keterangan text not null,
  isi text not null,
  jenis_nota text not null,
  urutan integer not null default 1,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_keterangan),
  constraint keterangan_nota_jenis_nota_check check (jenis_nota = ANY (ARRAY['PENJUALAN', 'PEMBELIAN', 'PESANAN', 'TITIPAN', 'SERVICE', 'HUTANG', 'CICILAN'])),
  constraint keterangan_nota_urutan_check check (urutan >= 1 AND urutan <= 99),
  constraint keterangan_nota_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_keterangan_nota_isi on keterangan_nota (kode_toko, isi, kode_keterangan);
create unique index uq_keterangan_nota on keterangan_nota (kode_toko, jenis_nota, urutan) WHERE aktif;
comment on index uq_keterangan_nota is 'Urutan Ini Sudah Dipakai Keterangan Lain Di Jenis Nota Ini';
select pasang_rls('keterangan_nota', '');
grant insert, select, update on keterangan_nota to mustika_app;
grant select on keterangan_nota to mustika_buku, mustika_report;

-- Pieces from one store to another: the sender's document and the receiver's, joined by the number of the first. On the way a piece
-- is in nobody's tray. docs/decisions/0044.
create table kirim_barang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tujuan text not null,
  arah text not null,
  cara text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  dijalan integer not null,
  selisih integer not null default 0,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint kirim_barang_arah_check check (arah = ANY (ARRAY['PUSAT', 'CABANG', 'ANTAR'])),
  constraint kirim_barang_berat_check check (berat > 0),
  constraint kirim_barang_cara_check check (cara = ANY (ARRAY['BARANG', 'SATU_BAKI'])),
  constraint kirim_barang_dijalan_check check (dijalan >= 0),
  constraint kirim_barang_harga_modal_check check (harga_modal >= 0),
  constraint kirim_barang_jumlah_barang_check check (jumlah_barang > 0),
  constraint kirim_barang_ke_lain check (tujuan <> kode_toko),
  constraint kirim_barang_selisih_check check (selisih >= 0),
  constraint kirim_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint kirim_barang_tujuan_fkey foreign key (tujuan) references toko(kode_toko)
);
create index kirim_barang_dijalan on kirim_barang (kode_toko) WHERE dijalan > 0;
create index kirim_barang_nomor on kirim_barang (no_dokumen);
create index kirim_barang_tujuan on kirim_barang (tujuan) WHERE dijalan > 0 OR selisih > 0;
alter table kirim_barang enable row level security;
alter table kirim_barang force row level security;
create policy baca on kirim_barang for select using (((kode_toko = current_setting('app.kode_toko', true)) OR app_lintas() OR (kode_toko = ANY (app_lingkup()))));
create policy hapus on kirim_barang for delete using ((kode_toko = current_setting('app.kode_toko', true)));
create policy tambah on kirim_barang for insert with check ((kode_toko = current_setting('app.kode_toko', true)));
create policy tujuan on kirim_barang for select using ((tujuan = current_setting('app.kode_toko', true)));
create policy ubah on kirim_barang for update using ((kode_toko = current_setting('app.kode_toko', true))) with check ((kode_toko = current_setting('app.kode_toko', true)));
grant select on kirim_barang to mustika_app, mustika_report;
grant insert, select, update (dijalan, selisih) on kirim_barang to mustika_buku;

-- What became of each piece. What it was like when it left stands in asal_gerak, as for every kind that moves pieces.
create table kirim_barang_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  urut smallint not null,
  keadaan text not null default 'DIJALAN',
  berat_terima miligram,
  catatan text,
  primary key (kode_toko, no_dokumen, kode_barcode),
  constraint kirim_barang_barang_berat_terima_check check (berat_terima > 0),
  constraint kirim_barang_barang_keadaan_check check (keadaan = ANY (ARRAY['DIJALAN', 'BAIK', 'BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK', 'KETEMU', 'HILANG', 'KEMBALI', 'DITARIK'])),
  constraint kirim_barang_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references kirim_barang(kode_toko, no_dokumen),
  constraint kirim_barang_barang_kode_toko_no_dokumen_kode_barcode_fkey foreign key (kode_toko, no_dokumen, kode_barcode) references asal_gerak(kode_toko, no_dokumen, kode_barcode)
);
create index kirim_barang_barang_barcode on kirim_barang_barang (kode_barcode);
select pasang_rls('kirim_barang_barang', '');
grant select on kirim_barang_barang to mustika_app, mustika_report;
grant insert, select, update (keadaan, berat_terima, catatan) on kirim_barang_barang to mustika_buku;

create table kirim_cuci (
  kode_toko text not null,
  no_dokumen text not null,
  pekerjaan text not null,
  tukang text,
  perlakuan text,
  jumlah_barang integer not null,
  berat miligram not null,
  murni miligram not null,
  harga_modal rupiah not null,
  keterangan text,
  ditutup text,
  tujuan text,
  no_pesanan text,
  primary key (kode_toko, no_dokumen),
  constraint kirim_cuci_berat_check check (berat > 0),
  constraint kirim_cuci_harga_modal_check check (harga_modal >= 0),
  constraint kirim_cuci_jumlah_barang_check check (jumlah_barang >= 0),
  constraint kirim_cuci_ke_lain check (tujuan <> kode_toko),
  constraint kirim_cuci_murni_check check (murni >= 0),
  constraint kirim_cuci_pekerjaan_check check (pekerjaan = ANY (ARRAY['CUCI', 'PATRI', 'LEBUR', 'BUAT', 'PUSAT'])),
  constraint kirim_cuci_penerima check ( CASE pekerjaan WHEN 'PUSAT' THEN tujuan IS NOT NULL AND tukang IS NULL AND perlakuan IS NULL ELSE tujuan IS NULL AND tukang IS NOT NULL AND perlakuan IS NOT NULL END),
  constraint kirim_cuci_perlakuan_check check (perlakuan = ANY (ARRAY['HARGA_POKOK', 'LEBIH', 'BEBAN'])),
  constraint kirim_cuci_pesanan check (no_pesanan IS NULL OR pekerjaan = 'BUAT'),
  constraint kirim_cuci_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint kirim_cuci_kode_toko_no_pesanan_fkey foreign key (kode_toko, no_pesanan) references dokumen(kode_toko, no_dokumen),
  constraint kirim_cuci_kode_toko_tukang_fkey foreign key (kode_toko, tukang) references tukang(kode_toko, kode_tukang),
  constraint kirim_cuci_tujuan_fkey foreign key (tujuan) references toko(kode_toko)
);
create index kirim_cuci_pesanan on kirim_cuci (kode_toko, no_pesanan) WHERE no_pesanan IS NOT NULL;
create index kirim_cuci_terbuka on kirim_cuci (kode_toko, no_dokumen) WHERE ditutup IS NULL;
alter table kirim_cuci enable row level security;
alter table kirim_cuci force row level security;
create policy baca on kirim_cuci for select using (((kode_toko = current_setting('app.kode_toko', true)) OR app_lintas() OR (kode_toko = ANY (app_lingkup()))));
create policy hapus on kirim_cuci for delete using ((kode_toko = current_setting('app.kode_toko', true)));
create policy tambah on kirim_cuci for insert with check ((kode_toko = current_setting('app.kode_toko', true)));
create policy tujuan on kirim_cuci for select using ((tujuan = current_setting('app.kode_toko', true)));
create policy ubah on kirim_cuci for update using ((kode_toko = current_setting('app.kode_toko', true))) with check ((kode_toko = current_setting('app.kode_toko', true)));
grant select on kirim_cuci to mustika_app, mustika_report;
grant insert, select, update (ditutup) on kirim_cuci to mustika_buku;

-- Keys by which programs of others call the API (docs/decisions/0157). A key is known by the hash of what was shown once; what it may is
-- rights of the access tree. What it uses up stands apart, because every call changes it.
create table kunci_api (
  id uuid not null,
  nama text not null,
  hak text[] not null,
  toko text[] not null,
  alamat cidr[] not null default '{}'::cidr[],
  per_menit integer not null,
  sekaligus integer not null,
  berakhir timestamp with time zone not null,
  penanggung text not null,
  versi integer not null default 1,
  dibuat timestamp with time zone not null,
  dicabut timestamp with time zone,
  dicabut_oleh text,
  primary key (id),
  constraint kunci_api_nama_key unique (nama),
  constraint kunci_api_dicabut check ((dicabut IS NULL) = (dicabut_oleh IS NULL)),
  constraint kunci_api_hak_check check (cardinality(hak) > 0),
  constraint kunci_api_nama_check check (nama ~ '^[A-Z0-9][A-Z0-9 ._-]{1,38}[A-Z0-9]$'),
  constraint kunci_api_per_menit_check check (per_menit >= 1 AND per_menit <= 6000),
  constraint kunci_api_sekaligus_check check (sekaligus >= 1 AND sekaligus <= 1000),
  constraint kunci_api_toko_check check (cardinality(toko) > 0),
  constraint kunci_api_dicabut_oleh_fkey foreign key (dicabut_oleh) references pengguna(user_id),
  constraint kunci_api_penanggung_fkey foreign key (penanggung) references pengguna(user_id)
);
grant insert, select, update on kunci_api to mustika_app;

-- What happens is told to programs of others (docs/decisions/0158). The audit is what happened, in the order of its chain; a subscription
-- remembers how far it read it in each store, and what it has to send.
create table langganan_kejadian (
  id uuid not null,
  kunci uuid not null,
  nama text not null,
  alamat text not null,
  kejadian text[] not null,
  aktif boolean not null default true,
  macet timestamp with time zone,
  sebab text,
  urut bigint not null default 0,
  segel text not null,
  segel_lama text,
  lama_sampai timestamp with time zone,
  dibuat timestamp with time zone not null,
  dibuat_oleh text not null,
  primary key (id),
  constraint langganan_kejadian_alamat_check check (length(alamat) >= 8 AND length(alamat) <= 500),
  constraint langganan_kejadian_kejadian_check check (cardinality(kejadian) > 0),
  constraint langganan_kejadian_lama check ((segel_lama IS NULL) = (lama_sampai IS NULL)),
  constraint langganan_kejadian_macet check (macet IS NULL OR NOT aktif),
  constraint langganan_kejadian_nama_check check (length(nama) >= 1 AND length(nama) <= 40),
  constraint langganan_kejadian_dibuat_oleh_fkey foreign key (dibuat_oleh) references pengguna(user_id),
  constraint langganan_kejadian_kunci_fkey foreign key (kunci) references kunci_api(id)
);
create index langganan_kejadian_aktif on langganan_kejadian (id) WHERE aktif;
create index langganan_kejadian_kunci on langganan_kejadian (kunci);
grant insert, select, update on langganan_kejadian to mustika_app;
grant select on langganan_kejadian to mustika_buku;

create table kirim_kejadian (
  langganan uuid not null,
  urut bigint not null,
  id text not null,
  jenis text not null,
  toko text not null,
  no_dokumen text,
  terjadi timestamp with time zone not null,
  isi text not null,
  status text not null default 'ANTRI',
  percobaan integer not null default 0,
  jawaban integer,
  galat text,
  mulai timestamp with time zone,
  coba_lagi timestamp with time zone,
  dibuat timestamp with time zone not null,
  diubah timestamp with time zone not null,
  selesai timestamp with time zone,
  primary key (langganan, urut),
  constraint kirim_kejadian_percobaan_check check (percobaan >= 0),
  constraint kirim_kejadian_selesai check ((status = ANY (ARRAY['TERKIRIM', 'MATI'])) = (selesai IS NOT NULL)),
  constraint kirim_kejadian_status_check check (status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI'])),
  constraint kirim_kejadian_langganan_fkey foreign key (langganan) references langganan_kejadian(id)
);
create index kirim_kejadian_belum on kirim_kejadian (langganan, urut) WHERE status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG']);
create index kirim_kejadian_terkirim on kirim_kejadian (langganan, selesai) WHERE status = 'TERKIRIM';
grant delete, insert, select, update on kirim_kejadian to mustika_app;

create table kirim_laporan (
  kode_toko text not null,
  id uuid not null,
  jadwal uuid not null,
  saat timestamp with time zone not null,
  status text not null default 'ANTRI',
  percobaan integer not null default 0,
  coba_lagi timestamp with time zone,
  galat text,
  diubah timestamp with time zone not null default now(),
  primary key (kode_toko, id),
  constraint kirim_laporan_coba check ((coba_lagi IS NOT NULL) = (status = 'ULANG') OR status = 'KIRIM'),
  constraint kirim_laporan_galat check ((galat IS NOT NULL) = (status = ANY (ARRAY['ULANG', 'GAGAL'])) OR status = 'KIRIM'),
  constraint kirim_laporan_percobaan check (percobaan >= 0),
  constraint kirim_laporan_status check (status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'GAGAL'])),
  constraint kirim_laporan_kode_toko_jadwal_fkey foreign key (kode_toko, jadwal) references jadwal_laporan(kode_toko, id)
);
create index kirim_laporan_jalan on kirim_laporan (status, diubah) WHERE status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG']);
create unique index uq_kirim_laporan on kirim_laporan (kode_toko, jadwal, saat);
comment on constraint kirim_laporan_coba on kirim_laporan is 'Kiriman Yang Dicoba Lagi Menyebut Kapan';
comment on constraint kirim_laporan_galat on kirim_laporan is 'Kiriman Yang Gagal Menyebut Galatnya';
comment on constraint kirim_laporan_percobaan on kirim_laporan is 'Jumlah Percobaan Tidak Boleh Negatif';
comment on constraint kirim_laporan_status on kirim_laporan is 'Status Kiriman Laporan Tidak Dikenal';
select pasang_rls('kirim_laporan', '');
grant delete, insert, select, update (status, percobaan, coba_lagi, galat, diubah) on kirim_laporan to mustika_app;
grant select on kirim_laporan to mustika_report;

-- A lot on its way, told so that its receiver knows what it was, and what of it nobody has answered for.
create table kirim_pusat_lot (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_lot text not null,
  tujuan text not null,
  tanggal date not null,
  nama_lot text not null,
  jenis_lot text not null,
  kadar mili_persen not null,
  kode_group text,
  kode_dept text,
  ada_faktur boolean not null,
  qty integer not null,
  berat miligram not null,
  murni miligram not null,
  harga_modal rupiah not null,
  sisa_qty integer not null,
  sisa_berat miligram not null,
  sisa_murni miligram not null,
  sisa_modal rupiah not null,
  terima_berat miligram not null default 0,
  kembali_berat miligram not null default 0,
  hilang_berat miligram not null default 0,
  primary key (kode_toko, no_dokumen, urut),
  constraint kirim_pusat_lot_berat_check check (berat > 0),
  constraint kirim_pusat_lot_harga_modal_check check (harga_modal >= 0),
  constraint kirim_pusat_lot_hilang_berat_check check (hilang_berat >= 0),
  constraint kirim_pusat_lot_kembali_berat_check check (kembali_berat >= 0),
  constraint kirim_pusat_lot_murni_check check (murni >= 0),
  constraint kirim_pusat_lot_qty_check check (qty >= 0),
  constraint kirim_pusat_lot_sisa_berat_check check (sisa_berat >= 0),
  constraint kirim_pusat_lot_sisa_modal_check check (sisa_modal >= 0),
  constraint kirim_pusat_lot_sisa_murni_check check (sisa_murni >= 0),
  constraint kirim_pusat_lot_sisa_qty_check check (sisa_qty >= 0),
  constraint kirim_pusat_lot_terima_berat_check check (terima_berat >= 0),
  constraint kirim_pusat_lot_jenis_lot_fkey foreign key (jenis_lot) references jenis_lot(jenis_lot),
  constraint kirim_pusat_lot_kode_toko_kode_lot_fkey foreign key (kode_toko, kode_lot) references lot(kode_toko, kode_lot),
  constraint kirim_pusat_lot_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references kirim_cuci(kode_toko, no_dokumen),
  constraint kirim_pusat_lot_tujuan_fkey foreign key (tujuan) references toko(kode_toko)
);
create unique index kirim_pusat_lot_kode on kirim_pusat_lot (kode_lot);
create index kirim_pusat_lot_sisa on kirim_pusat_lot (tujuan) WHERE sisa_berat > 0;
alter table kirim_pusat_lot enable row level security;
alter table kirim_pusat_lot force row level security;
create policy baca on kirim_pusat_lot for select using (((kode_toko = current_setting('app.kode_toko', true)) OR app_lintas() OR (kode_toko = ANY (app_lingkup()))));
create policy hapus on kirim_pusat_lot for delete using ((kode_toko = current_setting('app.kode_toko', true)));
create policy tambah on kirim_pusat_lot for insert with check ((kode_toko = current_setting('app.kode_toko', true)));
create policy tujuan on kirim_pusat_lot for select using ((tujuan = current_setting('app.kode_toko', true)));
create policy ubah on kirim_pusat_lot for update using ((kode_toko = current_setting('app.kode_toko', true))) with check ((kode_toko = current_setting('app.kode_toko', true)));
grant select on kirim_pusat_lot to mustika_app, mustika_report;
grant insert, select, update (sisa_qty, sisa_berat, sisa_murni, sisa_modal, terima_berat, kembali_berat, hilang_berat) on kirim_pusat_lot to mustika_buku;

-- A phone that sleeps is woken for an approval (docs/decisions/0152): the pair of keys push services know this installation by, the
-- devices that are to be told, each person's quiet hours, and what was sent to which device about which request.
create table kunci_push (
  publik text not null,
  privat text not null,
  aktif boolean not null default true,
  dibuat timestamp with time zone not null,
  primary key (publik)
);
create unique index kunci_push_aktif on kunci_push (aktif) WHERE aktif;
grant insert, select, update (aktif) on kunci_push to mustika_app;

create table langganan_push (
  id uuid not null,
  user_id text not null,
  perangkat_hash bytea not null,
  sidik text not null,
  segel text not null,
  kunci text not null,
  peranti text,
  dibuat timestamp with time zone not null,
  terakhir timestamp with time zone,
  galat text,
  primary key (id),
  constraint langganan_push_sidik_key unique (sidik),
  constraint langganan_push_perangkat_hash_check check (octet_length(perangkat_hash) = 32),
  constraint langganan_push_kunci_fkey foreign key (kunci) references kunci_push(publik),
  constraint langganan_push_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create index langganan_push_orang on langganan_push (user_id);
create index langganan_push_perangkat on langganan_push (perangkat_hash);
grant delete, insert, select, update on langganan_push to mustika_app;
grant select on langganan_push to mustika_buku;

-- Whoever must agree may be elsewhere: what he is asked waits here until he answers on his own device, it is taken back, or
-- its time is over. It is no approval; those are rows of otorisasi, written when he says yes.
create table otorisasi_minta (
  kode_toko text not null,
  id uuid not null,
  requester text not null,
  op_hash text not null,
  perlu jsonb not null,
  dibuat timestamp with time zone not null,
  sampai timestamp with time zone not null,
  keadaan text not null default 'MENUNGGU',
  diputus_oleh text,
  alasan text,
  izin uuid[] not null default '{}'::uuid[],
  alasan_minta text,
  barang jsonb not null default '[]'::jsonb,
  primary key (kode_toko, id),
  constraint otorisasi_minta_keadaan check (keadaan = ANY (ARRAY['MENUNGGU', 'SETUJU', 'TOLAK', 'TARIK'])),
  constraint otorisasi_minta_masa check (sampai > dibuat),
  constraint otorisasi_minta_putus check ((keadaan = ANY (ARRAY['SETUJU', 'TOLAK'])) = (diputus_oleh IS NOT NULL)),
  constraint otorisasi_minta_diputus_oleh_fkey foreign key (diputus_oleh) references pengguna(user_id),
  constraint otorisasi_minta_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint otorisasi_minta_requester_fkey foreign key (requester) references pengguna(user_id)
);
create index otorisasi_minta_menunggu on otorisasi_minta (kode_toko, sampai) WHERE keadaan = 'MENUNGGU';
comment on constraint otorisasi_minta_keadaan on otorisasi_minta is 'Keadaan Permintaan Otorisasi Tidak Dikenal';
comment on constraint otorisasi_minta_masa on otorisasi_minta is 'Masa Permintaan Otorisasi Tidak Sesuai';
comment on constraint otorisasi_minta_putus on otorisasi_minta is 'Permintaan Otorisasi Diputus Oleh Seseorang';
select pasang_rls('otorisasi_minta', '');
grant select on otorisasi_minta to mustika_app, mustika_report;
grant insert, select, update on otorisasi_minta to mustika_buku;

create table kirim_push (
  kode_toko text not null,
  id uuid not null,
  minta uuid not null,
  langganan uuid not null,
  jenis text not null,
  status text not null default 'ANTRI',
  percobaan integer not null default 0,
  galat text,
  coba_lagi timestamp with time zone,
  dibuat timestamp with time zone not null,
  diubah timestamp with time zone not null,
  primary key (kode_toko, id),
  constraint kirim_push_kode_toko_minta_langganan_jenis_key unique (kode_toko, minta, langganan, jenis),
  constraint kirim_push_jenis_check check (jenis = ANY (ARRAY['MINTA', 'TUTUP'])),
  constraint kirim_push_percobaan_check check (percobaan >= 0),
  constraint kirim_push_status_check check (status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI'])),
  constraint kirim_push_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint kirim_push_kode_toko_minta_fkey foreign key (kode_toko, minta) references otorisasi_minta(kode_toko, id),
  constraint kirim_push_langganan_fkey foreign key (langganan) references langganan_push(id) ON DELETE CASCADE
);
create index kirim_push_dibuat on kirim_push (dibuat);
create index kirim_push_langganan on kirim_push (langganan);
select pasang_rls('kirim_push', '');
grant insert, select, update on kirim_push to mustika_app;
grant select on kirim_push to mustika_report;

-- The document's number is the reference number: it names the sender, so no two stores share one.
create table kirim_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  pengirim text not null,
  asal text not null,
  asal_rekening text,
  tujuan text not null,
  jumlah rupiah not null,
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  constraint kirim_ke_lain check (tujuan <> kode_toko),
  constraint kirim_rekening check ((asal = 'CASH') = (asal_rekening IS NULL)),
  constraint kirim_uang_jumlah_check check (jumlah > 0),
  constraint kirim_uang_kode_toko_asal_rekening_fkey foreign key (kode_toko, asal_rekening) references rekening(kode_toko, no_rekening),
  constraint kirim_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint kirim_uang_tujuan_fkey foreign key (tujuan) references toko(kode_toko)
);
create index kirim_uang_hari on kirim_uang (kode_toko, tanggal);
select pasang_rls('kirim_uang', '');
grant select on kirim_uang to mustika_app, mustika_report;
grant insert, select on kirim_uang to mustika_buku;

-- The words of the authority (PPATK, goAML) are lists of its own, which it gives to whoever is registered: they are typed in, not
-- known. Interfaces 3; docs/decisions/0106.
create table kode_goaml (
  nama_kode text not null,
  nilai text,
  arti text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (nama_kode)
);
create index cari_kode_goaml_arti on kode_goaml (arti, nama_kode);
insert into kode_goaml (nama_kode, nilai, arti) values
  ('ADDRESS_TYPE', null, 'JENIS ALAMAT'),
  ('COUNTRY', 'ID', 'NEGARA'),
  ('FUNDS', null, 'JENIS DANA'),
  ('ID_LAIN', null, 'JENIS IDENTITAS LAIN'),
  ('ID_NIK', null, 'JENIS IDENTITAS KTP'),
  ('INDICATOR', null, 'INDIKATOR LAPORAN'),
  ('ITEM_TYPE', null, 'JENIS BARANG, PERHIASAN EMAS'),
  ('PELAPOR', null, 'NAMA PETUGAS PELAPOR'),
  ('PHONE_CONTACT', null, 'PEMILIK NOMOR TELEPON'),
  ('PHONE_TYPE', null, 'JENIS TELEPON'),
  ('RENTITY_BRANCH', null, 'CABANG PELAPOR'),
  ('RENTITY_ID', null, 'NOMOR PELAPOR DARI PPATK'),
  ('REPORT_CODE', null, 'JENIS LAPORAN'),
  ('SIZE_UOM', null, 'SATUAN BERAT, GRAM'),
  ('SUBMISSION_CODE', 'E', 'CARA PENYAMPAIAN, E UNTUK ELEKTRONIK'),
  ('TRANSMODE', null, 'CARA TRANSAKSI');
grant insert, select, update on kode_goaml to mustika_app;
grant select on kode_goaml to mustika_buku, mustika_report;

create table kode_transaksi (
  kode_transaksi text not null,
  nama_transaksi text not null,
  arah text not null,
  nomor_akun text,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_transaksi),
  constraint kode_transaksi_akun check ((arah = 'MUTASI') = (nomor_akun IS NULL)),
  constraint kode_transaksi_arah_check check (arah = ANY (ARRAY['MASUK', 'KELUAR', 'KEDUANYA', 'MUTASI'])),
  constraint kode_transaksi_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun)
);
create index cari_kode_transaksi_nama_transaksi on kode_transaksi (nama_transaksi, kode_transaksi);
comment on constraint kode_transaksi_akun on kode_transaksi is 'Nomor Akun Harus Diisi, Kecuali Untuk MUTASI';
insert into kode_transaksi (kode_transaksi, nama_transaksi, arah, nomor_akun) values
  ('BIAYA', 'BIAYA OPERASIONAL', 'KELUAR', '530900'),
  ('LAIN', 'PENDAPATAN LAIN', 'MASUK', '420900'),
  ('MUTASI', 'MUTASI UANG', 'MUTASI', null),
  ('PRIVE', 'AMBIL PRIBADI', 'KELUAR', '310200'),
  ('TAMBAH_MODAL', 'TAMBAH MODAL', 'MASUK', '310100');
grant insert, select, update on kode_transaksi to mustika_app;
grant select on kode_transaksi to mustika_buku, mustika_report;
-- Trigger jaga_kode_transaksi: functions/keuangan/jaga_kode_transaksi.sql

-- What buying back depends on: the state a piece comes back in, and the price per gram of goods without a nota.
create table kondisi_pembelian (
  kode_toko text not null,
  kondisi_barang text not null,
  type_kondisi text not null,
  persentase mili_persen not null default 0,
  potongan rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kondisi_barang),
  constraint kondisi_pembelian_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint kondisi_pembelian_potongan_check check (potongan >= 0),
  constraint kondisi_pembelian_type_kondisi_check check (type_kondisi = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint kondisi_pembelian_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('kondisi_pembelian', '');
grant insert, select, update on kondisi_pembelian to mustika_app;
grant select on kondisi_pembelian to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON kondisi_pembelian REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON kondisi_pembelian REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON kondisi_pembelian REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table kondisi_pembelian enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- What a loan is called by how late it is, and which share of it is set aside, from a day on. Domain R5.13.
create table kualitas_hutang (
  kode_kualitas text not null,
  kualitas text not null,
  mulai_berlaku date not null,
  lewat_mulai integer not null,
  cadangan mili_persen not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_kualitas),
  constraint kualitas_hutang_cadangan_check check (cadangan::integer >= 0 AND cadangan::integer <= 100000),
  constraint kualitas_hutang_kualitas_check check (kualitas = ANY (ARRAY['LANCAR', 'DALAM_PERHATIAN', 'KURANG_LANCAR', 'DIRAGUKAN', 'MACET'])),
  constraint kualitas_hutang_lewat_check check (lewat_mulai >= 0 AND (kualitas = 'LANCAR') = (lewat_mulai = 0))
);
create index cari_kualitas_hutang_kualitas on kualitas_hutang (kualitas, kode_kualitas);
create unique index uq_kualitas_hutang on kualitas_hutang (kualitas, mulai_berlaku) WHERE aktif;
comment on constraint kualitas_hutang_lewat_check on kualitas_hutang is 'Lancar Mulai Dari Hari Ke-0, Kualitas Lain Setelahnya';
insert into kualitas_hutang (kode_kualitas, kualitas, mulai_berlaku, lewat_mulai, cadangan) values
  ('DALAM-PERHATIAN', 'DALAM_PERHATIAN', '2000-01-01', 1, 5000),
  ('DIRAGUKAN', 'DIRAGUKAN', '2000-01-01', 121, 50000),
  ('KURANG-LANCAR', 'KURANG_LANCAR', '2000-01-01', 91, 15000),
  ('LANCAR', 'LANCAR', '2000-01-01', 0, 1000),
  ('MACET', 'MACET', '2000-01-01', 181, 100000);
grant insert, select, update on kualitas_hutang to mustika_app;
grant select on kualitas_hutang to mustika_buku, mustika_report;

-- Calls that are left (a bucket that fills by the minute), shared by all servers; and when it was last used.
create table kunci_api_laju (
  kunci uuid not null,
  sisa numeric not null,
  boleh boolean not null default true,
  pada timestamp with time zone not null,
  terakhir timestamp with time zone,
  dari inet,
  ditolak integer not null default 0,
  primary key (kunci),
  constraint kunci_api_laju_ditolak_check check (ditolak >= 0),
  constraint kunci_api_laju_sisa_check check (sisa >= 0::numeric),
  constraint kunci_api_laju_kunci_fkey foreign key (kunci) references kunci_api(id)
);
grant insert, select, update on kunci_api_laju to mustika_app;

-- What was called: no bodies and no parameters, so that no person stands here.
create table kunci_api_panggilan (
  kunci uuid not null,
  pada timestamp with time zone not null,
  id uuid not null,
  toko text,
  metode text not null,
  panggilan text not null,
  status integer not null,
  ms integer not null,
  no_dokumen text,
  dari inet not null,
  primary key (kunci, pada, id),
  constraint kunci_api_panggilan_ms_check check (ms >= 0),
  constraint kunci_api_panggilan_kunci_fkey foreign key (kunci) references kunci_api(id)
);
create index kunci_api_panggilan_pada on kunci_api_panggilan (pada);
grant insert, select on kunci_api_panggilan to mustika_app;

create table kunci_api_rahasia (
  hash bytea not null,
  kunci uuid not null,
  awalan text not null,
  dibuat timestamp with time zone not null,
  berakhir timestamp with time zone,
  primary key (hash),
  constraint kunci_api_rahasia_hash_check check (octet_length(hash) = 32),
  constraint kunci_api_rahasia_kunci_fkey foreign key (kunci) references kunci_api(id)
);
create index kunci_api_rahasia_kunci on kunci_api_rahasia (kunci, dibuat);
create unique index kunci_api_rahasia_satu on kunci_api_rahasia (kunci) WHERE berakhir IS NULL;
grant insert, select, update (berakhir) on kunci_api_rahasia to mustika_app;

-- The signed code on the nota. Its keys are the chain's: the public part is everybody's who reads, the private part only
-- the server's own role may see. A rotated key stays, so that old notas can still be read.
create table kunci_nota (
  key_id text not null,
  publik bytea not null,
  dibuat timestamp with time zone not null default now(),
  aktif boolean not null default true,
  primary key (key_id),
  constraint kunci_nota_key_id_check check (key_id ~ '^[0-9A-Z]{4}$')
);
create unique index uq_kunci_nota_aktif on kunci_nota (aktif) WHERE aktif;
grant insert, select, update (aktif) on kunci_nota to mustika_app;
grant select on kunci_nota to mustika_report;

create table kunci_nota_rahasia (
  key_id text not null,
  privat bytea not null,
  primary key (key_id),
  constraint kunci_nota_rahasia_key_id_fkey foreign key (key_id) references kunci_nota(key_id)
);
grant insert, select on kunci_nota_rahasia to mustika_app;

-- Every lock and every unlocking, one after the other: `sampai` is the last locked day from then on. Append-only.
create table kunci_periode (
  kode_toko text not null,
  urut integer not null,
  aksi text not null,
  bulan date not null,
  sampai date not null,
  alasan text,
  user_id text not null,
  waktu timestamp with time zone not null,
  primary key (kode_toko, urut),
  constraint kunci_alasan check (aksi = 'KUNCI' OR length(alasan) >= 4),
  constraint kunci_periode_aksi_check check (aksi = ANY (ARRAY['KUNCI', 'BUKA'])),
  constraint kunci_periode_bulan_check check (EXTRACT(day FROM bulan) = 1::numeric),
  constraint kunci_periode_urut_check check (urut > 0),
  constraint kunci_sampai check (sampai = CASE aksi WHEN 'KUNCI' THEN (bulan + '1 mon'::interval)::date - 1 ELSE bulan - 1 END),
  constraint kunci_periode_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('kunci_periode', '');
grant select on kunci_periode to mustika_app, mustika_report;
grant insert, select on kunci_periode to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON kunci_periode FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON kunci_periode FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table kunci_periode enable always trigger kekal, enable always trigger kekal_semua;

-- The coupons, a list of the chain like the barcodes: any branch asks for one by its code and by nothing else.
create table kupon (
  kode text not null,
  toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  nama_kupon text not null,
  nilai_kupon rupiah not null,
  undian boolean not null,
  berlaku_sampai date not null,
  keadaan text not null default 'BERLAKU',
  toko_pakai text,
  no_pakai text,
  terbuku boolean not null default true,
  lepas boolean not null default false,
  primary key (kode),
  constraint kupon_dipakai check (num_nulls(toko_pakai, no_pakai) = CASE keadaan WHEN 'DIPAKAI' THEN 0 ELSE 2 END),
  constraint kupon_keadaan_check check (keadaan = ANY (ARRAY['BERLAKU', 'DIPAKAI', 'BATAL'])),
  constraint kupon_kode_check check (kode ~ '^[A-HJ-NP-Z2-9]{12}$'),
  constraint kupon_lepas_terbuku check (terbuku OR NOT lepas),
  constraint kupon_urut_check check (urut > 0),
  constraint kupon_toko_fkey foreign key (toko) references toko(kode_toko),
  constraint kupon_toko_pakai_fkey foreign key (toko_pakai) references toko(kode_toko)
);
create index kupon_pakai on kupon (toko_pakai, no_pakai) WHERE no_pakai IS NOT NULL;
create index kupon_utang on kupon (toko) WHERE terbuku AND nilai_kupon > 0 AND NOT (keadaan = 'BATAL' AND NOT lepas);
create unique index uq_kupon_nota on kupon (toko, no_faktur_group, urut);
grant select on kupon to mustika_app, mustika_report;
grant insert, select, update (keadaan, toko_pakai, no_pakai, lepas) on kupon to mustika_buku;

-- What a closing let go, or took back: the undoing of the closing needs to know.
create table kupon_lepas (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null,
  lepas boolean not null,
  primary key (kode_toko, no_dokumen, kode),
  constraint kupon_lepas_kode_fkey foreign key (kode) references kupon(kode),
  constraint kupon_lepas_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('kupon_lepas', '');
grant select on kupon_lepas to mustika_app, mustika_report;
grant insert, select on kupon_lepas to mustika_buku;

create table para_kupon (
  kode_toko text not null,
  kode_kupon text not null,
  nama_kupon text not null,
  nominal rupiah not null,
  jumlah_kupon integer not null default 1,
  nilai_kupon rupiah not null default 0,
  undian boolean not null default true,
  mulai_berlaku date not null,
  sampai_berlaku date not null,
  masa_hari integer not null default 90,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_kupon),
  constraint para_kupon_rentang exclude using gist (kode_toko WITH =, daterange(mulai_berlaku, sampai_berlaku, '[]') WITH &&) WHERE (aktif),
  constraint para_kupon_guna check (undian OR nilai_kupon > 0),
  constraint para_kupon_jumlah_kupon_check check (jumlah_kupon >= 1 AND jumlah_kupon <= 1000),
  constraint para_kupon_masa check (mulai_berlaku <= sampai_berlaku),
  constraint para_kupon_masa_hari_check check (masa_hari >= 1 AND masa_hari <= 3650),
  constraint para_kupon_nilai_kupon_check check (nilai_kupon >= 0),
  constraint para_kupon_nominal_check check (nominal > 0),
  constraint para_kupon_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_kupon_nama_kupon on para_kupon (kode_toko, nama_kupon, kode_kupon);
comment on constraint para_kupon_rentang on para_kupon is 'Masa Berlaku Bertumpuk Dengan Kupon Lain';
comment on constraint para_kupon_guna on para_kupon is 'Kupon Perlu Nilai Atau Ikut Undian';
comment on constraint para_kupon_masa on para_kupon is 'Mulai Berlaku Tidak Boleh Setelah Sampai';
select pasang_rls('para_kupon', '');
grant insert, select, update on para_kupon to mustika_app;
grant select on para_kupon to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_kupon REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_kupon REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_kupon REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_kupon enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table marketplace (
  kode_marketplace text not null,
  nama_marketplace text not null,
  fee_persen mili_persen not null default 0,
  biaya_tetap rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_marketplace),
  constraint marketplace_biaya_tetap_check check (biaya_tetap >= 0),
  constraint marketplace_fee_persen_check check (fee_persen::integer >= 0 AND fee_persen::integer <= 90000)
);
create index cari_marketplace_nama_marketplace on marketplace (nama_marketplace, kode_marketplace);
grant insert, select, update on marketplace to mustika_app;
grant select on marketplace to mustika_buku, mustika_report;

\ir functions/inti/nomor_telp.sql

create table penjualan (
  kode_toko text not null,
  no_faktur_group text not null,
  tanggal date not null,
  kode_member text,
  nama_customer text,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  subtotal rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  total rupiah not null,
  bayar rupiah not null,
  kembali rupiah not null,
  poin integer not null default 0,
  keterangan text,
  ppn_cara text,
  ppn_transaksi_rp rupiah not null default 0,
  npwp_customer text,
  syarat_beli text,
  poin_rp rupiah not null default 0,
  pengundang text,
  poin_pengundang integer not null default 0,
  poin_pengundang_rp rupiah not null default 0,
  pembeli text not null default 'KONSUMEN',
  no_bebas_pph22 text,
  pph22 rupiah not null default 0,
  nik_sim_passport text,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  ppn_tambahan rupiah not null default 0,
  manual boolean not null default false,
  kode_marketplace text,
  primary key (kode_toko, no_faktur_group),
  constraint penjualan_data_diri_tersegel check (COALESCE(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'),
  constraint penjualan_diskon check (diskon <= subtotal),
  constraint penjualan_diskon_check check (diskon >= 0),
  constraint penjualan_identitas_tersegel check (npwp_customer IS NULL OR npwp_customer ~ '^b1[.][^~]+~r1[.]'),
  constraint penjualan_jumlah check ((subtotal - diskon + pembulatan + ppn_tambahan) = total),
  constraint penjualan_jumlah_barang_check check (jumlah_barang > 0),
  constraint penjualan_kembali_check check (kembali >= 0),
  constraint penjualan_lunas check ((bayar - kembali) = (total + pph22)),
  constraint penjualan_pedagang check ((pembeli = 'KONSUMEN' OR npwp_customer IS NOT NULL) AND (pembeli = 'PEDAGANG' OR pph22 = 0) AND (pembeli = 'PEDAGANG_BEBAS') = (no_bebas_pph22 IS NOT NULL)),
  constraint penjualan_pembeli_check check (pembeli = ANY (ARRAY['KONSUMEN', 'PEDAGANG', 'PEDAGANG_BEBAS'])),
  constraint penjualan_pengundang check ((pengundang IS NULL) = (poin_pengundang = 0) AND (kode_member IS NOT NULL OR pengundang IS NULL)),
  constraint penjualan_poin_pengundang_check check (poin_pengundang >= 0),
  constraint penjualan_poin_pengundang_rp_check check (poin_pengundang_rp >= 0),
  constraint penjualan_poin_rp_check check (poin_rp >= 0),
  constraint penjualan_pph22_check check (pph22 >= 0),
  constraint penjualan_ppn check (ppn_cara IS NOT NULL OR ppn_transaksi_rp = 0),
  constraint penjualan_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint penjualan_ppn_tambahan check (ppn_tambahan <= ppn_transaksi_rp),
  constraint penjualan_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint penjualan_ppn_transaksi_rp_check check (ppn_transaksi_rp >= 0),
  constraint penjualan_syarat_beli_check check (syarat_beli ~ '^[NH][01][01][0-9A-Z]{1,6}$'),
  constraint penjualan_total_check check (total > 0),
  constraint penjualan_kode_marketplace_fkey foreign key (kode_marketplace) references marketplace(kode_marketplace),
  constraint penjualan_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint penjualan_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references dokumen(kode_toko, no_dokumen),
  constraint penjualan_pengundang_fkey foreign key (pengundang) references member(kode_member)
);
create index penjualan_hari on penjualan (kode_toko, tanggal);
create index penjualan_hp on penjualan (kode_toko, no_hp_customer) WHERE no_hp_customer IS NOT NULL;
create index penjualan_identitas on penjualan (kode_toko, split_part(npwp_customer, '~', 1)) WHERE npwp_customer IS NOT NULL;
create index penjualan_marketplace on penjualan (kode_toko, tanggal) WHERE kode_marketplace IS NOT NULL;
create index penjualan_member on penjualan (kode_member) WHERE kode_member IS NOT NULL;
create index penjualan_orang_member on penjualan (kode_toko, kode_member, tanggal) WHERE kode_member IS NOT NULL;
create index penjualan_orang_nomor on penjualan (kode_toko, split_part(COALESCE(nik_sim_passport, npwp_customer), '~', 1), tanggal) WHERE COALESCE(nik_sim_passport, npwp_customer) IS NOT NULL;
create index penjualan_orang_telp on penjualan (kode_toko, nomor_telp(no_hp_customer), tanggal) WHERE no_hp_customer IS NOT NULL;
create index penjualan_pengundang on penjualan (pengundang) WHERE pengundang IS NOT NULL;
comment on constraint penjualan_data_diri_tersegel on penjualan is 'Data Diri Harus Tersegel';
comment on constraint penjualan_identitas_tersegel on penjualan is 'Nomor Identitas Harus Tersegel';
select pasang_rls('penjualan', '');
grant select on penjualan to mustika_app, mustika_report;
grant insert, select on penjualan to mustika_buku;

-- The promise, with the terms of that day beside it: a programme that changes later changes no word of it.
create table kupon_nota (
  kode_toko text not null,
  no_faktur_group text not null,
  kode_kupon text not null,
  nama_kupon text not null,
  nominal rupiah not null,
  per_nominal integer not null,
  belanja rupiah not null,
  jumlah integer not null,
  nilai_kupon rupiah not null,
  undian boolean not null,
  berlaku_sampai date not null,
  primary key (kode_toko, no_faktur_group),
  constraint kupon_nota_belanja_check check (belanja > 0),
  constraint kupon_nota_jumlah check (jumlah > 0 AND jumlah = LEAST(500, belanja / nominal * per_nominal)),
  constraint kupon_nota_nilai_kupon_check check (nilai_kupon >= 0),
  constraint kupon_nota_nominal_check check (nominal > 0),
  constraint kupon_nota_per_nominal_check check (per_nominal > 0),
  constraint kupon_nota_kode_toko_kode_kupon_fkey foreign key (kode_toko, kode_kupon) references para_kupon(kode_toko, kode_kupon),
  constraint kupon_nota_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references penjualan(kode_toko, no_faktur_group)
);
select pasang_rls('kupon_nota', '');
grant select on kupon_nota to mustika_app, mustika_report;
grant insert, select on kupon_nota to mustika_buku;

-- One coupon used: a document of the branch where it was handed in.
create table kupon_tukar (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  user_id text not null,
  kode text not null,
  toko_kupon text not null,
  no_faktur_group text not null,
  cara text not null,
  nilai rupiah not null,
  keterangan text,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint kupon_tukar_cara_check check (cara = ANY (ARRAY['POTONGAN', 'UNDIAN'])),
  constraint kupon_tukar_nilai check ((cara = 'POTONGAN') = (nilai > 0)),
  constraint kupon_tukar_nilai_check check (nilai >= 0),
  constraint kupon_tukar_kode_fkey foreign key (kode) references kupon(kode),
  constraint kupon_tukar_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint kupon_tukar_toko_kupon_fkey foreign key (toko_kupon) references toko(kode_toko)
);
create unique index uq_kupon_tukar on kupon_tukar (kode) WHERE NOT batal;
select pasang_rls('kupon_tukar', '');
grant select on kupon_tukar to mustika_app, mustika_report;
grant insert, select, update (batal) on kupon_tukar to mustika_buku;

create table langganan_posisi (
  langganan uuid not null,
  toko text not null,
  seq bigint not null,
  primary key (langganan, toko),
  constraint langganan_posisi_seq_check check (seq >= 0),
  constraint langganan_posisi_langganan_fkey foreign key (langganan) references langganan_kejadian(id),
  constraint langganan_posisi_toko_fkey foreign key (toko) references toko(kode_toko)
);
grant delete, insert, select, update on langganan_posisi to mustika_app;

-- Practice (docs/decisions/0043): who began which drill, and what came of it. Everything else of practice lies in databases of
-- its own. A run begins with a ticket that is good once, for a minute, in the browser that asked for it.
create table latihan_sesi (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  latihan text not null,
  tiket_hash bytea not null,
  perangkat_hash bytea not null,
  dibuat timestamp with time zone not null,
  berakhir timestamp with time zone not null,
  ditukar timestamp with time zone,
  mulai timestamp with time zone,
  tugas jsonb,
  primary key (kode_toko, id),
  constraint latihan_sesi_latihan_check check (latihan ~ '^[A-Z]{3,20}$'),
  constraint latihan_sesi_mulai check ((mulai IS NULL) = (tugas IS NULL) AND (mulai IS NULL OR ditukar IS NOT NULL)),
  constraint latihan_sesi_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint latihan_sesi_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create unique index latihan_sesi_tiket on latihan_sesi (tiket_hash);
select pasang_rls('latihan_sesi', '');
grant insert, select, update (ditukar, mulai, tugas) on latihan_sesi to mustika_app;
grant select on latihan_sesi to mustika_report;

-- What a run is worth is said once and never changed.
create table latihan_hasil (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  latihan text not null,
  skor smallint not null,
  detik integer not null,
  mulai timestamp with time zone not null,
  selesai timestamp with time zone not null,
  kriteria jsonb not null,
  primary key (kode_toko, id),
  constraint latihan_hasil_detik_check check (detik >= 0),
  constraint latihan_hasil_skor_check check (skor >= 0 AND skor <= 100),
  constraint latihan_hasil_waktu check (selesai >= mulai),
  constraint latihan_hasil_sesi foreign key (kode_toko, id) references latihan_sesi(kode_toko, id),
  constraint latihan_hasil_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create index latihan_hasil_orang on latihan_hasil (kode_toko, user_id, latihan, selesai);
select pasang_rls('latihan_hasil', '');
grant insert, select on latihan_hasil to mustika_app;
grant select on latihan_hasil to mustika_report;

create table lepas_sendiri (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  user_id text not null,
  jumlah rupiah not null,
  lawan text[] not null default '{}'::text[],
  jenis text not null,
  murni miligram not null,
  primary key (kode_toko, no_dokumen, peristiwa, jenis),
  constraint lepas_sendiri_isi check (jumlah <> 0 OR murni <> 0),
  constraint lepas_sendiri_jenis check (jenis = ANY (ARRAY['UANG', 'TANPA_NOTA', 'BELUM_DILIHAT', 'PERJALANAN', 'UTANG', 'POIN', 'POTONGAN', 'HARGA', 'EMAS'])),
  constraint lepas_sendiri_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index lepas_sendiri_orang on lepas_sendiri (kode_toko, tanggal, user_id);
comment on constraint lepas_sendiri_isi on lepas_sendiri is 'Yang Dilepas Tidak Boleh Nol';
comment on constraint lepas_sendiri_jenis on lepas_sendiri is 'Jenis Yang Dilepas Tidak Dikenal';
select pasang_rls('lepas_sendiri', '');
grant select on lepas_sendiri to mustika_app, mustika_report;
grant insert, select on lepas_sendiri to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON lepas_sendiri FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON lepas_sendiri FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table lepas_sendiri enable always trigger kekal, enable always trigger kekal_semua;

-- How the product looks: the mark of the company and of a store, and the choice of a person. Spec 1 names neither; ours.
create table logo (
  kode_toko text not null,
  gambar bytea not null,
  lebar integer not null,
  tinggi integer not null,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko),
  constraint logo_lebar_check check (lebar >= 1 AND lebar <= 512),
  constraint logo_tinggi_check check (tinggi >= 1 AND tinggi <= 512),
  constraint logo_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('logo', '');
grant delete, insert, select, update on logo to mustika_app;
grant select on logo to mustika_report;

create table lunas_tukang (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null,
  tukang text not null,
  murni miligram not null,
  jumlah rupiah not null,
  kurs rupiah,
  harga_modal rupiah not null,
  selisih_kurs rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint lunas_tukang_cara_check check (cara = ANY (ARRAY['EMAS', 'UANG', 'HAPUS'])),
  constraint lunas_tukang_harga_modal_check check (harga_modal >= 0),
  constraint lunas_tukang_jumlah_check check (jumlah >= 0),
  constraint lunas_tukang_murni_check check (murni > 0),
  constraint lunas_tukang_uang check ( CASE cara WHEN 'UANG' THEN jumlah > 0 AND kurs IS NOT NULL AND selisih_kurs = (jumlah - harga_modal) ELSE jumlah = 0 AND kurs IS NULL AND selisih_kurs = 0 END),
  constraint lunas_tukang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint lunas_tukang_kode_toko_tukang_fkey foreign key (kode_toko, tukang) references tukang(kode_toko, kode_tukang)
);
create index lunas_tukang_tukang on lunas_tukang (kode_toko, tukang);
select pasang_rls('lunas_tukang', '');
grant select on lunas_tukang to mustika_app, mustika_report;
grant insert, select on lunas_tukang to mustika_buku;

create table member_poin (
  kode_toko text not null,
  kode_member text not null,
  poin poin not null,
  primary key (kode_toko, kode_member),
  constraint poin_tidak_negatif check (poin >= 0),
  constraint member_poin_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint member_poin_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('member_poin', '');
grant select on member_poin to mustika_app, mustika_report;
grant insert, select, update on member_poin to mustika_buku;

-- The receipt of money that moved, as a picture: stored before there is a number, named by the movement that shows it.
create table uang_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint uang_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('uang_foto', '');
grant insert, select on uang_foto to mustika_app;
grant select on uang_foto to mustika_buku, mustika_report;

-- One movement. An empty side is the outside world; CASH is the drawer of `kasir`, everything else a bank.
create table mutasi_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  jenis text not null,
  asal text,
  asal_rekening text,
  tujuan text,
  tujuan_rekening text,
  kasir text,
  kategori text not null,
  jumlah rupiah not null,
  keterangan text not null,
  user_id text not null,
  foto text,
  primary key (kode_toko, no_dokumen),
  constraint mutasi_bukan_sendiri check (asal IS DISTINCT FROM tujuan OR asal_rekening IS DISTINCT FROM tujuan_rekening),
  constraint mutasi_laci check ((kasir IS NOT NULL) = ((COALESCE(asal, '') = ANY (ARRAY['CASH', 'GADAI'])) OR (COALESCE(tujuan, '') = ANY (ARRAY['CASH', 'GADAI'])))),
  constraint mutasi_rekening check ((asal IS NULL OR (asal = ANY (ARRAY['CASH', 'GADAI'])) = (asal_rekening IS NULL)) AND (tujuan IS NULL OR (tujuan = ANY (ARRAY['CASH', 'GADAI'])) = (tujuan_rekening IS NULL))),
  constraint mutasi_satu_sisi check (asal IS NOT NULL OR tujuan IS NOT NULL),
  constraint mutasi_uang_jenis_check check (jenis = ANY (ARRAY['UANG_KAS', 'UANG_BANK', 'MUTASI_BANK', 'MUTASI_CASH'])),
  constraint mutasi_uang_jumlah_check check (jumlah > 0),
  constraint mutasi_uang_foto foreign key (kode_toko, foto) references uang_foto(kode_toko, foto),
  constraint mutasi_uang_kategori_fkey foreign key (kategori) references kode_transaksi(kode_transaksi),
  constraint mutasi_uang_kode_toko_asal_rekening_fkey foreign key (kode_toko, asal_rekening) references rekening(kode_toko, no_rekening),
  constraint mutasi_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint mutasi_uang_kode_toko_tujuan_rekening_fkey foreign key (kode_toko, tujuan_rekening) references rekening(kode_toko, no_rekening)
);
create index mutasi_uang_hari on mutasi_uang (kode_toko, tanggal);
select pasang_rls('mutasi_uang', '');
grant select on mutasi_uang to mustika_app, mustika_report;
grant insert, select on mutasi_uang to mustika_buku;

-- Counters: gap-free per store, series and day, because they move in the document's own transaction.
create table nomor (
  kode_toko text not null,
  seri text not null,
  tanggal date not null,
  terakhir integer not null,
  primary key (kode_toko, seri, tanggal),
  constraint nomor_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('nomor', '');
grant select on nomor to mustika_app, mustika_report;
grant insert, select, update on nomor to mustika_buku;

-- What became of a sold piece, over all branches: it came back to one of them, or its sale was taken back. One row a piece,
-- whoever writes it, so that nobody buys twice what a nota was written for once. A list of the chain, like the barcodes.
create table nota_kembali (
  toko_jual text not null,
  no_faktur_jual text not null,
  kode_barcode text not null,
  cara text not null,
  toko text not null,
  no_dokumen text not null,
  waktu timestamp with time zone not null default now(),
  primary key (toko_jual, no_faktur_jual),
  constraint nota_kembali_batal check (cara <> 'BATAL' OR toko = toko_jual),
  constraint nota_kembali_cara_check check (cara = ANY (ARRAY['BELI', 'BATAL'])),
  constraint nota_kembali_toko_fkey foreign key (toko) references toko(kode_toko),
  constraint nota_kembali_toko_jual_fkey foreign key (toko_jual) references toko(kode_toko)
);
create index nota_kembali_dokumen on nota_kembali (toko, no_dokumen);
grant select on nota_kembali to mustika_app, mustika_report;
grant delete, insert, select on nota_kembali to mustika_buku;

-- Pieces that another till sold, whose paper their buyers keep: bought back as ours are, once over all branches. docs/decisions/0143.
-- What older programs write passes the wider checks as it passed the narrow ones.
-- oldest program: 0630_oldest_program.sql
create table nota_lama (
  kode_nota_lama text not null,
  toko_jual text not null,
  no_nota text not null,
  kode_lama text,
  tgl_jual date not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kadar mili_persen not null,
  berat miligram not null,
  harga rupiah,
  harga_gram rupiah,
  ongkos rupiah not null default 0,
  batu rupiah not null default 0,
  potongan_persen mili_persen,
  potongan_gram rupiah,
  nama_customer text,
  no_hp_customer text,
  keterangan text,
  toko_beli text,
  no_beli text,
  dibeli_pada timestamp with time zone,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_nota_lama),
  constraint nota_lama_batu_check check (batu >= 0),
  constraint nota_lama_berat_check check (berat > 0),
  constraint nota_lama_dibeli check (num_nulls(toko_beli, no_beli, dibeli_pada) = ANY (ARRAY[0, 3])),
  constraint nota_lama_harga check (harga IS NOT NULL OR harga_gram IS NOT NULL),
  constraint nota_lama_harga_check check (harga > 0),
  constraint nota_lama_harga_gram_check check (harga_gram > 0),
  constraint nota_lama_kadar_check check (kadar::integer > 0),
  constraint nota_lama_kode_nota_lama_check check (kode_nota_lama ~ '^\S{1,90}$'),
  constraint nota_lama_ongkos_check check (ongkos >= 0),
  constraint nota_lama_potongan check (potongan_persen IS NULL OR potongan_gram IS NULL),
  constraint nota_lama_potongan_gram_check check (potongan_gram >= 0),
  constraint nota_lama_potongan_persen_check check (potongan_persen::integer >= 0 AND potongan_persen::integer <= 100000),
  constraint nota_lama_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint nota_lama_toko_beli_fkey foreign key (toko_beli) references toko(kode_toko),
  constraint nota_lama_toko_jual_fkey foreign key (toko_jual) references toko(kode_toko)
);
create index cari_nota_lama_kode_lama on nota_lama (kode_lama, kode_nota_lama);
create index cari_nota_lama_nama_barang on nota_lama (nama_barang, kode_nota_lama);
create index cari_nota_lama_no_nota on nota_lama (no_nota, kode_nota_lama);
create index nota_lama_pembelian on nota_lama (toko_beli, no_beli) WHERE no_beli IS NOT NULL;
comment on constraint nota_lama_dibeli on nota_lama is 'Nota Lama Dibeli Kembali Dengan Satu Nota Beli';
comment on constraint nota_lama_harga on nota_lama is 'Harga Emas Atau Harga Per Gram Harus Diisi';
comment on constraint nota_lama_potongan on nota_lama is 'Potongan Persen Atau Per Gram, Tidak Keduanya';
grant select, insert (kode_nota_lama, toko_jual, no_nota, kode_lama, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga, harga_gram, ongkos, batu, potongan_persen, potongan_gram, nama_customer, no_hp_customer, keterangan, aktif, versi, diubah_oleh, diubah_pada), update (toko_jual, no_nota, kode_lama, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga, harga_gram, ongkos, batu, potongan_persen, potongan_gram, nama_customer, no_hp_customer, keterangan, aktif, versi, diubah_oleh, diubah_pada) on nota_lama to mustika_app;
grant select, update (toko_beli, no_beli, dibeli_pada, versi) on nota_lama to mustika_buku;
grant select on nota_lama to mustika_report;
-- Trigger jaga_nota_lama: functions/pembelian/jaga_nota_lama.sql

create table nota_luring (
  kode_toko text not null,
  no_faktur_group text not null,
  no_luring text not null,
  paket uuid not null,
  waktu timestamp with time zone not null,
  masuk timestamp with time zone not null,
  total rupiah not null,
  harga_kini rupiah not null,
  primary key (kode_toko, no_faktur_group),
  constraint nota_luring_kode_toko_no_luring_key unique (kode_toko, no_luring),
  constraint nota_luring_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references penjualan(kode_toko, no_faktur_group),
  constraint nota_luring_kode_toko_paket_fkey foreign key (kode_toko, paket) references paket_luring(kode_toko, id)
);
select pasang_rls('nota_luring', '');
grant select on nota_luring to mustika_app, mustika_report;
grant insert, select on nota_luring to mustika_buku;

create table penerimaan_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_supplier text not null,
  no_faktur_supplier text not null,
  tgl_faktur date not null,
  jatuh_tempo date,
  no_faktur_masukan text,
  jumlah_barang integer not null,
  berat_faktur miligram not null,
  berat miligram not null,
  nilai_faktur rupiah not null,
  ppn_faktur rupiah not null,
  pph22_faktur rupiah not null,
  total_faktur rupiah not null,
  keterangan text,
  batal boolean not null default false,
  nilai_selisih rupiah not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint penerimaan_barang_berat_check check (berat > 0),
  constraint penerimaan_barang_berat_faktur_check check (berat_faktur > 0),
  constraint penerimaan_barang_jumlah_barang_check check (jumlah_barang > 0),
  constraint penerimaan_barang_nilai_faktur_check check (nilai_faktur > 0),
  constraint penerimaan_barang_pph22_faktur_check check (pph22_faktur >= 0),
  constraint penerimaan_barang_ppn_faktur_check check (ppn_faktur >= 0),
  constraint penerimaan_selisih check (nilai_selisih >= 0 AND nilai_selisih < nilai_faktur),
  constraint penerimaan_tempo check (jatuh_tempo >= tgl_faktur),
  constraint penerimaan_total check (total_faktur = (nilai_faktur + ppn_faktur + pph22_faktur)),
  constraint penerimaan_barang_kode_toko_kode_supplier_fkey foreign key (kode_toko, kode_supplier) references supplier_barang(kode_toko, kode_supplier),
  constraint penerimaan_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create unique index penerimaan_faktur on penerimaan_barang (kode_toko, kode_supplier, no_faktur_supplier) WHERE NOT batal;
select pasang_rls('penerimaan_barang', '');
grant select on penerimaan_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on penerimaan_barang to mustika_buku;
-- Trigger isi_supplier: functions/barang/isi_supplier_penerimaan.sql

-- What of a delivery is there when somebody counts it, kind by kind, beside what came and what wears tags. It writes no stock:
-- what is missing is tagged and destroyed, or found. Domain R8.2.
create table opname_penerimaan (
  kode_toko text not null,
  no_dokumen text not null,
  no_penerimaan text not null,
  jumlah integer not null,
  berat miligram not null,
  selisih_jumlah integer not null,
  selisih_berat bigint not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint opname_penerimaan_berat_check check (berat >= 0),
  constraint opname_penerimaan_jumlah_check check (jumlah >= 0),
  constraint opname_penerimaan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint opname_penerimaan_kode_toko_no_penerimaan_fkey foreign key (kode_toko, no_penerimaan) references penerimaan_barang(kode_toko, no_dokumen)
);
create index opname_penerimaan_penerimaan on opname_penerimaan (kode_toko, no_penerimaan);
select pasang_rls('opname_penerimaan', '');
grant select on opname_penerimaan to mustika_app, mustika_report;
grant insert, select on opname_penerimaan to mustika_buku;

create table opname_penerimaan_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  kode_group text not null,
  kode_dept text not null,
  terima_jumlah integer not null,
  terima_berat miligram not null,
  label_jumlah integer not null,
  label_berat miligram not null,
  jumlah integer not null,
  berat miligram not null,
  alasan text,
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  constraint opname_penerimaan_jenis_alasan_check check (length(alasan) >= 4),
  constraint opname_penerimaan_jenis_berat_check check (berat >= 0),
  constraint opname_penerimaan_jenis_jumlah_check check (jumlah >= 0),
  constraint opname_penerimaan_jenis_label_berat_check check (label_berat >= 0),
  constraint opname_penerimaan_jenis_label_jumlah_check check (label_jumlah >= 0),
  constraint opname_penerimaan_jenis_terima_berat_check check (terima_berat >= 0),
  constraint opname_penerimaan_jenis_terima_jumlah_check check (terima_jumlah >= 0),
  constraint opname_penerimaan_jenis_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint opname_penerimaan_jenis_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint opname_penerimaan_jenis_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references opname_penerimaan(kode_toko, no_dokumen)
);
select pasang_rls('opname_penerimaan_jenis', '');
grant select on opname_penerimaan_jenis to mustika_app, mustika_report;
grant insert, select on opname_penerimaan_jenis to mustika_buku;

-- An approval: one act, one requester, one store, one use, another person, a short life.
create table otorisasi (
  kode_toko text not null,
  id uuid not null,
  kategori text not null,
  description text not null,
  keterangan text,
  op_hash text not null,
  requester text not null,
  approver text not null,
  dibuat timestamp with time zone not null,
  berakhir timestamp with time zone not null,
  dipakai timestamp with time zone,
  no_dokumen text,
  langkah_dua text not null default 'TIDAK',
  lahir timestamp with time zone not null default clock_timestamp(),
  alasan text,
  terbaca jsonb,
  cara text not null default 'SANDI',
  primary key (kode_toko, id),
  constraint otorisasi_cara check (cara = ANY (ARRAY['SANDI', 'PIN', 'PASSKEY', 'SIDIK_JARI'])),
  constraint otorisasi_langkah_dua check (langkah_dua = ANY (ARRAY['TIDAK', 'APLIKASI', 'PEMULIHAN', 'SUDAH'])),
  constraint otorisasi_orang_lain check (approver <> requester),
  constraint otorisasi_terbaca check (jsonb_typeof(terbaca) = 'array'),
  constraint otorisasi_approver_fkey foreign key (approver) references pengguna(user_id),
  constraint otorisasi_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint otorisasi_requester_fkey foreign key (requester) references pengguna(user_id)
);
create index otorisasi_tanggal on otorisasi (kode_toko, dibuat);
comment on constraint otorisasi_cara on otorisasi is 'Cara Menyetujui Tidak Dikenal';
comment on constraint otorisasi_langkah_dua on otorisasi is 'Cara Verifikasi Otorisasi Tidak Dikenal';
comment on constraint otorisasi_terbaca on otorisasi is 'Yang Dibaca Pemberi Otorisasi Tidak Sesuai';
select pasang_rls('otorisasi', '');
grant select on otorisasi to mustika_app, mustika_report;
grant insert, select, update on otorisasi to mustika_buku;

create table otorisasi_tantangan (
  kode_toko text not null,
  id uuid not null,
  cara text not null,
  tantangan text not null,
  requester text not null,
  approver text,
  op_hash text,
  dibuat timestamp with time zone not null,
  berakhir timestamp with time zone not null,
  dipakai timestamp with time zone,
  perangkat_hash bytea,
  agen uuid,
  jari text,
  hasil text,
  primary key (kode_toko, id),
  constraint otorisasi_tantangan_kode_toko_tantangan_key unique (kode_toko, tantangan),
  constraint otorisasi_tantangan_cara check (cara = ANY (ARRAY['PASSKEY', 'SIDIK_JARI'])),
  constraint otorisasi_tantangan_hasil check (hasil IS NULL OR (hasil = ANY (ARRAY['COCOK', 'TIDAK', 'TANPA_JARI', 'GANGGUAN', 'TERDAFTAR'])) AND cara = 'SIDIK_JARI'),
  constraint otorisasi_tantangan_masa check (berakhir > dibuat),
  constraint otorisasi_tantangan_orang_lain check (op_hash IS NULL OR approver <> requester),
  constraint otorisasi_tantangan_perangkat check ((cara = 'SIDIK_JARI') = (perangkat_hash IS NOT NULL AND agen IS NOT NULL)),
  constraint otorisasi_tantangan_approver_fkey foreign key (approver) references pengguna(user_id),
  constraint otorisasi_tantangan_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint otorisasi_tantangan_requester_fkey foreign key (requester) references pengguna(user_id)
);
comment on constraint otorisasi_tantangan_cara on otorisasi_tantangan is 'Cara Menyetujui Tidak Dikenal';
comment on constraint otorisasi_tantangan_hasil on otorisasi_tantangan is 'Hasil Pindai Tidak Dikenal';
comment on constraint otorisasi_tantangan_masa on otorisasi_tantangan is 'Masa Tantangan Otorisasi Tidak Sesuai';
comment on constraint otorisasi_tantangan_orang_lain on otorisasi_tantangan is 'Penyetuju Harus Orang Lain';
comment on constraint otorisasi_tantangan_perangkat on otorisasi_tantangan is 'Sidik Jari Dipindai Di Satu Kasir';
select pasang_rls('otorisasi_tantangan', '');
grant insert, select, update (dipakai, hasil) on otorisasi_tantangan to mustika_app;
grant select on otorisasi_tantangan to mustika_report;

-- Which account an event's role is booked on. Found as (trx, type), else (trx, '*'), else ('*', '*'). Domain 12.4.
create table para_akun_transaksi (
  kode_toko text not null,
  trx text not null,
  type text not null,
  kode_akun text not null,
  jenis_akun text not null,
  nomor_akun text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, trx, type, kode_akun, jenis_akun),
  constraint para_akun_transaksi_jenis_akun_check check (jenis_akun = ANY (ARRAY['DEBET', 'KREDIT'])),
  constraint para_akun_transaksi_kode_akun_fkey foreign key (kode_akun) references peran_akun(akun),
  constraint para_akun_transaksi_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint para_akun_transaksi_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun)
);
select pasang_rls('para_akun_transaksi', '');
grant insert, select, update on para_akun_transaksi to mustika_app;
grant select on para_akun_transaksi to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_akun_transaksi REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_akun_transaksi REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_akun_transaksi REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_akun_transaksi enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;
-- Trigger jaga_peta_akun: functions/akuntansi/jaga_peta_akun.sql

create table para_bonus_sales (
  kode_toko text not null,
  kode_bonus text not null,
  keterangan text not null,
  kode_group text,
  kode_dept text,
  tipe_bonus text not null,
  bonus rupiah not null default 0,
  persentase mili_persen not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_bonus),
  constraint para_bonus_sales_bonus_check check (bonus >= 0),
  constraint para_bonus_sales_isi check ( CASE tipe_bonus WHEN 'PERSENTASE' THEN persentase::integer > 0 ELSE bonus > 0 END),
  constraint para_bonus_sales_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint para_bonus_sales_tipe_bonus_check check (tipe_bonus = ANY (ARRAY['GRAM', 'PCS', 'PERSENTASE'])),
  constraint para_bonus_sales_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint para_bonus_sales_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint para_bonus_sales_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index cari_para_bonus_sales_keterangan on para_bonus_sales (kode_toko, keterangan, kode_bonus);
create index cari_para_bonus_sales_kode_dept on para_bonus_sales (kode_toko, kode_dept, kode_bonus);
create index cari_para_bonus_sales_kode_group on para_bonus_sales (kode_toko, kode_group, kode_bonus);
create unique index uq_para_bonus_sales on para_bonus_sales (kode_toko, kode_group, kode_dept) NULLS NOT DISTINCT WHERE aktif;
comment on constraint para_bonus_sales_isi on para_bonus_sales is 'Isi Persentase Untuk Tipe PERSENTASE, Bonus Untuk Tipe GRAM Dan PCS';
select pasang_rls('para_bonus_sales', '');
grant insert, select, update on para_bonus_sales to mustika_app;
grant select on para_bonus_sales to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_bonus_sales REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_bonus_sales REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_bonus_sales REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_bonus_sales enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_bunga_hutang (
  kode_toko text not null,
  kode_bunga text not null,
  keterangan text not null,
  jumlah_min rupiah not null,
  jumlah_max rupiah not null,
  bunga mili_persen not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_bunga),
  constraint para_bunga_hutang_rentang exclude using gist (kode_toko WITH =, int8range(jumlah_min, jumlah_max, '[]') WITH &&) WHERE (aktif),
  constraint para_bunga_hutang_batas check (jumlah_min <= jumlah_max),
  constraint para_bunga_hutang_bunga_check check (bunga::integer >= 0 AND bunga::integer <= 100000),
  constraint para_bunga_hutang_jumlah_min_check check (jumlah_min >= 0),
  constraint para_bunga_hutang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_bunga_hutang_keterangan on para_bunga_hutang (kode_toko, keterangan, kode_bunga);
comment on constraint para_bunga_hutang_rentang on para_bunga_hutang is 'Rentang Hutang Bertumpuk Dengan Parameter Bunga Lain';
comment on constraint para_bunga_hutang_batas on para_bunga_hutang is 'Hutang Mulai Tidak Boleh Melebihi Hutang Sampai';
select pasang_rls('para_bunga_hutang', '');
grant insert, select, update on para_bunga_hutang to mustika_app;
grant select on para_bunga_hutang to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_bunga_hutang REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_bunga_hutang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_bunga_hutang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_bunga_hutang enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_cicilan (
  kode_toko text not null,
  kode_cicilan text not null,
  keterangan text not null,
  lama_angsuran integer not null,
  dp_minimal mili_persen not null,
  margin mili_persen not null default 0,
  denda mili_persen not null default 0,
  potongan_batal mili_persen not null default 0,
  lelang_setelah integer not null default 3,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_cicilan),
  constraint para_cicilan_denda_check check (denda::integer >= 0 AND denda::integer <= 100000),
  constraint para_cicilan_dp_minimal_check check (dp_minimal::integer >= 0 AND dp_minimal::integer <= 100000),
  constraint para_cicilan_lama_angsuran_check check (lama_angsuran >= 1 AND lama_angsuran <= 120),
  constraint para_cicilan_lelang_setelah_check check (lelang_setelah >= 1 AND lelang_setelah <= 120),
  constraint para_cicilan_margin_check check (margin::integer >= 0 AND margin::integer <= 100000),
  constraint para_cicilan_potongan_batal_check check (potongan_batal::integer >= 0 AND potongan_batal::integer <= 100000),
  constraint para_cicilan_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_cicilan_keterangan on para_cicilan (kode_toko, keterangan, kode_cicilan);
create unique index uq_para_cicilan on para_cicilan (kode_toko, lama_angsuran) WHERE aktif;
select pasang_rls('para_cicilan', '');
grant insert, select, update on para_cicilan to mustika_app;
grant select on para_cicilan to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_cicilan REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_cicilan REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_cicilan REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_cicilan enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_deskripsi_service (
  kode_toko text not null,
  kode_deskripsi text not null,
  deskripsi text not null,
  tipe_ongkos text not null,
  ongkos rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_deskripsi),
  constraint para_deskripsi_service_ongkos_check check (ongkos >= 0),
  constraint para_deskripsi_service_tipe_ongkos_check check (tipe_ongkos = ANY (ARRAY['TOTAL', 'GRAM'])),
  constraint para_deskripsi_service_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_deskripsi_service_deskripsi on para_deskripsi_service (kode_toko, deskripsi, kode_deskripsi);
select pasang_rls('para_deskripsi_service', '');
grant insert, select, update on para_deskripsi_service to mustika_app;
grant select on para_deskripsi_service to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_deskripsi_service REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_deskripsi_service REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_deskripsi_service REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_deskripsi_service enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_get_point (
  kode_toko text not null,
  kode_get_point text not null,
  keterangan text not null,
  jenis_transaksi text not null,
  minimal_rp rupiah not null default 0,
  persentase mili_persen not null default 100000,
  poin_tetap integer not null default 0,
  mulai_berlaku date not null,
  sampai_berlaku date,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_get_point),
  constraint para_get_point_rentang exclude using gist (kode_toko WITH =, jenis_transaksi WITH =, daterange(mulai_berlaku, sampai_berlaku, '[]') WITH &&) WHERE (aktif),
  constraint para_get_point_jenis_transaksi_check check (jenis_transaksi = ANY (ARRAY['PENJUALAN', 'PEMBELIAN', 'AFILIASI', 'SERVICE'])),
  constraint para_get_point_masa check (sampai_berlaku IS NULL OR mulai_berlaku <= sampai_berlaku),
  constraint para_get_point_minimal_rp_check check (minimal_rp >= 0),
  constraint para_get_point_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 1000000),
  constraint para_get_point_poin_tetap_check check (poin_tetap >= 0 AND poin_tetap <= 1000000),
  constraint para_get_point_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_get_point_keterangan on para_get_point (kode_toko, keterangan, kode_get_point);
comment on constraint para_get_point_rentang on para_get_point is 'Masa Berlaku Bertumpuk Dengan Parameter Lain Untuk Jenis Transaksi Ini';
comment on constraint para_get_point_masa on para_get_point is 'Mulai Berlaku Tidak Boleh Setelah Sampai';
select pasang_rls('para_get_point', '');
grant insert, select, update on para_get_point to mustika_app;
grant select on para_get_point to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_get_point REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_get_point REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_get_point REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_get_point enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_harga_beli (
  kode_toko text not null,
  kode_harga text not null,
  harga_per_gram rupiah not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_harga),
  constraint para_harga_beli_harga_per_gram_check check (harga_per_gram > 0),
  constraint para_harga_beli_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('para_harga_beli', '');
grant insert, select, update on para_harga_beli to mustika_app;
grant select, update (harga_per_gram, versi, diubah_oleh, diubah_pada) on para_harga_beli to mustika_buku;
grant select on para_harga_beli to mustika_report;
create trigger versi_delete AFTER DELETE ON para_harga_beli REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_harga_beli REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_harga_beli REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_harga_beli enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;
-- Trigger harga: functions/master/catat_harga.sql

create table para_hutang_pokok (
  kode_toko text not null,
  kode_pokok text not null,
  keterangan text not null,
  kadar_mulai mili_persen not null,
  harga_per_gram rupiah not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_pokok),
  constraint para_hutang_pokok_harga_per_gram_check check (harga_per_gram > 0),
  constraint para_hutang_pokok_kadar_mulai_check check (kadar_mulai::integer >= 1 AND kadar_mulai::integer <= 100000),
  constraint para_hutang_pokok_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_hutang_pokok_keterangan on para_hutang_pokok (kode_toko, keterangan, kode_pokok);
create unique index uq_para_hutang_pokok on para_hutang_pokok (kode_toko, kadar_mulai) WHERE aktif;
select pasang_rls('para_hutang_pokok', '');
grant insert, select, update on para_hutang_pokok to mustika_app;
grant select, update (harga_per_gram, versi, diubah_oleh, diubah_pada) on para_hutang_pokok to mustika_buku;
grant select on para_hutang_pokok to mustika_report;
create trigger versi_delete AFTER DELETE ON para_hutang_pokok REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_hutang_pokok REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_hutang_pokok REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_hutang_pokok enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;
-- Trigger harga: functions/master/catat_harga.sql

-- Stock of tags as the shop buys it by the roll, in millimetres. docs/decisions/0116.
create table para_label (
  kode_toko text not null,
  kode_label text not null,
  keterangan text not null,
  lebar integer not null,
  tinggi integer not null,
  sayap integer not null,
  jarak integer not null default 2,
  kolom integer not null default 1,
  sela integer not null default 0,
  kiri integer not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_label),
  constraint para_label_rol check (jarak >= 0 AND jarak <= 20 AND kolom >= 1 AND kolom <= 6 AND sela >= 0 AND sela <= 20 AND kiri >= 0 AND kiri <= 50),
  constraint para_label_sayap check (sayap >= 5 AND sayap <= 100 AND (2 * sayap) <= lebar),
  constraint para_label_ukuran check (lebar >= 10 AND lebar <= 200 AND tinggi >= 5 AND tinggi <= 150),
  constraint para_label_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_label_keterangan on para_label (kode_toko, keterangan, kode_label);
comment on constraint para_label_rol on para_label is 'Jarak Dan Sela Sampai 20 mm, Tepi Kiri Sampai 50 mm, 1 Sampai 6 Label Per Baris';
comment on constraint para_label_sayap on para_label is 'Dua Sayap Tidak Boleh Lebih Lebar Dari Labelnya';
comment on constraint para_label_ukuran on para_label is 'Label Selebar 10 Sampai 200 mm Dan Setinggi 5 Sampai 150 mm';
select pasang_rls('para_label', '');
grant insert, select, update on para_label to mustika_app;
grant select on para_label to mustika_buku, mustika_report;

create table para_pinjaman (
  kode_toko text not null,
  kondisi_pinjaman text not null,
  keterangan text not null,
  persentase mili_persen not null default 100000,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kondisi_pinjaman),
  constraint para_pinjaman_persentase_check check (persentase::integer >= 1 AND persentase::integer <= 100000),
  constraint para_pinjaman_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_pinjaman_keterangan on para_pinjaman (kode_toko, keterangan, kondisi_pinjaman);
select pasang_rls('para_pinjaman', '');
grant insert, select, update on para_pinjaman to mustika_app;
grant select on para_pinjaman to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_pinjaman REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_pinjaman REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_pinjaman REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_pinjaman enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_poin (
  kode_toko text not null,
  kode_poin text not null,
  keterangan text not null,
  kode_group text,
  type_poin text not null,
  per_gram miligram,
  per_rp rupiah,
  poin integer not null default 1,
  nilai_poin rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_poin),
  constraint para_poin_isi check ( CASE type_poin WHEN 'GRAM' THEN per_gram IS NOT NULL ELSE per_rp IS NOT NULL END),
  constraint para_poin_nilai_poin_check check (nilai_poin >= 0),
  constraint para_poin_per_gram_check check (per_gram > 0),
  constraint para_poin_per_rp_check check (per_rp > 0),
  constraint para_poin_poin_check check (poin >= 1 AND poin <= 1000000),
  constraint para_poin_type_poin_check check (type_poin = ANY (ARRAY['GRAM', 'RP'])),
  constraint para_poin_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint para_poin_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index cari_para_poin_keterangan on para_poin (kode_toko, keterangan, kode_poin);
create index cari_para_poin_kode_group on para_poin (kode_toko, kode_group, kode_poin);
create unique index uq_para_poin on para_poin (kode_toko, kode_group) NULLS NOT DISTINCT WHERE aktif;
comment on constraint para_poin_isi on para_poin is 'Isi Per Gram Untuk Type GRAM, Per Rupiah Untuk Type RP';
select pasang_rls('para_poin', '');
grant insert, select, update on para_poin to mustika_app;
grant select on para_poin to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_poin REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_poin REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_poin REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_poin enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_potongan_kategori (
  kode_toko text not null,
  kode_kategori text not null,
  type_potongan text not null,
  persentase mili_persen not null default 0,
  potongan rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_kategori),
  constraint para_potongan_kategori_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint para_potongan_kategori_potongan_check check (potongan >= 0),
  constraint para_potongan_kategori_type_potongan_check check (type_potongan = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint para_potongan_kategori_kode_kategori_fkey foreign key (kode_kategori) references kategori(kode_kategori),
  constraint para_potongan_kategori_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_potongan_kategori_type_potongan on para_potongan_kategori (kode_toko, type_potongan, kode_kategori);
select pasang_rls('para_potongan_kategori', '');
grant insert, select, update on para_potongan_kategori to mustika_app;
grant select on para_potongan_kategori to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_potongan_kategori REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_potongan_kategori REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_potongan_kategori REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_potongan_kategori enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table para_reset_poin (
  kode_toko text not null,
  kode_reset text not null,
  cara text not null,
  bulan integer not null,
  hari integer not null,
  masa_bulan integer not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_reset),
  constraint para_reset_poin_bulan_check check (bulan >= 1 AND bulan <= 12),
  constraint para_reset_poin_cara_check check (cara = ANY (ARRAY['TANGGAL', 'BERGULIR'])),
  constraint para_reset_poin_hari_check check (hari >= 1 AND hari <= 31),
  constraint para_reset_poin_masa_bulan_check check (masa_bulan >= 1 AND masa_bulan <= 120),
  constraint para_reset_poin_tanggal check (hari <= CASE WHEN bulan = 2 THEN 29 WHEN bulan = ANY (ARRAY[4, 6, 9, 11]) THEN 30 ELSE 31 END),
  constraint para_reset_poin_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_para_reset_poin_cara on para_reset_poin (kode_toko, cara, kode_reset);
create unique index uq_para_reset_poin on para_reset_poin (kode_toko) WHERE aktif;
comment on constraint para_reset_poin_tanggal on para_reset_poin is 'Tanggal Ini Tidak Ada Di Bulan Itu';
comment on index uq_para_reset_poin is 'Hanya Satu Aturan Reset Poin Yang Boleh Aktif';
select pasang_rls('para_reset_poin', '');
grant insert, select, update on para_reset_poin to mustika_app;
grant select on para_reset_poin to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_reset_poin REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_reset_poin REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_reset_poin REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_reset_poin enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- What a nota loses by its age, its group or its absence, and what goods of a kategori lose.
create table para_rugi_nota (
  kode_toko text not null,
  kode_rugi text not null,
  asal_nota text not null,
  kode_group text,
  umur_bulan integer not null default 0,
  type_potongan text not null,
  persentase mili_persen not null default 0,
  potongan rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_rugi),
  constraint para_rugi_nota_asal_nota_check check (asal_nota = ANY (ARRAY['NOTA', 'TANPA NOTA', 'TOKO LAIN'])),
  constraint para_rugi_nota_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint para_rugi_nota_potongan_check check (potongan >= 0),
  constraint para_rugi_nota_type_potongan_check check (type_potongan = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint para_rugi_nota_umur_bulan_check check (umur_bulan >= 0 AND umur_bulan <= 1200),
  constraint para_rugi_nota_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint para_rugi_nota_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index cari_para_rugi_nota_asal_nota on para_rugi_nota (kode_toko, asal_nota, kode_rugi);
create index cari_para_rugi_nota_kode_group on para_rugi_nota (kode_toko, kode_group, kode_rugi);
create unique index uq_para_rugi_nota on para_rugi_nota (kode_toko, asal_nota, kode_group, umur_bulan) NULLS NOT DISTINCT WHERE aktif;
select pasang_rls('para_rugi_nota', '');
grant insert, select, update on para_rugi_nota to mustika_app;
grant select on para_rugi_nota to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON para_rugi_nota REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON para_rugi_nota REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON para_rugi_nota REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table para_rugi_nota enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- Settings and module flags of a store; a flag is on when its row exists and the value is not 'false'. Domain R11.8.
create table para_system (
  kode_toko text not null,
  key text not null,
  value text not null,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, key),
  constraint para_system_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('para_system', '');
grant delete, insert, select, update on para_system to mustika_app;
grant select on para_system to mustika_buku, mustika_report;
-- Trigger versi: functions/inti/naikkan_versi_toko.sql

create table parameter_harga_emas (
  kode_toko text not null,
  kode_harga text not null,
  nama_harga text not null,
  kadar mili_persen not null,
  harga_jual rupiah not null,
  harga_beli rupiah not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_harga),
  constraint parameter_harga_emas_harga_beli_check check (harga_beli >= 0),
  constraint parameter_harga_emas_harga_jual_check check (harga_jual > 0),
  constraint parameter_harga_emas_kadar_check check (kadar::integer >= 1 AND kadar::integer <= 500000),
  constraint parameter_harga_emas_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_parameter_harga_emas_nama_harga on parameter_harga_emas (kode_toko, nama_harga, kode_harga);
select pasang_rls('parameter_harga_emas', '');
grant insert, select, update on parameter_harga_emas to mustika_app;
grant select, update (harga_jual, harga_beli, versi, diubah_oleh, diubah_pada) on parameter_harga_emas to mustika_buku;
grant select on parameter_harga_emas to mustika_report;
create trigger versi_delete AFTER DELETE ON parameter_harga_emas REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON parameter_harga_emas REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON parameter_harga_emas REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table parameter_harga_emas enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;
-- Trigger harga: functions/master/catat_harga.sql

create table parameter_ongkos (
  kode_toko text not null,
  kode_ongkos text not null,
  kode_group text,
  kode_dept text,
  tipe_ongkos text not null,
  ongkos rupiah not null,
  ongkos_minimum rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_ongkos),
  constraint parameter_ongkos_ongkos_check check (ongkos >= 0),
  constraint parameter_ongkos_ongkos_minimum_check check (ongkos_minimum >= 0),
  constraint parameter_ongkos_tipe_ongkos_check check (tipe_ongkos = ANY (ARRAY['GRAM', 'TOTAL'])),
  constraint parameter_ongkos_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint parameter_ongkos_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint parameter_ongkos_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group)
);
create index cari_parameter_ongkos_kode_dept on parameter_ongkos (kode_toko, kode_dept, kode_ongkos);
create index cari_parameter_ongkos_kode_group on parameter_ongkos (kode_toko, kode_group, kode_ongkos);
create unique index uq_parameter_ongkos on parameter_ongkos (kode_toko, kode_group, kode_dept) NULLS NOT DISTINCT WHERE aktif;
select pasang_rls('parameter_ongkos', '');
grant insert, select, update on parameter_ongkos to mustika_app;
grant select, update (ongkos, ongkos_minimum, versi, diubah_oleh, diubah_pada) on parameter_ongkos to mustika_buku;
grant select on parameter_ongkos to mustika_report;
create trigger versi_delete AFTER DELETE ON parameter_ongkos REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON parameter_ongkos REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON parameter_ongkos REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table parameter_ongkos enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;
-- Trigger harga: functions/master/catat_harga.sql

-- One row is one rate from one day on.
create table parameter_ppn (
  kode_tarif text not null,
  kelas_ppn text not null,
  mulai_berlaku date not null,
  tarif mili_persen not null,
  kode_faktur text not null,
  dasar_hukum text not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_tarif),
  constraint parameter_ppn_kelas_ppn_check check (kelas_ppn = ANY (ARRAY['EMAS_FAKTUR', 'NON_EMAS', 'LAIN', 'BEBAS', 'EMAS_PABRIKAN', 'EMAS_TANPA_FAKTUR', 'JASA'])),
  constraint parameter_ppn_kode_faktur_check check (kode_faktur ~ '^[0-9]{2}$'),
  constraint parameter_ppn_tarif_check check (tarif::integer >= 0 AND tarif::integer <= 100000)
);
create index cari_parameter_ppn_dasar_hukum on parameter_ppn (dasar_hukum, kode_tarif);
create index cari_parameter_ppn_kelas_ppn on parameter_ppn (kelas_ppn, kode_tarif);
create unique index uq_parameter_ppn on parameter_ppn (kelas_ppn, mulai_berlaku) WHERE aktif;
insert into parameter_ppn (kode_tarif, kelas_ppn, mulai_berlaku, tarif, kode_faktur, dasar_hukum) values
  ('BARANG-LAIN', 'LAIN', '2022-04-01', 11000, '04', 'UU 7/2021; PMK 131/2024'),
  ('BEBAS', 'BEBAS', '2023-05-01', 0, '07', 'PP 49/2022'),
  ('EMAS-FAKTUR', 'EMAS_FAKTUR', '2023-05-01', 1100, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025'),
  ('EMAS-PABRIKAN', 'EMAS_PABRIKAN', '2023-05-01', 0, '05', 'PMK 48/2023 PASAL 14'),
  ('EMAS-TANPA-FAKTUR', 'EMAS_TANPA_FAKTUR', '2023-05-01', 1650, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025'),
  ('JASA', 'JASA', '2023-05-01', 1100, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025'),
  ('NON-EMAS', 'NON_EMAS', '2023-05-01', 1100, '05', 'PMK 48/2023 PASAL 14 JO. PMK 11/2025');
grant insert, select, update on parameter_ppn to mustika_app;
grant select on parameter_ppn to mustika_buku, mustika_report;
-- Trigger jaga_tarif: functions/pajak/jaga_tarif_ppn.sql

-- What was paid and paid out, once for every kind of document (docs/decisions/0080), by the event that took or gave it. `jumlah` is
-- without the change, `diterima` is what lay on the counter. A nota with a trade-in has both directions under one number.
create table pembayaran (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  arah text not null default 'MASUK',
  urut smallint not null,
  jenis text not null,
  no_rekening text,
  jumlah rupiah not null,
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0,
  fee_ditanggung text not null default 'TOKO',
  kartu_akhir text,
  no_referensi text,
  primary key (kode_toko, no_dokumen, peristiwa, arah, urut),
  constraint pembayaran_arah check (arah = ANY (ARRAY['MASUK', 'KELUAR'])),
  constraint pembayaran_biaya_qris check (jenis <> 'QRIS' OR fee_ditanggung = 'TOKO'),
  constraint pembayaran_diterima check (diterima >= jumlah AND (jenis = 'CASH' OR diterima = jumlah)),
  constraint pembayaran_fee check (fee >= 0),
  constraint pembayaran_fee_ditanggung check (fee_ditanggung = ANY (ARRAY['TOKO', 'PELANGGAN'])),
  constraint pembayaran_jenis check (jenis = ANY (ARRAY['CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN', 'CICILAN', 'AWAL'])),
  constraint pembayaran_jumlah check (diterima > 0 AND (jumlah > 0 OR jenis = 'CASH' AND jumlah = 0)),
  constraint pembayaran_kartu_akhir check (kartu_akhir ~ '^[0-9]{4}$'),
  constraint pembayaran_referensi check (no_referensi IS NULL OR jenis = 'QRIS' AND length(no_referensi) >= 4 AND length(no_referensi) <= 40),
  constraint pembayaran_rekening check ((jenis = ANY (ARRAY['DEBET', 'CREDIT', 'TRANSFER', 'QRIS'])) = (no_rekening IS NOT NULL)),
  constraint pembayaran_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint pembayaran_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
create index pembayaran_referensi on pembayaran (kode_toko, no_rekening, no_referensi) WHERE no_referensi IS NOT NULL;
select pasang_rls('pembayaran', '');
grant select on pembayaran to mustika_app, mustika_report;
grant insert, select on pembayaran to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON pembayaran FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON pembayaran FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table pembayaran enable always trigger kekal, enable always trigger kekal_semua;
-- Trigger jaga_referensi: functions/pembayaran/jaga_referensi.sql
-- Trigger jaga_tagihan: functions/pembayaran/jaga_tagihan.sql

create table pembelian (
  kode_toko text not null,
  no_faktur_group text not null,
  tanggal date not null,
  kode_member text,
  nama_customer text,
  nik_sim_passport text,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_nota rupiah not null,
  total rupiah not null,
  biaya_admin rupiah not null default 0,
  bayar rupiah not null,
  keterangan text,
  tukar boolean not null default false,
  poin integer not null default 0,
  poin_rp rupiah not null default 0,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  manual boolean not null default false,
  primary key (kode_toko, no_faktur_group),
  constraint pembelian_bayar_check check (bayar > 0),
  constraint pembelian_berat_check check (berat > 0),
  constraint pembelian_biaya_admin_check check (biaya_admin >= 0),
  constraint pembelian_data_diri_tersegel check (COALESCE(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'),
  constraint pembelian_harga_nota_check check (harga_nota >= 0),
  constraint pembelian_identitas_tersegel check (nik_sim_passport IS NULL OR nik_sim_passport ~ '^b1[.][^~]+~r1[.]'),
  constraint pembelian_jumlah_barang_check check (jumlah_barang > 0),
  constraint pembelian_lunas check (bayar = (total - biaya_admin)),
  constraint pembelian_poin_check check (poin >= 0),
  constraint pembelian_poin_rp_check check (poin_rp >= 0),
  constraint pembelian_total_check check (total > 0),
  constraint pembelian_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint pembelian_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references dokumen(kode_toko, no_dokumen)
);
create index pembelian_hari on pembelian (kode_toko, tanggal);
create index pembelian_hp on pembelian (kode_toko, no_hp_customer) WHERE no_hp_customer IS NOT NULL;
create index pembelian_identitas on pembelian (kode_toko, split_part(nik_sim_passport, '~', 1)) WHERE nik_sim_passport IS NOT NULL;
create index pembelian_member on pembelian (kode_member) WHERE kode_member IS NOT NULL;
comment on constraint pembelian_data_diri_tersegel on pembelian is 'Data Diri Harus Tersegel';
comment on constraint pembelian_identitas_tersegel on pembelian is 'Nomor Identitas Harus Tersegel';
select pasang_rls('pembelian', '');
grant select on pembelian to mustika_app, mustika_report;
grant insert, select on pembelian to mustika_buku;

-- Pictures of pieces that were brought in, written anew by the photo store before the purchase is saved. A purchase takes
-- only what was uploaded in its own store.
create table pembelian_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint pembelian_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('pembelian_foto', '');
grant insert, select on pembelian_foto to mustika_app;
grant select on pembelian_foto to mustika_buku, mustika_report;

create table pembelian_barang (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  no_faktur_jual text,
  kode_harga text,
  kode_sales text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_baki text not null,
  berat_nota miligram not null,
  berat miligram not null,
  susut miligram not null default 0,
  kadar mili_persen not null,
  kadar_cetak text not null,
  kondisi_barang text not null,
  type_kondisi text not null,
  persentase mili_persen not null,
  harga_emas rupiah not null,
  harga_nota rupiah not null,
  harga_nota_efektif rupiah not null,
  potongan rupiah not null,
  potongan_manual rupiah not null,
  pembulatan rupiah not null,
  harga_sistem rupiah not null,
  harga rupiah not null,
  harga_rata rupiah not null,
  rata_asal rupiah not null,
  berat_asli_lama miligram,
  harga_modal_lama rupiah,
  gudang_lama text,
  baki_lama text,
  batal boolean not null default false,
  asal_nota text not null default 'NOTA',
  kode_rugi text,
  rugi_nota rupiah not null default 0,
  kode_kategori text,
  potongan_kategori rupiah not null default 0,
  toko_asal text,
  no_faktur_asal text,
  barcode_asal text,
  foto text,
  lot boolean not null default false,
  jumlah integer not null default 1,
  nota_lama text,
  primary key (kode_toko, no_faktur_group, urut),
  constraint pembelian_barang_asal check ((asal_nota = ANY (ARRAY['NOTA', 'TANPA NOTA', 'TOKO LAIN'])) AND (asal_nota <> 'NOTA' OR no_faktur_jual IS NOT NULL OR no_faktur_asal IS NOT NULL OR nota_lama IS NOT NULL) AND (asal_nota <> 'TOKO LAIN' OR no_faktur_jual IS NULL)),
  constraint pembelian_barang_berat_check check (berat > 0),
  constraint pembelian_barang_berat_nota_check check (berat_nota > 0),
  constraint pembelian_barang_check check (harga_nota_efektif >= 0 AND harga_nota_efektif <= harga_nota),
  constraint pembelian_barang_harga_check check (harga > 0),
  constraint pembelian_barang_harga_emas_check check (harga_emas >= 0),
  constraint pembelian_barang_harga_nota_check check (harga_nota >= 0),
  constraint pembelian_barang_jumlah check ((harga_nota_efektif - potongan - rugi_nota - potongan_kategori - potongan_manual + pembulatan) = harga_sistem),
  constraint pembelian_barang_jumlah_pcs check (jumlah > 0 AND (jumlah = 1 OR lot)),
  constraint pembelian_barang_kadar_check check (kadar::integer > 0),
  constraint pembelian_barang_kategori check (potongan_kategori = 0 OR kode_kategori IS NOT NULL),
  constraint pembelian_barang_lama check ((no_faktur_jual IS NULL) = (harga_modal_lama IS NULL AND berat_asli_lama IS NULL AND gudang_lama IS NULL AND baki_lama IS NULL)),
  constraint pembelian_barang_lot check (NOT lot OR no_faktur_jual IS NULL AND no_faktur_asal IS NULL AND susut = 0),
  constraint pembelian_barang_nota_asal check ((num_nulls(toko_asal, no_faktur_asal, barcode_asal) = ANY (ARRAY[0, 3])) AND (no_faktur_asal IS NULL OR no_faktur_jual IS NULL) AND toko_asal IS DISTINCT FROM kode_toko),
  constraint pembelian_barang_nota_lama check (nota_lama IS NULL OR no_faktur_jual IS NULL AND no_faktur_asal IS NULL AND asal_nota <> 'TOKO LAIN' AND NOT lot),
  constraint pembelian_barang_potongan_check check (potongan >= 0),
  constraint pembelian_barang_potongan_kategori_check check (potongan_kategori >= 0),
  constraint pembelian_barang_potongan_manual_check check (potongan_manual >= 0),
  constraint pembelian_barang_rugi check (rugi_nota = 0 OR kode_rugi IS NOT NULL),
  constraint pembelian_barang_rugi_nota_check check (rugi_nota >= 0),
  constraint pembelian_barang_susut_check check (susut >= 0),
  constraint pembelian_barang_type_kondisi_check check (type_kondisi = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint pembelian_barang_foto foreign key (kode_toko, foto) references pembelian_foto(kode_toko, foto),
  constraint pembelian_barang_kode_barcode_fkey foreign key (kode_barcode) references barcode(kode_barcode),
  constraint pembelian_barang_kode_toko_kondisi_barang_fkey foreign key (kode_toko, kondisi_barang) references kondisi_pembelian(kode_toko, kondisi_barang),
  constraint pembelian_barang_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references pembelian(kode_toko, no_faktur_group),
  constraint pembelian_barang_nota_lama_fkey foreign key (nota_lama) references nota_lama(kode_nota_lama),
  constraint pembelian_barang_toko_asal_fkey foreign key (toko_asal) references toko(kode_toko)
);
create index pembelian_barang_barcode on pembelian_barang (kode_toko, kode_barcode);
create index pembelian_barang_hari on pembelian_barang (kode_toko, tanggal);
create index pembelian_barang_susut on pembelian_barang (kode_toko, tanggal) WHERE susut > 0;
create unique index uq_jual_dibeli on pembelian_barang (kode_toko, no_faktur_jual) WHERE NOT batal AND no_faktur_jual IS NOT NULL;
create unique index uq_no_faktur_beli on pembelian_barang (kode_toko, no_faktur);
create unique index uq_nota_lama_dibeli on pembelian_barang (kode_toko, nota_lama) WHERE NOT batal AND nota_lama IS NOT NULL;
comment on constraint pembelian_barang_jumlah_pcs on pembelian_barang is 'Hanya Barang Manual Dibeli Lebih Dari Satu';
select pasang_rls('pembelian_barang', '');
grant select on pembelian_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on pembelian_barang to mustika_buku;

-- Four eyes are two people. Who made a login, gave it a password or a second step, or changed its level or rights may sit
-- behind it; the database remembers who that was, and no approval of that login counts for him (docs/security.md).
create table pemberi_kuasa (
  user_id text not null,
  pemberi text not null,
  hal text not null,
  pada timestamp with time zone not null default now(),
  primary key (user_id, pada, pemberi, hal),
  constraint pemberi_kuasa_hal check (hal = ANY (ARRAY['PENGGUNA_BARU', 'PASSWORD', 'WEWENANG', 'AKTIF', 'HAK', 'TOTP', 'PEMULIHAN', 'PIN', 'PASSKEY', 'SIDIK_JARI'])),
  constraint pemberi_kuasa_orang_lain check (pemberi <> user_id),
  constraint pemberi_kuasa_pemberi_fkey foreign key (pemberi) references pengguna(user_id),
  constraint pemberi_kuasa_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
comment on constraint pemberi_kuasa_hal on pemberi_kuasa is 'Hal Pemberian Wewenang Tidak Dikenal';
comment on constraint pemberi_kuasa_orang_lain on pemberi_kuasa is 'Pemberi Wewenang Harus Orang Lain';
grant select on pemberi_kuasa to mustika_buku, mustika_report;
create trigger kekal BEFORE DELETE OR UPDATE ON pemberi_kuasa FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON pemberi_kuasa FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table pemberi_kuasa enable always trigger kekal, enable always trigger kekal_semua;

create table penerimaan_barang_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  kode_group text not null,
  kode_dept text not null,
  jumlah integer not null,
  berat_faktur miligram not null,
  berat miligram not null,
  harga_faktur rupiah not null,
  nilai_faktur rupiah not null,
  modal_terima rupiah not null,
  label_jumlah integer not null default 0,
  label_berat miligram not null default 0,
  label_modal rupiah not null default 0,
  nilai_selisih rupiah not null default 0,
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  constraint penerimaan_barang_jenis_berat_check check (berat > 0),
  constraint penerimaan_barang_jenis_berat_faktur_check check (berat_faktur > 0),
  constraint penerimaan_barang_jenis_harga_faktur_check check (harga_faktur > 0),
  constraint penerimaan_barang_jenis_jumlah_check check (jumlah > 0),
  constraint penerimaan_barang_jenis_label_berat_check check (label_berat >= 0),
  constraint penerimaan_barang_jenis_label_jumlah_check check (label_jumlah >= 0),
  constraint penerimaan_barang_jenis_label_modal_check check (label_modal >= 0),
  constraint penerimaan_barang_jenis_nilai_faktur_check check (nilai_faktur > 0),
  constraint penerimaan_jenis_selisih check (nilai_selisih >= 0 AND nilai_selisih < nilai_faktur),
  constraint penerimaan_modal check (modal_terima >= (nilai_faktur - nilai_selisih) AND label_modal <= modal_terima),
  constraint penerimaan_barang_jenis_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint penerimaan_barang_jenis_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint penerimaan_barang_jenis_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references penerimaan_barang(kode_toko, no_dokumen)
);
select pasang_rls('penerimaan_barang_jenis', '');
grant select on penerimaan_barang_jenis to mustika_app, mustika_report;
grant insert, select, update (label_jumlah, label_berat, label_modal) on penerimaan_barang_jenis to mustika_buku;

-- What an intake of pieces took of a receipt.
create table penerimaan_label (
  kode_toko text not null,
  no_dokumen text not null,
  no_penerimaan text not null,
  kode_group text not null,
  kode_dept text not null,
  jumlah integer not null,
  berat miligram not null,
  modal_terima rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, kode_group, kode_dept),
  constraint penerimaan_label_berat_check check (berat > 0),
  constraint penerimaan_label_jumlah_check check (jumlah > 0),
  constraint penerimaan_label_modal_terima_check check (modal_terima >= 0),
  constraint penerimaan_label_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint penerimaan_label_kode_toko_no_penerimaan_kode_group_kode_d_fkey foreign key (kode_toko, no_penerimaan, kode_group, kode_dept) references penerimaan_barang_jenis(kode_toko, no_dokumen, kode_group, kode_dept)
);
create index penerimaan_label_penerimaan on penerimaan_label (kode_toko, no_penerimaan);
select pasang_rls('penerimaan_label', '');
grant select on penerimaan_label to mustika_app, mustika_report;
grant insert, select, update (batal) on penerimaan_label to mustika_buku;

create table pengalihan_saldo (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  cara text not null,
  dari text not null,
  ke text not null,
  kategori text,
  baris integer not null,
  jumlah rupiah not null,
  keterangan text not null,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  constraint pengalihan_dua_laci check (dari <> ke),
  constraint pengalihan_kategori check ((cara = 'KATEGORI') = (kategori IS NOT NULL)),
  constraint pengalihan_saldo_baris_check check (baris >= 0),
  constraint pengalihan_saldo_cara_check check (cara = ANY (ARRAY['KATEGORI', 'SALDO'])),
  constraint pengalihan_saldo_jumlah_check check (jumlah <> 0),
  constraint pengalihan_saldo_positif check (cara = 'KATEGORI' OR jumlah > 0),
  constraint pengalihan_saldo_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index pengalihan_saldo_hari on pengalihan_saldo (kode_toko, tanggal);
select pasang_rls('pengalihan_saldo', '');
grant select on pengalihan_saldo to mustika_app, mustika_report;
grant insert, select on pengalihan_saldo to mustika_buku;

-- Passkeys of whoever may agree, and what they sign: one question of one person for one act, once. docs/decisions/0150.
create table pengguna_passkey (
  user_id text not null,
  id text not null,
  nama text not null,
  kunci bytea not null,
  hitungan bigint not null default 0,
  lewat text[] not null default '{}'::text[],
  dibuat timestamp with time zone not null,
  dipakai timestamp with time zone,
  dicabut timestamp with time zone,
  primary key (user_id, id),
  constraint pengguna_passkey_hitungan check (hitungan >= 0),
  constraint pengguna_passkey_nama check (length(nama) >= 1 AND length(nama) <= 40),
  constraint pengguna_passkey_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create unique index pengguna_passkey_id on pengguna_passkey (id);
comment on constraint pengguna_passkey_hitungan on pengguna_passkey is 'Hitungan Passkey Tidak Sesuai';
comment on constraint pengguna_passkey_nama on pengguna_passkey is 'Nama Passkey Harus Diisi';
grant insert, select, update (hitungan, dipakai, dicabut) on pengguna_passkey to mustika_app;
-- Trigger catat_kuasa: functions/pengguna/catat_kuasa.sql

-- Codes for the day the phone is gone: hashed, each used once.
create table pengguna_pemulihan (
  user_id text not null,
  kode_hash bytea not null,
  dibuat timestamp with time zone not null,
  dipakai timestamp with time zone,
  primary key (user_id, kode_hash),
  constraint pengguna_pemulihan_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select, update on pengguna_pemulihan to mustika_app;
-- Trigger catat_kuasa: functions/pengguna/catat_kuasa.sql

create table pengguna_pin (
  user_id text not null,
  pin text not null,
  salah smallint not null default 0,
  dibuat timestamp with time zone not null,
  dicabut timestamp with time zone,
  primary key (user_id),
  constraint pengguna_pin_dicabut check ((dicabut IS NULL) = (pin <> '')),
  constraint pengguna_pin_salah check (salah >= 0 AND salah <= 5),
  constraint pengguna_pin_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
comment on constraint pengguna_pin_dicabut on pengguna_pin is 'PIN Yang Dicabut Tidak Disimpan';
comment on constraint pengguna_pin_salah on pengguna_pin is 'Hitungan PIN Salah Di Luar Batas';
grant insert, select, update on pengguna_pin to mustika_app;
-- Trigger catat_kuasa: functions/pengguna/catat_kuasa.sql

-- Fingers by which somebody agrees at a till, and what the reader of that till saw. docs/decisions/0151.
-- oldest program: 0630_oldest_program.sql
create table pengguna_sidik (
  user_id text not null,
  id uuid not null,
  jari text not null,
  pola text not null,
  dibuat timestamp with time zone not null,
  dipakai timestamp with time zone,
  dicabut timestamp with time zone,
  primary key (user_id, id),
  constraint pengguna_sidik_dicabut check ((dicabut IS NULL) = (pola <> '')),
  constraint pengguna_sidik_jari check (length(jari) >= 1 AND length(jari) <= 30),
  constraint pengguna_sidik_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
comment on constraint pengguna_sidik_dicabut on pengguna_sidik is 'Sidik Jari Yang Dihapus Tidak Disimpan';
comment on constraint pengguna_sidik_jari on pengguna_sidik is 'Nama Jari Harus Diisi';
grant insert, select, update (pola, dipakai, dicabut) on pengguna_sidik to mustika_app;
-- Trigger catat_kuasa: functions/pengguna/catat_kuasa.sql

-- The second step of logging in: a seed per user, sealed by the server's key before it comes here, and the last step of
-- time whose code was used. Without `aktif_sejak` the user has begun and not yet shown that his app works.
create table pengguna_totp (
  user_id text not null,
  rahasia text not null,
  langkah bigint not null default 0,
  dibuat timestamp with time zone not null,
  aktif_sejak timestamp with time zone,
  primary key (user_id),
  constraint pengguna_totp_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select, update on pengguna_totp to mustika_app;
grant select on pengguna_totp to mustika_buku;
-- Trigger catat_kuasa: functions/pengguna/catat_kuasa.sql

create table penjualan_barang (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  kode_sales text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  harga_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  harga_atribut rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  total rupiah not null,
  harga_modal rupiah not null,
  batal boolean not null default false,
  beli_kembali boolean not null default false,
  kelas_ppn text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_cara text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null default 0,
  finishing text,
  size text,
  pph22 rupiah not null default 0,
  golongan_modal text not null default 'EMAS',
  jumlah integer not null default 1,
  batu text,
  lot boolean not null default false,
  bonus rupiah not null default 0,
  primary key (kode_toko, no_faktur_group, urut),
  constraint penjualan_barang_bonus check (bonus = 0 OR bonus > 0 AND kode_sales IS NOT NULL),
  constraint penjualan_barang_diskon_check check (diskon >= 0),
  constraint penjualan_barang_finishing_check check (finishing <> ''),
  constraint penjualan_barang_golongan_modal check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint penjualan_barang_jumlah check ((harga_emas + ongkos + harga_atribut - diskon + pembulatan + CASE WHEN ppn_cara = 'EKSKLUSIF' THEN ppn_transaksi_rp ELSE 0 END) = total),
  constraint penjualan_barang_jumlah_pcs check (jumlah > 0 AND (jumlah = 1 OR berat = 0 OR lot)),
  constraint penjualan_barang_lot check (NOT lot OR berat > 0),
  constraint penjualan_barang_pph22_check check (pph22 >= 0),
  constraint penjualan_barang_ppn check ((num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur, ppn_cara, dpp) = ANY (ARRAY[0, 5])) AND CASE WHEN kelas_ppn IS NULL THEN ppn_transaksi_rp = 0 ELSE (dpp + ppn_transaksi_rp) = total END),
  constraint penjualan_barang_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint penjualan_barang_ppn_transaksi_rp_check check (ppn_transaksi_rp >= 0),
  constraint penjualan_barang_size_check check (size <> ''),
  constraint penjualan_barang_total_check check (total > 0),
  constraint penjualan_barang_kode_barcode_fkey foreign key (kode_barcode) references barcode(kode_barcode),
  constraint penjualan_barang_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references penjualan(kode_toko, no_faktur_group)
);
create index penjualan_barang_barcode on penjualan_barang (kode_toko, kode_barcode);
create index penjualan_barang_hari on penjualan_barang (kode_toko, tanggal);
create unique index uq_barang_terjual on penjualan_barang (kode_toko, kode_barcode) WHERE NOT batal AND NOT beli_kembali AND berat > 0 AND NOT lot;
create unique index uq_no_faktur on penjualan_barang (kode_toko, no_faktur);
comment on constraint penjualan_barang_golongan_modal on penjualan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
comment on constraint penjualan_barang_jumlah_pcs on penjualan_barang is 'Hanya Aksesoris Berjumlah Dijual Lebih Dari Satu';
select pasang_rls('penjualan_barang', '');
grant select on penjualan_barang to mustika_app, mustika_report;
grant insert, select, update (batal, beli_kembali) on penjualan_barang to mustika_buku;

create table penjualan_batu (
  kode_toko text not null,
  no_faktur_group text not null,
  urut smallint not null,
  ke smallint not null,
  kode_batu text not null,
  jumlah integer not null,
  karat miligram not null,
  kode_shape text,
  kode_color text,
  kode_clarity text,
  sertifikat text not null,
  no_sertifikat text,
  satuan_harga text,
  harga_usd integer,
  kurs rupiah,
  primary key (kode_toko, no_faktur_group, urut, ke),
  constraint penjualan_batu_harga check ((num_nulls(satuan_harga, harga_usd, kurs) = ANY (ARRAY[0, 3])) AND (satuan_harga = ANY (ARRAY['CT', 'PCS'])) AND harga_usd > 0 AND kurs > 0),
  constraint penjualan_batu_jumlah check (jumlah > 0 AND karat > 0),
  constraint penjualan_batu_sertifikat check ((sertifikat = 'TANPA') = (no_sertifikat IS NULL)),
  constraint penjualan_batu_kode_batu_fkey foreign key (kode_batu) references jenis_batu(kode_batu),
  constraint penjualan_batu_kode_toko_no_faktur_group_urut_fkey foreign key (kode_toko, no_faktur_group, urut) references penjualan_barang(kode_toko, no_faktur_group, urut)
);
select pasang_rls('penjualan_batu', '');
grant select on penjualan_batu to mustika_app, mustika_report;
grant insert, select on penjualan_batu to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON penjualan_batu FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON penjualan_batu FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table penjualan_batu enable always trigger kekal, enable always trigger kekal_semua;

-- The coupons that pay a nota.
create table penjualan_kupon (
  kode_toko text not null,
  no_faktur_group text not null,
  kode text not null,
  toko_kupon text not null,
  nilai rupiah not null,
  liabilitas boolean,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group, kode),
  constraint penjualan_kupon_nilai_check check (nilai > 0),
  constraint penjualan_kupon_sendiri check (liabilitas IS NOT TRUE OR toko_kupon = kode_toko),
  constraint penjualan_kupon_kode_fkey foreign key (kode) references kupon(kode),
  constraint penjualan_kupon_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references penjualan(kode_toko, no_faktur_group),
  constraint penjualan_kupon_toko_kupon_fkey foreign key (toko_kupon) references toko(kode_toko)
);
create unique index uq_penjualan_kupon on penjualan_kupon (kode) WHERE NOT batal;
select pasang_rls('penjualan_kupon', '');
grant select on penjualan_kupon to mustika_app, mustika_report;
grant insert, select, update (liabilitas, batal) on penjualan_kupon to mustika_buku;

-- Writers: one static function per table, catat_baris_<name>(toko, no_dokumen, peristiwa, rows). The closed list keeps
-- the dispatch from ever naming anything else.
create table penulis (
  nama text not null,
  kecuali text[],
  primary key (nama),
  constraint penulis_nama_check check (nama ~ '^[a-z_]+$')
);
insert into penulis (nama, kecuali) values
  ('aksesoris', '{}'),
  ('aksesoris_baru', null),
  ('aksesoris_batal', null),
  ('aksesoris_keluar', null),
  ('aksesoris_masuk', null),
  ('aksesoris_pajak', '{}'),
  ('aksesoris_sah', null),
  ('barang', null),
  ('barang_baru', null),
  ('barang_beli', null),
  ('barang_beli_baru', null),
  ('barang_beli_masuk', null),
  ('barang_gerak', null),
  ('barang_gerak_batal', null),
  ('barang_tiba', null),
  ('batu_tiba', null),
  ('bayar_bonus_sales', '{}'),
  ('bayar_cicilan', '{}'),
  ('bayar_poin', '{batal}'),
  ('bayar_poin_batal', null),
  ('bayar_poin_sah', null),
  ('bayar_supplier', '{}'),
  ('bayar_supplier_faktur', '{}'),
  ('bayar_supplier_pajak', '{}'),
  ('bayar_tukang', '{}'),
  ('cicilan', '{terbayar,rabat,margin_diakui,saldo,ppn,no_faktur_tunggu}'),
  ('cicilan_ambil', null),
  ('cicilan_barang', '{}'),
  ('cicilan_batal_ambil', null),
  ('cicilan_batal_terima', null),
  ('cicilan_gerak', null),
  ('cicilan_jadwal', '{}'),
  ('cicilan_lelang', '{}'),
  ('cicilan_terima', null),
  ('closing_po', '{}'),
  ('closing_po_barang', '{}'),
  ('closing_po_datang', null),
  ('closing_po_kembali', null),
  ('gesek_tunai', '{}'),
  ('hancur_barang', '{}'),
  ('hancur_manual', '{}'),
  ('hancur_pembelian', '{}'),
  ('hancur_pembelian_barang', '{batal}'),
  ('hancur_pembelian_batal', null),
  ('hutang', '{bunga_dibayar,denda_dibayar,denda_lunas,tutup,tgl_lunas,no_faktur_baru,kelebihan,bunga_akrual}'),
  ('hutang_akrual', null),
  ('hutang_akrual_batal', null),
  ('hutang_ambil', '{batal}'),
  ('hutang_ambil_batal', null),
  ('hutang_balik', null),
  ('hutang_barang', '{keadaan}'),
  ('hutang_gerak', null),
  ('hutang_lanjut', null),
  ('hutang_peringatan', '{}'),
  ('hutang_tempat', null),
  ('jual_emas', '{}'),
  ('jual_emas_lot', '{}'),
  ('jurnal_umum', null),
  ('jurnal_umum_baris', null),
  ('kirim_barang', '{}'),
  ('kirim_barang_barang', '{berat_terima,catatan}'),
  ('kirim_barang_jawab', null),
  ('kirim_barang_tarik', null),
  ('kirim_cuci', '{ditutup}'),
  ('kirim_pusat_lot', '{terima_berat,kembali_berat,hilang_berat}'),
  ('kirim_pusat_sisa', null),
  ('kirim_pusat_tarik', null),
  ('kirim_uang', '{}'),
  ('kiriman_buka', null),
  ('kiriman_terbuka', null),
  ('kiriman_tutup', null),
  ('kupon_batal', null),
  ('kupon_lepas', null),
  ('kupon_lepas_batal', null),
  ('kupon_nota', '{}'),
  ('kupon_pakai', null),
  ('kupon_pakai_batal', null),
  ('kupon_sah', null),
  ('kupon_terbit', null),
  ('kupon_tukar', null),
  ('kupon_tukar_batal', null),
  ('lot_baru', null),
  ('lot_batal', null),
  ('lot_gerak', null),
  ('lot_sah', null),
  ('lunas_tukang', '{}'),
  ('member_poin', null),
  ('mutasi_uang', '{}'),
  ('nota_lama_klaim', null),
  ('nota_luring', null),
  ('opname_penerimaan', '{}'),
  ('opname_penerimaan_jenis', '{}'),
  ('pembayaran', '{}'),
  ('pembelian', '{}'),
  ('pembelian_barang', null),
  ('pembelian_batal', null),
  ('penerimaan_barang', '{batal}'),
  ('penerimaan_barang_jenis', '{label_jumlah,label_berat,label_modal}'),
  ('penerimaan_batal', null),
  ('penerimaan_label', null),
  ('penerimaan_label_batal', null),
  ('pengalihan_saldo', null),
  ('penjualan', '{}'),
  ('penjualan_barang', null),
  ('penjualan_batal', null),
  ('penutup_batal', null),
  ('penutup_bulan', null),
  ('peristiwa_timbang', '{}'),
  ('pesanan', '{tgl_jadi,potongan}'),
  ('pesanan_barang', '{kode_barcode}'),
  ('pesanan_contoh', '{keadaan}'),
  ('pesanan_contoh_kembali', null),
  ('pesanan_jadi', null),
  ('pesanan_ubah', null),
  ('pindah_barang', '{}'),
  ('pindah_manual', '{}'),
  ('pindah_sortir', '{}'),
  ('pre_order', '{potongan}'),
  ('pre_order_barang', '{datang,batal}'),
  ('pre_order_batal', null),
  ('saldo_awal', '{}'),
  ('saldo_awal_baris', '{}'),
  ('saldo_awal_isi', '{}'),
  ('service', '{emas_rp,berat_keluar,tgl_selesai,tgl_ambil,poin}'),
  ('service_barang', '{berat_keluar,ongkos_akhir,emas_berat,emas_rp,foto_sesudah}'),
  ('service_gerak', '{}'),
  ('service_hasil', null),
  ('service_janji', '{}'),
  ('service_ubah', null),
  ('sortir_pembelian', '{}'),
  ('sortir_pembelian_barang', '{}'),
  ('sortir_pembelian_batal', null),
  ('stock_cuci', '{}'),
  ('stock_opname', null),
  ('stock_opname_batal', null),
  ('stock_opname_global', null),
  ('stock_opname_global_batal', null),
  ('stock_opname_global_jenis', '{}'),
  ('stock_opname_hasil', null),
  ('tambah_manual', '{}'),
  ('terima_barang', null),
  ('terima_barang_barang', '{}'),
  ('terima_cicilan', '{}'),
  ('terima_pusat', '{}'),
  ('terima_pusat_lot', '{}'),
  ('terima_sepuhan', '{}'),
  ('terima_sepuhan_bahan', '{}'),
  ('terima_sepuhan_barang', '{batal}'),
  ('terima_sepuhan_batal', null),
  ('terima_uang', null),
  ('timbang_baki', null),
  ('timbang_baki_batal', null),
  ('timbang_baki_hasil', null),
  ('timbang_baki_isi', null),
  ('titipan', '{}'),
  ('titipan_alih', null),
  ('titipan_ambil', null),
  ('titipan_barang', '{keadaan,no_faktur_jual}'),
  ('titipan_batal', null),
  ('titipan_batal_alih', null),
  ('titipan_batal_ambil', null),
  ('titipan_gerak', null),
  ('transaksi_poin', '{}'),
  ('tukar_point', '{}'),
  ('tukar_point_hadiah', '{}'),
  ('tutup_toko', null),
  ('uang_orang', '{}'),
  ('ubah_profit', '{}'),
  ('ubah_profit_barang', null),
  ('ubah_profit_batal', null),
  ('validasi_non_cash', '{}'),
  ('validasi_non_cash_baris', null),
  ('validasi_non_cash_batal', null),
  ('validasi_non_cash_koran', null),
  ('validasi_susut', '{}'),
  ('validasi_susut_barang', null),
  ('validasi_susut_batal', null),
  ('wasting_sepuhan', '{}'),
  ('wasting_sepuhan_kadar', '{}');
grant select on penulis to mustika_app, mustika_buku;

-- The closing entry of a month: income and costs moved to retained earnings, dated its last day.
create table penutup_bulan (
  kode_toko text not null,
  no_dokumen text not null,
  bulan date not null,
  sampai date not null,
  laba rupiah not null,
  user_id text not null,
  dibatalkan boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint penutup_bulan_bulan_check check (EXTRACT(day FROM bulan) = 1::numeric),
  constraint penutup_sampai check (sampai = ((bulan + '1 mon'::interval)::date - 1)),
  constraint penutup_bulan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create unique index uq_penutup_bulan on penutup_bulan (kode_toko, bulan) WHERE NOT dibatalkan;
select pasang_rls('penutup_bulan', '');
grant select on penutup_bulan to mustika_app, mustika_report;
grant insert, select, update (dibatalkan) on penutup_bulan to mustika_buku;

-- Devices the server made a secret for, by its hash, and who has logged in on them. A cookie that is not here was not made
-- here: it opens nothing and counts as a stranger's.
create table perangkat_dikenal (
  user_id text not null,
  perangkat_hash bytea not null,
  pertama timestamp with time zone not null default clock_timestamp(),
  terakhir timestamp with time zone not null default clock_timestamp(),
  primary key (user_id, perangkat_hash),
  constraint perangkat_dikenal_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
create index perangkat_dikenal_perangkat on perangkat_dikenal (perangkat_hash);
grant insert, select, update (terakhir) on perangkat_dikenal to mustika_app;

-- Failed logins and approvals, per user and device and per address.
create table percobaan_login (
  kunci text not null,
  gagal integer not null,
  terakhir timestamp with time zone not null,
  gagal_lalu integer,
  terakhir_lalu timestamp with time zone,
  primary key (kunci)
);
grant delete, insert, select, update on percobaan_login to mustika_app;

-- Selling elsewhere: the shop's account at a marketplace, which trays are offered there, and what the marketplace told us.
create table setting_marketplace (
  kode_toko text not null,
  penyedia text not null,
  aktif boolean not null default false,
  alamat text not null,
  id_aplikasi text not null,
  id_toko text not null,
  kunci text,
  token text,
  alamat_webhook text not null default '',
  baki text[] not null default '{}'::text[],
  uji_pada timestamp with time zone,
  uji_hasil text,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  segar text,
  token_sampai timestamp with time zone,
  segar_sampai timestamp with time zone,
  versi_token integer not null default 0,
  putar_sampai timestamp with time zone,
  izin_tanda text,
  izin_sampai timestamp with time zone,
  id_layanan text not null default '',
  kode_marketplace text,
  kategori text not null default '',
  logistik text not null default '',
  kurir text not null default '',
  gudang text not null default '',
  ikut_harga boolean not null default true,
  gagal integer not null default 0,
  galat text,
  coba_lagi timestamp with time zone,
  terakhir timestamp with time zone,
  pesanan_sampai timestamp with time zone,
  primary key (kode_toko, penyedia),
  constraint setting_marketplace_gagal check (gagal >= 0),
  constraint setting_marketplace_penyedia_check check (penyedia = ANY (ARRAY['SHOPEE', 'TIKTOK'])),
  constraint setting_marketplace_versi_token check (versi_token >= 0),
  constraint setting_marketplace_kode_marketplace_fkey foreign key (kode_marketplace) references marketplace(kode_marketplace),
  constraint setting_marketplace_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('setting_marketplace', '');
grant insert, select, update on setting_marketplace to mustika_app;
grant select on setting_marketplace to mustika_report;

create table peristiwa_marketplace (
  kode_toko text not null,
  penyedia text not null,
  id_peristiwa text not null,
  jenis text not null,
  isi jsonb not null,
  diterima timestamp with time zone not null,
  primary key (kode_toko, penyedia, id_peristiwa),
  constraint peristiwa_marketplace_kode_toko_penyedia_fkey foreign key (kode_toko, penyedia) references setting_marketplace(kode_toko, penyedia)
);
select pasang_rls('peristiwa_marketplace', '');
grant insert, select on peristiwa_marketplace to mustika_app;
grant select on peristiwa_marketplace to mustika_report;

-- What stands behind the weights of an event: how many are put on the scale, and the lines of those that were. docs/decisions/0154.
-- oldest program: 0630_oldest_program.sql
create table peristiwa_timbang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  user_id text not null,
  berat integer not null,
  ditimbang integer not null,
  bacaan jsonb not null,
  primary key (kode_toko, no_dokumen, peristiwa),
  constraint peristiwa_timbang_bacaan check (jsonb_array_length(bacaan) = ditimbang),
  constraint peristiwa_timbang_berat_check check (berat > 0),
  constraint peristiwa_timbang_check check (ditimbang >= 0 AND ditimbang <= berat),
  constraint peristiwa_timbang_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index peristiwa_timbang_hari on peristiwa_timbang (kode_toko, tanggal);
select pasang_rls('peristiwa_timbang', '');
grant select on peristiwa_timbang to mustika_app, mustika_report;
grant insert, select on peristiwa_timbang to mustika_buku;

create table perubahan_member (
  kode_toko text not null,
  id uuid not null,
  kode_member text not null,
  aksi text not null,
  waktu timestamp with time zone not null default now(),
  user_id text not null,
  garam text,
  sebelum jsonb,
  sesudah jsonb,
  primary key (kode_toko, id),
  constraint perubahan_member_aksi check (aksi = ANY (ARRAY['tambah', 'ubah', 'gabung', 'pisah'])),
  constraint perubahan_member_isi check ((garam IS NULL) = (sesudah IS NULL) AND (sebelum IS NULL OR sesudah IS NOT NULL)),
  constraint perubahan_member_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint perubahan_member_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index perubahan_member_siapa on perubahan_member (kode_member, waktu);
comment on constraint perubahan_member_aksi on perubahan_member is 'Jenis Perubahan Member Tidak Dikenal';
comment on constraint perubahan_member_isi on perubahan_member is 'Isi Perubahan Member Tidak Lengkap';
select pasang_rls('perubahan_member', '');
grant insert, select on perubahan_member to mustika_app;
grant select on perubahan_member to mustika_report;

create table permintaan_data (
  kode_toko text not null,
  id uuid not null,
  jenis text not null,
  keadaan text not null default 'MASUK',
  kode_member text,
  nama text not null,
  no_hp text,
  bukti text,
  isi text,
  masuk timestamp with time zone not null,
  tenggat timestamp with time zone not null,
  selesai timestamp with time zone,
  penangan text,
  alasan text,
  toko_perubahan text,
  perubahan uuid,
  sidik text[] not null,
  primary key (kode_toko, id),
  constraint permintaan_data_alasan check ((alasan IS NOT NULL) = (keadaan = 'DITOLAK')),
  constraint permintaan_data_jenis check (jenis = ANY (ARRAY['AKSES', 'KOREKSI', 'HAPUS'])),
  constraint permintaan_data_keadaan check (keadaan = ANY (ARRAY['MASUK', 'DIKERJAKAN', 'SELESAI', 'DITOLAK'])),
  constraint permintaan_data_penangan check (penangan IS NOT NULL OR keadaan = 'MASUK'),
  constraint permintaan_data_perubahan check (perubahan IS NULL OR jenis = 'KOREKSI' AND keadaan = 'SELESAI'),
  constraint permintaan_data_selesai check ((selesai IS NOT NULL) = (keadaan = ANY (ARRAY['SELESAI', 'DITOLAK']))),
  constraint permintaan_data_tenggat check (tenggat > masuk),
  constraint permintaan_data_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint permintaan_data_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint permintaan_data_penangan_fkey foreign key (penangan) references pengguna(user_id),
  constraint permintaan_data_toko_perubahan_perubahan_fkey foreign key (toko_perubahan, perubahan) references perubahan_member(kode_toko, id)
);
create index permintaan_data_siapa on permintaan_data (kode_member) WHERE kode_member IS NOT NULL;
create index permintaan_data_terbuka on permintaan_data (kode_toko, tenggat) WHERE selesai IS NULL;
comment on constraint permintaan_data_alasan on permintaan_data is 'Permintaan Yang Ditolak Menyebut Alasannya';
comment on constraint permintaan_data_jenis on permintaan_data is 'Jenis Permintaan Tidak Dikenal';
comment on constraint permintaan_data_keadaan on permintaan_data is 'Keadaan Permintaan Tidak Dikenal';
comment on constraint permintaan_data_penangan on permintaan_data is 'Permintaan Yang Dikerjakan Punya Penangan';
comment on constraint permintaan_data_perubahan on permintaan_data is 'Hanya Koreksi Yang Selesai Menyebut Perubahannya';
comment on constraint permintaan_data_selesai on permintaan_data is 'Permintaan Yang Selesai Punya Waktu Selesai';
comment on constraint permintaan_data_tenggat on permintaan_data is 'Tenggat Permintaan Sesudah Permintaan Masuk';
select pasang_rls('permintaan_data', '');
grant insert, select, update (keadaan, selesai, penangan, alasan, toko_perubahan, perubahan) on permintaan_data to mustika_app;
grant select on permintaan_data to mustika_report;

create table permintaan_data_langkah (
  kode_toko text not null,
  permintaan uuid not null,
  urut smallint not null,
  langkah text not null,
  waktu timestamp with time zone not null,
  user_id text not null,
  keterangan text,
  primary key (kode_toko, permintaan, urut),
  constraint permintaan_data_langkah_langkah check (langkah = ANY (ARRAY['MASUK', 'DIKERJAKAN', 'BERKAS', 'DIHAPUS', 'SELESAI', 'DITOLAK'])),
  constraint permintaan_data_langkah_kode_toko_permintaan_fkey foreign key (kode_toko, permintaan) references permintaan_data(kode_toko, id)
);
comment on constraint permintaan_data_langkah_langkah on permintaan_data_langkah is 'Langkah Permintaan Tidak Dikenal';
select pasang_rls('permintaan_data_langkah', '');
grant insert, select on permintaan_data_langkah to mustika_app;
grant select on permintaan_data_langkah to mustika_report;

-- Every price there ever was: laporan-perubahan-harga-emas reads it, nobody edits it. Domain R3.7.
create table perubahan_harga (
  kode_toko text not null,
  waktu timestamp with time zone not null,
  tabel text not null,
  kode text not null,
  kolom text not null,
  harga_lama rupiah,
  harga_baru rupiah not null,
  user_id text not null,
  tanggal date,
  jadwal uuid,
  primary key (kode_toko, tabel, kode, kolom, waktu),
  constraint perubahan_harga_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index perubahan_harga_hari on perubahan_harga (kode_toko, tanggal);
create index perubahan_harga_waktu on perubahan_harga (kode_toko, waktu);
select pasang_rls('perubahan_harga', '');
grant select on perubahan_harga to mustika_app, mustika_report;
grant insert, select on perubahan_harga to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON perubahan_harga FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON perubahan_harga FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table perubahan_harga enable always trigger kekal, enable always trigger kekal_semua;

create table pesan_wa (
  kode_toko text not null,
  id uuid not null,
  jenis text not null,
  no_dokumen text,
  penerima text not null,
  isi text not null,
  cara text not null,
  nama_template text,
  bahasa text not null default 'id',
  parameter jsonb not null default '[]'::jsonb,
  otomatis boolean not null default false,
  status text not null,
  percobaan integer not null default 0,
  coba_lagi timestamp with time zone,
  galat text,
  id_penyedia text,
  dibuat_oleh text not null,
  dibuat timestamp with time zone not null,
  diubah timestamp with time zone not null,
  tempo date,
  saat text,
  peristiwa smallint,
  primary key (kode_toko, id),
  constraint pesan_wa_cara_check check (cara = ANY (ARRAY['TEKS', 'TEMPLATE'])),
  constraint pesan_wa_ingat check ((jenis = ANY (ARRAY['INGAT_HUTANG', 'INGAT_CICILAN'])) = (tempo IS NOT NULL) AND (tempo IS NULL) = (saat IS NULL)),
  constraint pesan_wa_jenis_check check (jenis = ANY (ARRAY['PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI', 'SERVICE_SELESAI', 'SERVICE_AMBIL', 'SERVICE_BATAL', 'PESANAN', 'PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL', 'PRE_ORDER', 'PRE_ORDER_DATANG', 'PRE_ORDER_BATAL', 'INGAT_HUTANG', 'INGAT_CICILAN', 'PILIHAN_HUTANG', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME', 'UJI'])),
  constraint pesan_wa_penerima check (penerima ~ '^[0-9]{8,15}$'),
  constraint pesan_wa_percobaan_check check (percobaan >= 0 AND percobaan <= 100),
  constraint pesan_wa_saat check (saat = ANY (ARRAY['SEBELUM', 'HARI_H'])),
  constraint pesan_wa_status_check check (status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI', 'DITAHAN'])),
  constraint pesan_wa_terkirim check (status <> 'TERKIRIM' OR id_penyedia IS NOT NULL),
  constraint pesan_wa_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index pesan_wa_daftar on pesan_wa (kode_toko, dibuat DESC);
create unique index uq_pesan_wa_kabar on pesan_wa (kode_toko, jenis, no_dokumen, penerima) WHERE otomatis AND (jenis = ANY (ARRAY['KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME']));
create unique index uq_pesan_wa_otomatis on pesan_wa (kode_toko, jenis, no_dokumen, tempo, saat, peristiwa) NULLS NOT DISTINCT WHERE otomatis AND (jenis <> ALL (ARRAY['KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME']));
select pasang_rls('pesan_wa', '');
grant insert, select, update on pesan_wa to mustika_app;
grant select on pesan_wa to mustika_report;

create table pesanan (
  kode_toko text not null,
  no_pesanan text not null,
  tgl_janji date not null,
  kode_tukang text,
  kode_sales text,
  no_pesanan_awal text,
  tgl_jadi date,
  potongan rupiah not null default 0,
  primary key (kode_toko, no_pesanan),
  constraint pesanan_awal check (no_pesanan_awal <> no_pesanan),
  constraint pesanan_potongan_check check (potongan >= 0),
  constraint pesanan_kode_toko_kode_sales_fkey foreign key (kode_toko, kode_sales) references sales(kode_toko, kode_sales),
  constraint pesanan_kode_toko_kode_tukang_fkey foreign key (kode_toko, kode_tukang) references tukang(kode_toko, kode_tukang),
  constraint pesanan_kode_toko_no_pesanan_awal_fkey foreign key (kode_toko, no_pesanan_awal) references titipan(kode_toko, no_titipan),
  constraint pesanan_kode_toko_no_pesanan_fkey foreign key (kode_toko, no_pesanan) references titipan(kode_toko, no_titipan)
);
create index pesanan_awal on pesanan (kode_toko, no_pesanan_awal) WHERE no_pesanan_awal IS NOT NULL;
select pasang_rls('pesanan', '');
grant select on pesanan to mustika_app, mustika_report;
grant insert, select, update (kode_tukang, tgl_jadi, potongan) on pesanan to mustika_buku;

create table pesanan_barang (
  kode_toko text not null,
  no_pesanan text not null,
  urut smallint not null,
  kode_group text not null,
  kode_dept text not null,
  nama_barang text not null,
  kadar mili_persen not null,
  berat miligram not null,
  ukuran text,
  rincian text,
  foto text,
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  kelas_ppn text,
  ppn_cara text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  kode_barcode text,
  primary key (kode_toko, no_pesanan, urut),
  constraint pesanan_barang_berat_check check (berat > 0),
  constraint pesanan_barang_jumlah check ((harga_emas + ongkos + pembulatan + ppn_tambahan) = total),
  constraint pesanan_barang_kadar_check check (kadar::integer > 0),
  constraint pesanan_barang_ongkos_check check (ongkos >= 0),
  constraint pesanan_barang_ppn check ((num_nulls(kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur) = ANY (ARRAY[0, 4])) AND ppn_transaksi_rp >= 0 AND ppn_transaksi_rp <= CASE WHEN kelas_ppn IS NULL THEN 0 ELSE total END),
  constraint pesanan_barang_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint pesanan_barang_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint pesanan_barang_total_check check (total > 0),
  constraint pesanan_barang_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint pesanan_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint pesanan_barang_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint pesanan_barang_kode_toko_no_pesanan_fkey foreign key (kode_toko, no_pesanan) references pesanan(kode_toko, no_pesanan)
);
create index pesanan_barang_kode on pesanan_barang (kode_toko, kode_barcode) WHERE kode_barcode IS NOT NULL;
select pasang_rls('pesanan_barang', '');
grant select on pesanan_barang to mustika_app, mustika_report;
grant insert, select, update (kode_barcode) on pesanan_barang to mustika_buku;

-- What a piece is made after: one of the shop's, off its tray as long as it is needed, or one that the customer brought and gets back.
create table pesanan_contoh (
  kode_toko text not null,
  no_pesanan text not null,
  urut smallint not null,
  kode_barcode text,
  nama_contoh text not null,
  berat miligram not null,
  kode_gudang text,
  kode_baki text,
  baki_titip text,
  kadar mili_persen,
  harga_modal rupiah,
  golongan_modal text,
  keadaan text not null default 'DIPAKAI',
  primary key (kode_toko, no_pesanan, urut),
  constraint pesanan_contoh_berat_check check (berat > 0),
  constraint pesanan_contoh_golongan_modal_check check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint pesanan_contoh_keadaan_check check (keadaan = ANY (ARRAY['DIPAKAI', 'KEMBALI'])),
  constraint pesanan_contoh_toko check (num_nulls(kode_barcode, kode_gudang, kode_baki, baki_titip, kadar, harga_modal, golongan_modal) = ANY (ARRAY[0, 7])),
  constraint pesanan_contoh_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint pesanan_contoh_kode_toko_no_pesanan_urut_fkey foreign key (kode_toko, no_pesanan, urut) references pesanan_barang(kode_toko, no_pesanan, urut)
);
create unique index uq_contoh_dipakai on pesanan_contoh (kode_toko, kode_barcode) WHERE keadaan = 'DIPAKAI';
select pasang_rls('pesanan_contoh', '');
grant select on pesanan_contoh to mustika_app, mustika_report;
grant insert, select, update (keadaan) on pesanan_contoh to mustika_buku;

-- Pictures before there is a number.
create table pesanan_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint pesanan_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('pesanan_foto', '');
grant insert, select on pesanan_foto to mustika_app;
grant select on pesanan_foto to mustika_report;

-- What was ordered at a marketplace of the pieces that are offered there, as it was last read there. docs/decisions/0162.
create table pesanan_marketplace (
  kode_toko text not null,
  penyedia text not null,
  no_pesanan text not null,
  keadaan text not null,
  keadaan_asal text not null,
  diubah_sana timestamp with time zone not null,
  total rupiah not null,
  pembeli text not null default '',
  percobaan integer not null default 0,
  galat text,
  dibuat timestamp with time zone not null,
  diubah timestamp with time zone not null,
  primary key (kode_toko, penyedia, no_pesanan),
  constraint pesanan_marketplace_keadaan check (keadaan = ANY (ARRAY['BELUM_BAYAR', 'SIAP_KIRIM', 'DIKIRIM', 'SELESAI', 'BATAL'])),
  constraint pesanan_marketplace_percobaan check (percobaan >= 0),
  constraint pesanan_marketplace_total check (total >= 0),
  constraint pesanan_marketplace_kode_toko_penyedia_fkey foreign key (kode_toko, penyedia) references setting_marketplace(kode_toko, penyedia)
);
create index pesanan_marketplace_terbaru on pesanan_marketplace (kode_toko, dibuat DESC);
select pasang_rls('pesanan_marketplace', '');
grant insert, select, update on pesanan_marketplace to mustika_app;
grant select on pesanan_marketplace to mustika_buku, mustika_report;

create table pesanan_marketplace_barang (
  kode_toko text not null,
  penyedia text not null,
  no_pesanan text not null,
  kode_barcode text not null,
  harga rupiah not null,
  keadaan text not null,
  primary key (kode_toko, penyedia, no_pesanan, kode_barcode),
  constraint pesanan_marketplace_barang_harga check (harga >= 0),
  constraint pesanan_marketplace_barang_keadaan check (keadaan = ANY (ARRAY['MENUNGGU', 'DIPEGANG', 'DISERAHKAN', 'TERJUAL', 'BENTROK', 'LEPAS', 'TINJAU'])),
  constraint pesanan_marketplace_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint pesanan_marketplace_barang_kode_toko_penyedia_no_pesanan_fkey foreign key (kode_toko, penyedia, no_pesanan) references pesanan_marketplace(kode_toko, penyedia, no_pesanan)
);
create index pesanan_marketplace_barang_kode on pesanan_marketplace_barang (kode_toko, kode_barcode);
create unique index pesanan_marketplace_barang_satu on pesanan_marketplace_barang (kode_toko, kode_barcode) WHERE keadaan = ANY (ARRAY['DIPEGANG', 'DISERAHKAN']);
select pasang_rls('pesanan_marketplace_barang', '');
grant insert, select, update on pesanan_marketplace_barang to mustika_app;
grant select on pesanan_marketplace_barang to mustika_buku, mustika_report;

-- Which column of somebody's file is which of ours, as it was said once for a source. docs/decisions/0113.
create table peta_impor (
  kode_toko text not null,
  tujuan text not null,
  sumber text not null,
  judul text not null,
  dari jsonb not null,
  tetap jsonb not null,
  dipakai timestamp with time zone not null default now(),
  oleh text not null default current_setting('app.user_id', true),
  primary key (kode_toko, tujuan, sumber),
  constraint peta_impor_dari_check check (jsonb_typeof(dari) = 'object'),
  constraint peta_impor_sumber_check check (length(sumber) >= 1 AND length(sumber) <= 60),
  constraint peta_impor_tetap_check check (jsonb_typeof(tetap) = 'object'),
  constraint peta_impor_tujuan_check check (length(tujuan) >= 1 AND length(tujuan) <= 60),
  constraint peta_impor_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('peta_impor', '');
grant insert, select, update on peta_impor to mustika_app;
grant select on peta_impor to mustika_report;

-- Which column of the file of a rekening's bank means what, where the names of its columns do not say it.
create table peta_koran (
  kode_toko text not null,
  no_rekening text not null,
  kepala text not null,
  tanggal integer not null,
  keterangan integer,
  masuk integer,
  keluar integer,
  jumlah integer,
  tanda integer,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, no_rekening),
  constraint peta_koran_uang check ((masuk IS NULL) <> (jumlah IS NULL)),
  constraint peta_koran_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('peta_koran', '');
grant insert, select, update on peta_koran to mustika_app;
grant select on peta_koran to mustika_report;

-- Everything of this rule and person between these days that had happened by then was looked at.
create table petunjuk_dilihat (
  kode_toko text not null,
  id uuid not null,
  aturan text not null,
  orang text not null,
  kelompok text not null default '',
  tgl_awal date not null,
  tgl_akhir date not null,
  terakhir timestamp with time zone not null,
  kali integer not null,
  catatan text not null,
  oleh text not null,
  pada timestamp with time zone not null,
  primary key (kode_toko, id),
  constraint petunjuk_dilihat_catatan check (length(catatan) >= 4 AND length(catatan) <= 300),
  constraint petunjuk_dilihat_kali check (kali > 0),
  constraint petunjuk_dilihat_masa check (tgl_akhir >= tgl_awal),
  constraint petunjuk_dilihat_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint petunjuk_dilihat_oleh_fkey foreign key (oleh) references pengguna(user_id)
);
create index petunjuk_dilihat_orang on petunjuk_dilihat (kode_toko, tgl_akhir);
comment on constraint petunjuk_dilihat_catatan on petunjuk_dilihat is 'Catatan Harus Diisi';
comment on constraint petunjuk_dilihat_kali on petunjuk_dilihat is 'Yang Dilihat Paling Sedikit Satu';
comment on constraint petunjuk_dilihat_masa on petunjuk_dilihat is 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir';
select pasang_rls('petunjuk_dilihat', '');
grant insert, select on petunjuk_dilihat to mustika_app;
grant select on petunjuk_dilihat to mustika_report;

-- Pieces that go to another tray of their branch. Their lines are those of every kind that moves pieces (asal_gerak).
create table pindah_barang (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null,
  ke_gudang text not null,
  ke_baki text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint pindah_barang_berat_check check (berat > 0),
  constraint pindah_barang_cara_check check (cara = ANY (ARRAY['BARANG', 'SATU_BAKI'])),
  constraint pindah_barang_jumlah_barang_check check (jumlah_barang > 0),
  constraint pindah_barang_kode_toko_ke_baki_fkey foreign key (kode_toko, ke_baki) references baki(kode_toko, kode_baki),
  constraint pindah_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('pindah_barang', '');
grant select on pindah_barang to mustika_app, mustika_report;
grant insert, select on pindah_barang to mustika_buku;

create table pindah_manual (
  kode_toko text not null,
  no_dokumen text not null,
  ke_gudang text not null,
  ke_baki text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint pindah_manual_berat_check check (berat > 0),
  constraint pindah_manual_jumlah_barang_check check (jumlah_barang > 0),
  constraint pindah_manual_kode_toko_ke_baki_fkey foreign key (kode_toko, ke_baki) references baki(kode_toko, kode_baki),
  constraint pindah_manual_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('pindah_manual', '');
grant select on pindah_manual to mustika_app, mustika_report;
grant insert, select on pindah_manual to mustika_buku;

create table pindah_sortir (
  kode_toko text not null,
  no_dokumen text not null,
  tujuan text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint pindah_sortir_berat_check check (berat > 0),
  constraint pindah_sortir_harga_modal_check check (harga_modal >= 0),
  constraint pindah_sortir_jumlah_barang_check check (jumlah_barang >= 0),
  constraint pindah_sortir_tujuan_check check (tujuan = ANY (ARRAY['CUCI', 'PATRI', 'ROSOK'])),
  constraint pindah_sortir_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('pindah_sortir', '');
grant select on pindah_sortir to mustika_app, mustika_report;
grant insert, select on pindah_sortir to mustika_buku;

create table plafond_hutang (
  kode_toko text not null,
  kode_plafond text not null,
  keterangan text not null,
  taksir_mulai rupiah not null,
  persentase mili_persen not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_plafond),
  constraint plafond_hutang_persentase_check check (persentase::integer >= 1 AND persentase::integer <= 100000),
  constraint plafond_hutang_taksir_mulai_check check (taksir_mulai >= 0),
  constraint plafond_hutang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_plafond_hutang_keterangan on plafond_hutang (kode_toko, keterangan, kode_plafond);
create unique index uq_plafond_hutang on plafond_hutang (kode_toko, taksir_mulai) WHERE aktif;
select pasang_rls('plafond_hutang', '');
grant insert, select, update on plafond_hutang to mustika_app;
grant select on plafond_hutang to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON plafond_hutang REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON plafond_hutang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON plafond_hutang REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table plafond_hutang enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

create table plafond_hutang_kadar (
  kode_toko text not null,
  kode_plafond_kadar text not null,
  keterangan text not null,
  kadar_mulai mili_persen not null,
  tipe_plafond text not null,
  persentase mili_persen not null default 0,
  harga_per_gram rupiah not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_plafond_kadar),
  constraint plafond_hutang_kadar_harga_per_gram_check check (harga_per_gram >= 0),
  constraint plafond_hutang_kadar_isi check ( CASE tipe_plafond WHEN 'RP' THEN harga_per_gram > 0 ELSE persentase::integer > 0 END),
  constraint plafond_hutang_kadar_kadar_mulai_check check (kadar_mulai::integer >= 1 AND kadar_mulai::integer <= 100000),
  constraint plafond_hutang_kadar_persentase_check check (persentase::integer >= 0 AND persentase::integer <= 100000),
  constraint plafond_hutang_kadar_tipe_plafond_check check (tipe_plafond = ANY (ARRAY['PERSENTASE', 'RP'])),
  constraint plafond_hutang_kadar_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index cari_plafond_hutang_kadar_keterangan on plafond_hutang_kadar (kode_toko, keterangan, kode_plafond_kadar);
create unique index uq_plafond_hutang_kadar on plafond_hutang_kadar (kode_toko, kadar_mulai) WHERE aktif;
comment on constraint plafond_hutang_kadar_isi on plafond_hutang_kadar is 'Isi Plafond (%) Untuk Tipe PERSENTASE, Plafond / Gram Untuk Tipe RP';
select pasang_rls('plafond_hutang_kadar', '');
grant insert, select, update on plafond_hutang_kadar to mustika_app;
grant select on plafond_hutang_kadar to mustika_buku, mustika_report;
create trigger versi_delete AFTER DELETE ON plafond_hutang_kadar REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_insert AFTER INSERT ON plafond_hutang_kadar REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
create trigger versi_update AFTER UPDATE ON plafond_hutang_kadar REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION naikkan_versi_toko_sekali();
alter table plafond_hutang_kadar enable always trigger versi_delete, enable always trigger versi_insert, enable always trigger versi_update;

-- The programs whose functions were here, by the print of their files: the last one's are here now, and one that was here before
-- leaves them alone.
create table program (
  sidik text not null,
  versi text not null,
  urut integer not null,
  pada timestamp with time zone not null default now(),
  primary key (sidik),
  constraint program_urut_key unique (urut)
);
insert into program (sidik, versi, urut) values
  ('23db7ea1aa2789f275af917f3f5419014dd22d833fe6cae1ec1b34f02f29279d', '1.7.2', 1);


-- A browser that is open was written down every forty-five seconds: thirteen rows for every sale of a large chain. Its process says
-- that it lives, once for all the lines it holds; a session says which process holds its line.
create table proses (
  id uuid not null,
  detak timestamp with time zone not null,
  primary key (id)
);
grant insert, select, update on proses to mustika_app;
grant select on proses to mustika_buku;

-- Head office publishes prices: chosen prices, chosen stores, one moment. Each store gets versions of its own (jadwal_harga),
-- each store's supervisor says that he has seen them, head office sees who has not. Features 2, idea 12; checklist "Master data".
create table publikasi_harga (
  kode_toko text not null,
  id uuid not null,
  tabel text not null,
  berlaku_mulai timestamp with time zone not null,
  harga jsonb not null,
  keterangan text,
  dibuat_oleh text not null,
  dibuat_pada timestamp with time zone not null,
  ditarik_oleh text,
  ditarik_pada timestamp with time zone,
  primary key (kode_toko, id),
  constraint publikasi_harga_ditarik check ((ditarik_oleh IS NULL) = (ditarik_pada IS NULL)),
  constraint publikasi_harga_isi check (jsonb_typeof(harga) = 'array' AND harga <> '[]'::jsonb),
  constraint publikasi_harga_tabel check (kolom_berjadwal(tabel) IS NOT NULL),
  constraint publikasi_harga_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index publikasi_harga_waktu on publikasi_harga (kode_toko, dibuat_pada);
select pasang_rls('publikasi_harga', '');
grant select on publikasi_harga to mustika_app, mustika_report;
grant insert, select, update (ditarik_oleh, ditarik_pada) on publikasi_harga to mustika_buku;

-- What a store got of it. `harga`: what is new for it, with the price it replaces; `dilewati`: codes it does not keep.
create table publikasi_toko (
  kode_toko text not null,
  id uuid not null,
  asal text not null,
  tabel text not null,
  berlaku_mulai timestamp with time zone not null,
  keterangan text,
  harga jsonb not null,
  dilewati jsonb not null,
  dibuat_oleh text not null,
  dibuat_pada timestamp with time zone not null,
  status text not null default 'TERKIRIM',
  diterima_oleh text,
  diterima_pada timestamp with time zone,
  perangkat text,
  primary key (kode_toko, id),
  constraint publikasi_toko_diterima check (status <> 'TERKIRIM' OR diterima_pada IS NULL),
  constraint publikasi_toko_oleh check ((diterima_oleh IS NULL) = (diterima_pada IS NULL)),
  constraint publikasi_toko_status_check check (status = ANY (ARRAY['TERKIRIM', 'DITERIMA', 'DITARIK'])),
  constraint publikasi_toko_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create index publikasi_toko_waktu on publikasi_toko (kode_toko, dibuat_pada);
select pasang_rls('publikasi_toko', '');
grant select on publikasi_toko to mustika_app, mustika_report;
grant insert, select, update (status, diterima_oleh, diterima_pada, perangkat) on publikasi_toko to mustika_buku;

create table rancangan_nota_draf (
  kode_toko text not null,
  jenis_nota text not null,
  media text not null,
  isi jsonb not null,
  dasar integer not null,
  rev integer not null default 1,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, jenis_nota, media),
  constraint rancangan_nota_draf_dasar_check check (dasar >= 0),
  constraint rancangan_nota_draf_isi_check check (jsonb_typeof(isi) = 'object'),
  constraint rancangan_nota_draf_jenis_nota_check check (jenis_nota ~ '^[A-Z_]{3,30}$'),
  constraint rancangan_nota_draf_media_check check (media = ANY (ARRAY['DESKTOP', 'MOBILE', 'SLIP'])),
  constraint rancangan_nota_draf_rev_check check (rev > 0),
  constraint rancangan_nota_draf_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('rancangan_nota_draf', '');
grant delete, insert, select, update on rancangan_nota_draf to mustika_app;
grant select on rancangan_nota_draf to mustika_report;

-- Only what was uploaded in the store itself may lie in its designs.
create table rancangan_nota_gambar (
  kode_toko text not null,
  kunci text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, kunci),
  constraint rancangan_nota_gambar_kunci_check check (kunci ~ '^NOTA-[0-9a-f]{16}$'),
  constraint rancangan_nota_gambar_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('rancangan_nota_gambar', '');
grant insert, select on rancangan_nota_gambar to mustika_app;
grant select on rancangan_nota_gambar to mustika_report;

-- Whether this database holds the demo chain, whose passwords everybody knows, and whether its filling came to an end.
create table rantai_demo (
  satu boolean not null default true,
  mulai timestamp with time zone not null default now(),
  selesai timestamp with time zone,
  primary key (satu),
  constraint rantai_demo_satu_check check (satu)
);
grant select on rantai_demo to mustika_app, mustika_report;

-- What each account and dimension moved on a day that is not open any more. penutup: by closing entries, which a profit
-- and loss leaves out. Kept by the triggers below, proven by cek_invarian().
create table saldo_akun_hari (
  kode_toko text not null,
  nomor_akun text not null,
  tanggal date not null,
  dimensi text not null,
  penutup boolean not null,
  debit rupiah not null,
  kredit rupiah not null,
  primary key (kode_toko, nomor_akun, tanggal, dimensi, penutup),
  constraint saldo_akun_hari_debit_check check (debit >= 0),
  constraint saldo_akun_hari_kredit_check check (kredit >= 0),
  constraint saldo_akun_hari_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint saldo_akun_hari_nomor_akun_fkey foreign key (nomor_akun) references akun(nomor_akun)
);
create index saldo_akun_hari_tanggal on saldo_akun_hari (kode_toko, tanggal);
select pasang_rls('saldo_akun_hari', '');
grant select on saldo_akun_hari to mustika_app, mustika_report;
grant delete, insert, select, update on saldo_akun_hari to mustika_buku;

-- What a shop brings along from the till of before, as one document of the store, and the loans, deposits and plans that came with it.
-- docs/decisions/0134. What older programs write passes the wider checks as it passed the narrow ones.
-- oldest program: 0630_oldest_program.sql
create table saldo_awal (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  rangkai text not null,
  keterangan text,
  kas rupiah not null,
  bank rupiah not null,
  supplier rupiah not null,
  hutang rupiah not null,
  titipan rupiah not null,
  cicilan rupiah not null,
  user_id text not null,
  poin integer not null default 0,
  pesanan rupiah not null default 0,
  service rupiah not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint saldo_awal_kode_toko_rangkai_key unique (kode_toko, rangkai),
  constraint saldo_awal_bank_check check (bank >= 0),
  constraint saldo_awal_cicilan_check check (cicilan >= 0),
  constraint saldo_awal_hutang_check check (hutang >= 0),
  constraint saldo_awal_kas_check check (kas >= 0),
  constraint saldo_awal_pesanan_check check (pesanan >= 0),
  constraint saldo_awal_poin_check check (poin >= 0),
  constraint saldo_awal_service_check check (service >= 0),
  constraint saldo_awal_supplier_check check (supplier >= 0),
  constraint saldo_awal_titipan_check check (titipan >= 0),
  constraint saldo_awal_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('saldo_awal', '');
grant select on saldo_awal to mustika_app, mustika_report;
grant insert, select on saldo_awal to mustika_buku;

create table saldo_awal_baris (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  jenis text not null,
  kode text not null,
  keterangan text,
  tgl_faktur date,
  jatuh_tempo date,
  debit rupiah not null,
  kredit rupiah not null,
  poin integer,
  primary key (kode_toko, no_dokumen, urut),
  constraint saldo_awal_baris_check check ( CASE jenis WHEN 'POIN' THEN debit = 0 ELSE (debit > 0) <> (kredit > 0) END),
  constraint saldo_awal_baris_check1 check (jenis = 'SUPPLIER' OR tgl_faktur IS NULL AND jatuh_tempo IS NULL),
  constraint saldo_awal_baris_debit_check check (debit >= 0),
  constraint saldo_awal_baris_jenis_check check (jenis = ANY (ARRAY['KAS', 'KAS_GADAI', 'BANK', 'SUPPLIER', 'AKUN', 'POIN'])),
  constraint saldo_awal_baris_kredit_check check (kredit >= 0),
  constraint saldo_awal_baris_poin check ((jenis = 'POIN') = (poin IS NOT NULL)),
  constraint saldo_awal_baris_poin_check check (poin > 0),
  constraint saldo_awal_baris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('saldo_awal_baris', '');
grant select on saldo_awal_baris to mustika_app, mustika_report;
grant insert, select on saldo_awal_baris to mustika_buku;

-- A document that came with one.
create table saldo_awal_isi (
  kode_toko text not null,
  no_dokumen text not null,
  rangkai text not null,
  no_lama text not null,
  primary key (kode_toko, no_dokumen),
  constraint saldo_awal_isi_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index saldo_awal_isi_rangkai on saldo_awal_isi (kode_toko, rangkai);
select pasang_rls('saldo_awal_isi', '');
grant select on saldo_awal_isi to mustika_app, mustika_report;
grant insert, select on saldo_awal_isi to mustika_buku;

-- Cached balances of drawers and banks, kept by the trigger below, proven by cek_invarian().
create table saldo_uang (
  kode_toko text not null,
  akun text not null,
  dimensi text not null,
  saldo rupiah not null,
  primary key (kode_toko, akun, dimensi),
  constraint saldo_uang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('saldo_uang', '');
grant select on saldo_uang to mustika_app, mustika_report;
grant insert, select, update on saldo_uang to mustika_buku;

create table service (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  kode_tukang text,
  tgl_janji date not null,
  no_service_awal text,
  jumlah_barang integer not null,
  berat miligram not null,
  perkiraan rupiah not null,
  ongkos rupiah not null,
  emas_rp rupiah not null default 0,
  kelas_ppn text,
  ppn_cara text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  dpp rupiah,
  ppn_transaksi_rp rupiah not null,
  total rupiah not null,
  uang_muka rupiah not null,
  keterangan text,
  berat_keluar miligram,
  tgl_selesai date,
  tgl_ambil date,
  poin integer not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint service_berat_check check (berat > 0),
  constraint service_emas_rp_check check (emas_rp >= 0),
  constraint service_garansi check (no_service_awal <> no_dokumen),
  constraint service_jumlah_barang_check check (jumlah_barang > 0),
  constraint service_ongkos_check check (ongkos >= 0),
  constraint service_perkiraan_check check (perkiraan >= 0),
  constraint service_poin_check check (poin >= 0),
  constraint service_ppn check ((num_nulls(kelas_ppn, ppn_cara, ppn_transaksi_value, kode_faktur, dpp) = ANY (ARRAY[0, 5])) AND CASE WHEN kelas_ppn IS NULL THEN ppn_transaksi_rp = 0 AND total = (ongkos + emas_rp) ELSE (dpp + ppn_transaksi_rp) = total END),
  constraint service_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint service_ppn_transaksi_rp_check check (ppn_transaksi_rp >= 0),
  constraint service_total_check check (total >= 0),
  constraint service_uang_muka check (uang_muka >= 0),
  constraint service_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint service_kode_toko_kode_tukang_fkey foreign key (kode_toko, kode_tukang) references tukang(kode_toko, kode_tukang),
  constraint service_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint service_kode_toko_no_service_awal_fkey foreign key (kode_toko, no_service_awal) references dokumen(kode_toko, no_dokumen)
);
create index service_awal on service (kode_toko, no_service_awal) WHERE no_service_awal IS NOT NULL;
create index service_kelas on service (kode_toko, kelas_ppn, tanggal) WHERE kelas_ppn IS NOT NULL;
create index service_member on service (kode_member) WHERE kode_member IS NOT NULL;
create index service_orang on service (kode_toko, no_hp_customer);
select pasang_rls('service', '');
grant select on service to mustika_app, mustika_report;
grant insert, select, update (kode_tukang, tgl_janji, ongkos, emas_rp, dpp, ppn_transaksi_rp, total, uang_muka, berat_keluar, tgl_selesai, tgl_ambil, poin) on service to mustika_buku;

create table service_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text,
  no_faktur_jual text,
  nama_barang text not null,
  kode_deskripsi text,
  kondisi text,
  berat miligram not null,
  ongkos rupiah not null,
  foto text,
  berat_keluar miligram,
  ongkos_akhir rupiah,
  emas_berat miligram not null default 0,
  emas_rp rupiah not null default 0,
  foto_sesudah text,
  primary key (kode_toko, no_dokumen, urut),
  constraint service_barang_berat_check check (berat > 0),
  constraint service_barang_berat_keluar_check check (berat_keluar > 0),
  constraint service_barang_emas_berat_check check (emas_berat >= 0),
  constraint service_barang_emas_rp_check check (emas_rp >= 0),
  constraint service_barang_ongkos_akhir_check check (ongkos_akhir >= 0),
  constraint service_barang_ongkos_check check (ongkos >= 0),
  constraint service_barang_kode_barcode_fkey foreign key (kode_barcode) references barcode(kode_barcode),
  constraint service_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references service(kode_toko, no_dokumen)
);
create index service_barang_kode on service_barang (kode_toko, kode_barcode) WHERE kode_barcode IS NOT NULL;
select pasang_rls('service_barang', '');
grant select on service_barang to mustika_app, mustika_report;
grant insert, select, update (berat_keluar, ongkos_akhir, emas_berat, emas_rp, foto_sesudah) on service_barang to mustika_buku;

-- Pictures before there is a number.
create table service_foto (
  kode_toko text not null,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto),
  constraint service_foto_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('service_foto', '');
grant insert, select on service_foto to mustika_app;
grant select on service_foto to mustika_report;

-- Money of a job and what of it is the tax office's, event by event.
create table service_gerak (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  jenis text not null,
  jumlah rupiah not null,
  ppn rupiah not null,
  primary key (kode_toko, no_dokumen, peristiwa),
  constraint service_gerak_jenis_check check (jenis = ANY (ARRAY['MASUK', 'AWAL', 'TAMBAH', 'AMBIL', 'BATAL', 'BATAL_AWAL', 'BATAL_AMBIL'])),
  constraint service_gerak_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references service(kode_toko, no_dokumen),
  constraint service_gerak_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
select pasang_rls('service_gerak', '');
grant select on service_gerak to mustika_app, mustika_report;
grant insert, select on service_gerak to mustika_buku;

-- The promised day of a job moves with a reason, and more is paid ahead later. Domain R6.9; docs/decisions/0092.
create table service_janji (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  janji_lama date not null,
  janji_baru date not null,
  alasan text not null,
  primary key (kode_toko, no_dokumen, peristiwa),
  constraint service_janji_pindah check (janji_lama <> janji_baru),
  constraint service_janji_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references service(kode_toko, no_dokumen),
  constraint service_janji_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
select pasang_rls('service_janji', '');
grant select on service_janji to mustika_app, mustika_report;
grant insert, select on service_janji to mustika_buku;

-- One payment gateway for QRIS (docs/decisions/0155): how a store reaches it, and every sum it was asked to collect.
create table setting_gerbang (
  kode_toko text not null,
  aktif boolean not null default false,
  alamat text not null default '',
  kunci text,
  kunci_diganti timestamp with time zone,
  no_rekening text,
  menit integer not null default 15,
  versi integer not null default 0,
  diubah_oleh text,
  diubah_pada timestamp with time zone,
  primary key (kode_toko),
  constraint setting_gerbang_lengkap check (NOT aktif OR kunci IS NOT NULL AND no_rekening IS NOT NULL AND alamat <> ''),
  constraint setting_gerbang_menit check (menit >= 5 AND menit <= 60),
  constraint setting_gerbang_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint setting_gerbang_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
select pasang_rls('setting_gerbang', '');
grant insert, select, update on setting_gerbang to mustika_app;
grant select (kode_toko, aktif, no_rekening) on setting_gerbang to mustika_buku;
grant select on setting_gerbang to mustika_report;

-- The member card of a store: how codes count up, how long a card is good for, and what it looks like. Spec 1 §2.2
-- (setting-member, "Member card setting"); the specification shows no fields, so they are ours.
create table setting_member (
  kode_toko text not null,
  awalan text not null default '',
  panjang_nomor integer not null default 6,
  masa_berlaku_bulan integer not null default 0,
  judul text not null default 'KARTU MEMBER',
  warna text not null default 'GELAP',
  jenis_kode text not null default 'QR',
  tampil_no_hp boolean not null default false,
  tampil_berlaku boolean not null default true,
  tampil_alamat_toko boolean not null default true,
  ketentuan text not null default '',
  gambar_depan text,
  gambar_belakang text,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko),
  constraint setting_member_awalan check (awalan ~ '^[A-Z0-9]{0,8}$'),
  constraint setting_member_jenis_kode_check check (jenis_kode = ANY (ARRAY['QR', 'CODE128'])),
  constraint setting_member_judul_check check (length(judul) >= 1 AND length(judul) <= 40),
  constraint setting_member_masa_berlaku_bulan_check check (masa_berlaku_bulan >= 0 AND masa_berlaku_bulan <= 120),
  constraint setting_member_panjang_nomor_check check (panjang_nomor >= 4 AND panjang_nomor <= 10),
  constraint setting_member_warna_check check (warna = ANY (ARRAY['GELAP', 'TERANG', 'EMAS'])),
  constraint setting_member_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
comment on constraint setting_member_awalan on setting_member is 'Awalan Hanya Huruf Besar Dan Angka, Paling Banyak 8';
select pasang_rls('setting_member', '');
grant insert, select, update on setting_member to mustika_app;
grant select on setting_member to mustika_report;

create table setting_wa_pesan (
  kode_toko text not null,
  jenis text not null,
  otomatis boolean not null default false,
  cara text not null default 'TEKS',
  nama_template text,
  bahasa text not null default 'id',
  isi text not null,
  hari_sebelum integer,
  primary key (kode_toko, jenis),
  constraint setting_wa_pesan_cara_check check (cara = ANY (ARRAY['TEKS', 'TEMPLATE'])),
  constraint setting_wa_pesan_hari_sebelum check (hari_sebelum >= 0 AND hari_sebelum <= 30),
  constraint setting_wa_pesan_ingat check ((jenis = ANY (ARRAY['INGAT_HUTANG', 'INGAT_CICILAN'])) = (hari_sebelum IS NOT NULL)),
  constraint setting_wa_pesan_jenis_check check (jenis = ANY (ARRAY['PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI', 'SERVICE_SELESAI', 'SERVICE_AMBIL', 'SERVICE_BATAL', 'PESANAN', 'PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL', 'PRE_ORDER', 'PRE_ORDER_DATANG', 'PRE_ORDER_BATAL', 'INGAT_HUTANG', 'INGAT_CICILAN', 'PILIHAN_HUTANG', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME'])),
  constraint setting_wa_pesan_template check (cara = 'TEKS' OR nama_template IS NOT NULL),
  constraint setting_wa_pesan_kode_toko_fkey foreign key (kode_toko) references setting_wa(kode_toko)
);
comment on constraint setting_wa_pesan_template on setting_wa_pesan is 'Isi Nama Template Untuk Cara TEMPLATE';
select pasang_rls('setting_wa_pesan', '');
grant insert, select, update on setting_wa_pesan to mustika_app;
grant select on setting_wa_pesan to mustika_report;

-- Pieces that the shop offers on its own web site (kirim-barang-external, update-barang-external). The specification names the
-- screens and their module and nothing else; docs/decisions/0049.
create table setting_web (
  kode_toko text not null,
  aktif boolean not null default false,
  alamat text not null default '',
  kunci text,
  versi integer not null default 1,
  gagal integer not null default 0,
  galat text,
  coba_lagi timestamp with time zone,
  terakhir timestamp with time zone,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko),
  constraint setting_web_gagal check (gagal >= 0),
  constraint setting_web_siap check (NOT aktif OR alamat <> '' AND kunci IS NOT NULL),
  constraint setting_web_versi check (versi > 0),
  constraint setting_web_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
comment on constraint setting_web_siap on setting_web is 'Isi Alamat Web Dan Kunci Terlebih Dahulu';
select pasang_rls('setting_web', '');
grant insert, select, update on setting_web to mustika_app;
grant select on setting_web to mustika_report;

-- Who agreed to be written to, and who no longer does; one answer per number for the whole chain.
create table setuju_wa (
  no_hp text not null,
  setuju boolean not null,
  kode_toko_asal text not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  primary key (no_hp),
  constraint setuju_wa_no_hp check (no_hp ~ '^[0-9]{8,15}$'),
  constraint setuju_wa_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
grant insert, select, update on setuju_wa to mustika_app;
grant select on setuju_wa to mustika_buku, mustika_report;

-- What was bought is sorted: back on the counter under a code of its own, or by weight to be washed, mended or melted. Domain 7, 12.4.
create table sortir_pembelian (
  kode_toko text not null,
  no_dokumen text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  ongkos rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint sortir_pembelian_berat_check check (berat > 0),
  constraint sortir_pembelian_harga_modal_check check (harga_modal >= 0),
  constraint sortir_pembelian_jumlah_barang_check check (jumlah_barang > 0),
  constraint sortir_pembelian_ongkos_check check (ongkos >= 0),
  constraint sortir_pembelian_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('sortir_pembelian', '');
grant select on sortir_pembelian to mustika_app, mustika_report;
grant insert, select on sortir_pembelian to mustika_buku;

-- `kode_barcode` is the piece or the lot that was sorted, `ke_kode` what it became: a new piece, or the lot it joined.
create table sortir_pembelian_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  lot boolean not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kadar mili_persen not null,
  qty integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  ongkos rupiah not null,
  tujuan text not null,
  ke_kode text not null,
  ke_gudang text not null,
  ke_baki text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  constraint sortir_ongkos check (ongkos = 0 OR tujuan = 'JUAL'),
  constraint sortir_pembelian_barang_berat_check check (berat > 0),
  constraint sortir_pembelian_barang_harga_modal_check check (harga_modal >= 0),
  constraint sortir_pembelian_barang_ongkos_check check (ongkos >= 0),
  constraint sortir_pembelian_barang_qty_check check (qty >= 0),
  constraint sortir_pembelian_barang_tujuan_check check (tujuan = ANY (ARRAY['JUAL', 'CUCI', 'PATRI', 'ROSOK'])),
  constraint sortir_pembelian_barang_ke_kode_fkey foreign key (ke_kode) references barcode(kode_barcode),
  constraint sortir_pembelian_barang_kode_barcode_fkey foreign key (kode_barcode) references barcode(kode_barcode),
  constraint sortir_pembelian_barang_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint sortir_pembelian_barang_kode_toko_ke_baki_fkey foreign key (kode_toko, ke_baki) references baki(kode_toko, kode_baki),
  constraint sortir_pembelian_barang_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint sortir_pembelian_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references sortir_pembelian(kode_toko, no_dokumen)
);
create index sortir_pembelian_barang_dari on sortir_pembelian_barang (kode_toko, kode_barcode) WHERE NOT lot AND NOT batal;
create index sortir_pembelian_barang_hari on sortir_pembelian_barang (kode_toko, tanggal);
create index sortir_pembelian_barang_ke on sortir_pembelian_barang (kode_toko, ke_kode) WHERE NOT lot AND NOT batal;
comment on constraint sortir_ongkos on sortir_pembelian_barang is 'Ongkos Kerja Hanya Untuk Barang Yang Dijual Lagi';
select pasang_rls('sortir_pembelian_barang', '');
grant select on sortir_pembelian_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on sortir_pembelian_barang to mustika_buku;

-- A piece moves only in the event of a document, and only as the kind of that document and its transition are declared to move
-- it (`pieces` of defineDocument): one table for everybody let each new kind loosen it for all. docs/decisions/0036.
create table status_gerak (
  jenis text not null,
  transisi text not null,
  dari text not null,
  ke text not null,
  timbang boolean not null default false,
  primary key (jenis, transisi, dari, ke)
);
insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('aksesoris', 'batal', 'BERJUMLAH', 'BATAL', false),
  ('bayar_supplier', 'batal', 'DISERAHKAN', 'ROSOK', false),
  ('bayar_supplier', 'simpan', 'ROSOK', 'DISERAHKAN', false),
  ('cicilan', 'awal', 'TERSEDIA', 'DITITIP', false),
  ('cicilan', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('cicilan', 'batalAwal', 'DITITIP', 'TERSEDIA', false),
  ('cicilan', 'batalAwal', 'TERSEDIA', 'TERSEDIA', false),
  ('cicilan', 'batal_lelang', 'TERSEDIA', 'DITITIP', false),
  ('cicilan', 'lelang', 'DITITIP', 'TERSEDIA', false),
  ('cicilan', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('closing_po', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('closing_po', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('hancur_barang', 'batal', 'HILANG', 'TERSEDIA', false),
  ('hancur_barang', 'batal', 'ROSOK', 'TERSEDIA', false),
  ('hancur_barang', 'simpan', 'TERSEDIA', 'HILANG', false),
  ('hancur_barang', 'simpan', 'TERSEDIA', 'ROSOK', false),
  ('hancur_pembelian', 'batal', 'HILANG', 'DIBELI', false),
  ('hancur_pembelian', 'batal', 'ROSOK', 'DIBELI', false),
  ('hancur_pembelian', 'simpan', 'DIBELI', 'HILANG', false),
  ('hancur_pembelian', 'simpan', 'DIBELI', 'ROSOK', false),
  ('hutang', 'batal', 'DIBELI', 'BATAL', false),
  ('hutang', 'batal', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalAwal', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalAwal', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalBunga', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalBunga', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalKelebihan', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalKelebihan', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalLelang', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalLelang', 'ROSOK', 'BATAL', false),
  ('hutang', 'batalLunas', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalLunas', 'ROSOK', 'BATAL', false),
  ('kirim_barang', 'batal', 'DIKIRIM', 'TERSEDIA', false),
  ('kirim_barang', 'batal', 'HILANG', 'TERSEDIA', false),
  ('kirim_barang', 'batal', 'TERKIRIM', 'TERSEDIA', false),
  ('kirim_barang', 'batal', 'TERSEDIA', 'TERSEDIA', false),
  ('kirim_barang', 'diterima', 'DIKIRIM', 'TERKIRIM', false),
  ('kirim_barang', 'hilang', 'DIKIRIM', 'HILANG', false),
  ('kirim_barang', 'kembali', 'DIKIRIM', 'TERSEDIA', false),
  ('kirim_barang', 'satuBaki', 'TERSEDIA', 'DIKIRIM', false),
  ('kirim_barang', 'simpan', 'TERSEDIA', 'DIKIRIM', false),
  ('kirim_barang', 'susulan', 'DIKIRIM', 'TERKIRIM', false),
  ('kirim_cuci', 'batal', 'DISORTIR', 'DIBELI', false),
  ('kirim_cuci', 'batal', 'DISORTIR', 'ROSOK', false),
  ('kirim_cuci', 'pusat', 'DIBELI', 'DISORTIR', false),
  ('kirim_cuci', 'pusat', 'ROSOK', 'DISORTIR', false),
  ('kirim_cuci', 'simpan', 'ROSOK', 'DISORTIR', false),
  ('pembelian', 'batal', 'DIBELI', 'BATAL', false),
  ('pembelian', 'batal', 'DIBELI', 'TERJUAL', true),
  ('pembelian', 'batal', 'TUNGGU_BELI', 'BATAL', false),
  ('pembelian', 'batal', 'TUNGGU_BELI', 'TERJUAL', false),
  ('pembelian', 'simpan', 'TERJUAL', 'DIBELI', true),
  ('pembelian', 'simpan', 'TERJUAL', 'TUNGGU_BELI', false),
  ('pembelian', 'validasi', 'TUNGGU_BELI', 'DIBELI', true),
  ('penjualan', 'batal', 'DIBELI', 'BATAL', false),
  ('penjualan', 'batal', 'DIBELI', 'TERJUAL', true),
  ('penjualan', 'batal', 'DITAHAN', 'TERSEDIA', false),
  ('penjualan', 'batal', 'TERJUAL', 'DITITIP', false),
  ('penjualan', 'batal', 'TERJUAL', 'TERSEDIA', false),
  ('penjualan', 'batal', 'TUNGGU_BELI', 'BATAL', false),
  ('penjualan', 'batal', 'TUNGGU_BELI', 'TERJUAL', false),
  ('penjualan', 'luring', 'TERSEDIA', 'DITAHAN', false),
  ('penjualan', 'luring', 'TERSEDIA', 'TERJUAL', false),
  ('penjualan', 'simpan', 'DITITIP', 'TERJUAL', false),
  ('penjualan', 'simpan', 'TERJUAL', 'DIBELI', true),
  ('penjualan', 'simpan', 'TERJUAL', 'TUNGGU_BELI', false),
  ('penjualan', 'simpan', 'TERSEDIA', 'DITAHAN', false),
  ('penjualan', 'simpan', 'TERSEDIA', 'TERJUAL', false),
  ('penjualan', 'validasi', 'DITAHAN', 'TERJUAL', false),
  ('penjualan', 'validasi', 'DITITIP', 'TERJUAL', false),
  ('penjualan', 'validasi', 'TUNGGU_BELI', 'DIBELI', true),
  ('pesanan', 'batal', 'DITAHAN', 'TERSEDIA', false),
  ('pesanan', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('pesanan', 'batalAwal', 'DITAHAN', 'TERSEDIA', false),
  ('pesanan', 'batalAwal', 'DITITIP', 'TERSEDIA', false),
  ('pesanan', 'batalAwal', 'TERSEDIA', 'TERSEDIA', false),
  ('pesanan', 'contoh', 'DITITIP', 'TERSEDIA', false),
  ('pesanan', 'selesai', 'TERSEDIA', 'DITITIP', false),
  ('pesanan', 'simpan', 'TERSEDIA', 'DITAHAN', false),
  ('pesanan', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('pesanan', 'ulang', 'DITITIP', 'TERSEDIA', false),
  ('pesanan', 'validasi', 'DITAHAN', 'DITITIP', false),
  ('pindah_barang', 'batal', 'TERSEDIA', 'TERSEDIA', false),
  ('pindah_barang', 'satuBaki', 'TERSEDIA', 'TERSEDIA', false),
  ('pindah_barang', 'simpan', 'TERSEDIA', 'TERSEDIA', false),
  ('pre_order', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('sortir_pembelian', 'batal', 'DISORTIR', 'DIBELI', false),
  ('sortir_pembelian', 'batal', 'TERSEDIA', 'BATAL', false),
  ('sortir_pembelian', 'simpan', 'DIBELI', 'DISORTIR', false),
  ('tambah_barang', 'batal', 'TERSEDIA', 'BATAL', false),
  ('terima_barang', 'simpan', 'TERKIRIM', 'TERSEDIA', true),
  ('terima_barang', 'susulan', 'TERKIRIM', 'TERSEDIA', true),
  ('terima_sepuhan', 'batal', 'TERSEDIA', 'BATAL', false),
  ('titipan', 'awal', 'TERSEDIA', 'DITITIP', false),
  ('titipan', 'batal', 'DITAHAN', 'TERSEDIA', false),
  ('titipan', 'batal', 'DITITIP', 'TERSEDIA', false),
  ('titipan', 'batalAwal', 'DITAHAN', 'TERSEDIA', false),
  ('titipan', 'batalAwal', 'DITITIP', 'TERSEDIA', false),
  ('titipan', 'batalAwal', 'TERSEDIA', 'TERSEDIA', false),
  ('titipan', 'simpan', 'TERSEDIA', 'DITAHAN', false),
  ('titipan', 'simpan', 'TERSEDIA', 'DITITIP', false),
  ('titipan', 'validasi', 'DITAHAN', 'DITITIP', false);
grant select on status_gerak to mustika_app, mustika_buku, mustika_report;

-- Pieces that are in the house without being for sale: a piece that was bought back stands in gudang BELI with what was
-- paid for it as its cost. Which account carries a piece follows from its status.
create table status_stok (
  status text not null,
  akun text not null,
  primary key (status),
  constraint status_stok_akun_fkey foreign key (akun) references peran_akun(akun)
);
insert into status_stok (status, akun) values
  ('DIBELI', 'PERSEDIAAN_BELI'),
  ('DITAHAN', 'PERSEDIAAN_TOKO'),
  ('DITITIP', 'PERSEDIAAN_TITIP'),
  ('ROSOK', 'PERSEDIAAN_ROSOK'),
  ('TERSEDIA', 'PERSEDIAAN_TOKO');
grant select on status_stok to mustika_app, mustika_buku, mustika_report;

-- Gold for refining that is kept by typed weights: brought in, and weighed anew. Spec 1 §2.2; docs/decisions/0088.
create table stock_cuci (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint stock_cuci_cara_check check (cara = ANY (ARRAY['MASUK', 'TIMBANG'])),
  constraint stock_cuci_jumlah_barang_check check (jumlah_barang >= 0),
  constraint stock_cuci_masuk check (cara = 'TIMBANG' OR berat > 0 AND harga_modal >= 0),
  constraint stock_cuci_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('stock_cuci', '');
grant select on stock_cuci to mustika_app, mustika_report;
grant insert, select on stock_cuci to mustika_buku;

-- Counting the stock: what should be there is copied when a count begins, what is scanned is held against it. It never moves a
-- piece: what is missing is destroyed or found by documents of their own. Domain R8.2.
create table stock_opname (
  kode_toko text not null,
  no_dokumen text not null,
  cara text not null,
  kode_gudang text,
  kode_baki text,
  kode_group text,
  kode_dept text,
  buta boolean not null,
  ronde smallint not null default 1,
  aktif boolean not null default true,
  sistem_qty integer not null,
  sistem_berat miligram not null,
  fisik_qty integer,
  fisik_berat miligram,
  terjelaskan_qty integer,
  hilang_qty integer,
  hilang_berat miligram,
  lain_qty integer,
  akurasi mili_persen,
  keterangan text,
  tempat_simpan text,
  dibuka timestamp with time zone,
  dibuka_oleh text,
  primary key (kode_toko, no_dokumen),
  constraint stock_opname_akurasi_check check (akurasi::integer >= 0 AND akurasi::integer <= 100000),
  constraint stock_opname_cara_check check (cara = ANY (ARRAY['PINDAI', 'RFID', 'JAMINAN'])),
  constraint stock_opname_dibuka check ((dibuka IS NULL) = (dibuka_oleh IS NULL)),
  constraint stock_opname_fisik_berat_check check (fisik_berat >= 0),
  constraint stock_opname_fisik_qty_check check (fisik_qty >= 0),
  constraint stock_opname_hasil check (num_nulls(fisik_qty, fisik_berat, terjelaskan_qty, hilang_qty, hilang_berat, lain_qty, akurasi) = ANY (ARRAY[0, 7])),
  constraint stock_opname_hilang_berat_check check (hilang_berat >= 0),
  constraint stock_opname_hilang_qty_check check (hilang_qty >= 0),
  constraint stock_opname_jumlah check ((fisik_qty + terjelaskan_qty + hilang_qty) = sistem_qty),
  constraint stock_opname_lain_qty_check check (lain_qty >= 0),
  constraint stock_opname_sistem_berat_check check (sistem_berat > 0),
  constraint stock_opname_sistem_qty_check check (sistem_qty > 0),
  constraint stock_opname_tempat check (tempat_simpan IS NULL OR cara = 'JAMINAN'),
  constraint stock_opname_terjelaskan_qty_check check (terjelaskan_qty >= 0),
  constraint stock_opname_kode_toko_kode_baki_fkey foreign key (kode_toko, kode_baki) references baki(kode_toko, kode_baki),
  constraint stock_opname_kode_toko_kode_gudang_fkey foreign key (kode_toko, kode_gudang) references gudang(kode_toko, kode_gudang),
  constraint stock_opname_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('stock_opname', '');
grant select on stock_opname to mustika_app, mustika_report;
grant insert, select, update on stock_opname to mustika_buku;

-- What should be there, as it was when the count began.
create table stock_opname_barang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text,
  kode_dept text,
  kode_gudang text,
  kode_baki text not null,
  berat miligram not null,
  kadar mili_persen,
  no_terakhir text,
  ketemu timestamp with time zone,
  oleh text,
  di_baki text,
  dengan text,
  keadaan text not null default 'BELUM',
  alasan text,
  no_faktur_hutang text,
  keping text,
  primary key (kode_toko, no_dokumen, kode_barcode),
  constraint stock_opname_barang_berat_check check (berat > 0),
  constraint stock_opname_barang_dengan_check check (dengan = ANY (ARRAY['PINDAI', 'KETIK', 'BERAT'])),
  constraint stock_opname_barang_isi check (NOT kode_barcode IS DISTINCT FROM COALESCE(keping, no_faktur_hutang) AND num_nulls(keping, no_faktur_hutang) = 1 AND num_nulls(kode_group, kode_dept, kode_gudang, kadar, no_terakhir) = CASE WHEN keping IS NULL THEN 5 ELSE 0 END),
  constraint stock_opname_barang_keadaan_check check (keadaan = ANY (ARRAY['BELUM', 'KETEMU', 'SALAH_BAKI', 'KELUAR', 'PINDAH', 'HILANG'])),
  constraint stock_opname_barang_ketemu check (num_nulls(ketemu, oleh, di_baki, dengan) = ANY (ARRAY[0, 4])),
  constraint stock_opname_barang_kode_toko_keping_fkey foreign key (kode_toko, keping) references barang(kode_toko, kode_barcode),
  constraint stock_opname_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references stock_opname(kode_toko, no_dokumen),
  constraint stock_opname_barang_kode_toko_no_faktur_hutang_fkey foreign key (kode_toko, no_faktur_hutang) references hutang(kode_toko, no_faktur_hutang)
);
select pasang_rls('stock_opname_barang', '');
grant select on stock_opname_barang to mustika_app, mustika_report;
grant insert, select, update on stock_opname_barang to mustika_buku;

-- The daily count of a whole store: pieces and grams per kind, one a day. It moves nothing. Domain R8.2.
create table stock_opname_global (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  sistem_qty integer not null,
  sistem_berat miligram not null,
  fisik_qty integer not null,
  fisik_berat miligram not null,
  jenis_selisih integer not null,
  keterangan text,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint stock_opname_global_fisik_berat_check check (fisik_berat >= 0),
  constraint stock_opname_global_fisik_qty_check check (fisik_qty >= 0),
  constraint stock_opname_global_jenis_selisih_check check (jenis_selisih >= 0),
  constraint stock_opname_global_sistem_berat_check check (sistem_berat >= 0),
  constraint stock_opname_global_sistem_qty_check check (sistem_qty >= 0),
  constraint stock_opname_global_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create unique index uq_stock_opname_global_hari on stock_opname_global (kode_toko, tanggal) WHERE NOT batal;
select pasang_rls('stock_opname_global', '');
grant select on stock_opname_global to mustika_app, mustika_report;
grant insert, select, update on stock_opname_global to mustika_buku;

create table stock_opname_global_jenis (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_dept text not null,
  sistem_qty integer not null,
  sistem_berat miligram not null,
  fisik_qty integer not null,
  fisik_berat miligram not null,
  selisih_qty integer not null,
  selisih_berat miligram not null,
  cara text not null,
  alasan text,
  primary key (kode_toko, no_dokumen, urut),
  constraint stock_opname_global_jenis_cara_check check (cara = ANY (ARRAY['TIMBANGAN', 'KETIK'])),
  constraint stock_opname_global_jenis_check check (selisih_qty = (fisik_qty - sistem_qty)),
  constraint stock_opname_global_jenis_check1 check (selisih_berat = (fisik_berat - sistem_berat)),
  constraint stock_opname_global_jenis_fisik_berat_check check (fisik_berat >= 0),
  constraint stock_opname_global_jenis_fisik_qty_check check (fisik_qty >= 0),
  constraint stock_opname_global_jenis_sistem_berat_check check (sistem_berat >= 0),
  constraint stock_opname_global_jenis_sistem_qty_check check (sistem_qty >= 0),
  constraint stock_opname_global_jenis_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint stock_opname_global_jenis_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references stock_opname_global(kode_toko, no_dokumen)
);
select pasang_rls('stock_opname_global_jenis', '');
grant select on stock_opname_global_jenis to mustika_app, mustika_report;
grant insert, select on stock_opname_global_jenis to mustika_buku;

create table stock_opname_lain (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null,
  keadaan text not null,
  kode_baki text,
  di_baki text,
  keterangan text,
  ketemu timestamp with time zone not null,
  oleh text not null,
  alasan text,
  primary key (kode_toko, no_dokumen, kode),
  constraint stock_opname_lain_keadaan_check check (keadaan = ANY (ARRAY['SALAH_BAKI', 'SUDAH_KELUAR', 'TOKO_LAIN', 'TIDAK_DIKENAL', 'BARU'])),
  constraint stock_opname_lain_kode_check check (length(kode) >= 1 AND length(kode) <= 60),
  constraint stock_opname_lain_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references stock_opname(kode_toko, no_dokumen)
);
select pasang_rls('stock_opname_lain', '');
grant select on stock_opname_lain to mustika_app, mustika_report;
grant delete, insert, select, update on stock_opname_lain to mustika_buku;

-- What was scanned and should not be there.
-- Trays that were weighed instead of scanned, and what the scale said.
create table stock_opname_timbang (
  kode_toko text not null,
  no_dokumen text not null,
  kode_baki text not null,
  waktu timestamp with time zone not null,
  oleh text not null,
  total miligram not null,
  timbangan miligram not null,
  toleransi miligram not null,
  cara text not null,
  bacaan text,
  primary key (kode_toko, no_dokumen, kode_baki, waktu),
  constraint stock_opname_timbang_bacaan check (bacaan IS NULL OR cara = 'TIMBANGAN'),
  constraint stock_opname_timbang_cara_check check (cara = ANY (ARRAY['TIMBANGAN', 'KETIK'])),
  constraint stock_opname_timbang_timbangan_check check (timbangan > 0),
  constraint stock_opname_timbang_toleransi_check check (toleransi >= 0),
  constraint stock_opname_timbang_total_check check (total > 0),
  constraint stock_opname_timbang_kode_toko_kode_baki_fkey foreign key (kode_toko, kode_baki) references baki(kode_toko, kode_baki),
  constraint stock_opname_timbang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references stock_opname(kode_toko, no_dokumen)
);
select pasang_rls('stock_opname_timbang', '');
grant select on stock_opname_timbang to mustika_app, mustika_report;
grant insert, select on stock_opname_timbang to mustika_buku;

create table tagihan_qris (
  kode_toko text not null,
  id text not null,
  untuk text not null,
  no_rekening text not null,
  jumlah rupiah not null,
  status text not null default 'MINTA',
  transaksi text,
  acuan text,
  qris text,
  kedaluwarsa timestamp with time zone not null,
  percobaan integer not null default 0,
  periksa timestamp with time zone not null,
  galat text,
  masalah text,
  dibuat timestamp with time zone not null,
  dibuat_oleh text not null,
  diminta timestamp with time zone not null,
  lunas timestamp with time zone,
  diakui timestamp with time zone,
  diakui_oleh text,
  diakui_setuju text,
  selesai text,
  no_dokumen text,
  selesai_oleh text,
  selesai_pada timestamp with time zone,
  alasan text,
  primary key (kode_toko, id),
  constraint tagihan_qris_diakui check (status <> 'DIAKUI' OR diakui IS NOT NULL AND diakui_setuju IS NOT NULL),
  constraint tagihan_qris_id check (id ~ '^[A-Z0-9-]{8,50}$'),
  constraint tagihan_qris_jumlah check (jumlah > 0),
  constraint tagihan_qris_lunas check ((status <> ALL (ARRAY['LUNAS', 'DIAKUI'])) OR acuan IS NOT NULL),
  constraint tagihan_qris_masalah check (masalah = ANY (ARRAY['JUMLAH_BEDA', 'KEMBALI', 'TIDAK_DIBAYAR'])),
  constraint tagihan_qris_percobaan check (percobaan >= 0),
  constraint tagihan_qris_selesai check (selesai = ANY (ARRAY['DIPASANG', 'DIKEMBALIKAN', 'DIBUKUKAN'])),
  constraint tagihan_qris_status check (status = ANY (ARRAY['MINTA', 'MENUNGGU', 'LUNAS', 'DIAKUI', 'BATAL', 'KEDALUWARSA', 'GAGAL'])),
  constraint tagihan_qris_tutup check ((selesai IS NULL) = (selesai_oleh IS NULL) AND (selesai IS DISTINCT FROM 'DIPASANG' OR no_dokumen IS NOT NULL)),
  constraint tagihan_qris_kode_toko_fkey foreign key (kode_toko) references setting_gerbang(kode_toko),
  constraint tagihan_qris_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
create unique index tagihan_qris_acuan on tagihan_qris (kode_toko, no_rekening, acuan) WHERE acuan IS NOT NULL;
create index tagihan_qris_dibuat on tagihan_qris (kode_toko, dibuat);
create unique index tagihan_qris_pasang on tagihan_qris (kode_toko, no_dokumen) WHERE selesai = 'DIPASANG';
create index tagihan_qris_periksa on tagihan_qris (periksa) WHERE status = ANY (ARRAY['MINTA', 'MENUNGGU', 'DIAKUI']);
create unique index tagihan_qris_terbuka on tagihan_qris (kode_toko, untuk, no_rekening, jumlah) WHERE status = ANY (ARRAY['MINTA', 'MENUNGGU']);
select pasang_rls('tagihan_qris', '');
grant insert, select, update on tagihan_qris to mustika_app;
grant select on tagihan_qris to mustika_buku, mustika_report;

-- Goods without a barcode on each: in, to another tray, destroyed. Their lines are what they did to lots (view baris_lot).
create table tambah_manual (
  kode_toko text not null,
  no_dokumen text not null,
  supplier text,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint tambah_manual_berat_check check (berat > 0),
  constraint tambah_manual_harga_modal_check check (harga_modal >= 0),
  constraint tambah_manual_jumlah_barang_check check (jumlah_barang > 0),
  constraint tambah_manual_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint tambah_manual_kode_toko_supplier_fkey foreign key (kode_toko, supplier) references supplier_barang(kode_toko, kode_supplier)
);
select pasang_rls('tambah_manual', '');
grant select on tambah_manual to mustika_app, mustika_report;
grant insert, select on tambah_manual to mustika_buku;
-- Trigger isi_supplier: functions/barang/isi_supplier_barang.sql

-- Empty columns follow the company's choice.
create table tampilan (
  user_id text not null,
  skema text,
  aksen text,
  primary key (user_id),
  constraint tampilan_aksen_check check (aksen = ANY (ARRAY['emas', 'zamrud', 'safir', 'delima'])),
  constraint tampilan_skema_check check (skema = ANY (ARRAY['auto', 'light', 'dark'])),
  constraint tampilan_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select, update on tampilan to mustika_app;
grant select on tampilan to mustika_buku, mustika_report;

-- Views that people keep of tables and reports. docs/decisions/0164.
-- oldest program: 0630_oldest_program.sql
create table tampilan_tersimpan (
  id uuid not null default gen_random_uuid(),
  tempat text not null,
  nama text not null,
  pemilik text not null,
  untuk text not null,
  toko text,
  rentang text,
  isi jsonb not null,
  diubah timestamp with time zone not null default now(),
  primary key (id),
  constraint tampilan_tersimpan_isi check (jsonb_typeof(isi) = 'object'),
  constraint tampilan_tersimpan_nama check (length(nama) >= 1 AND length(nama) <= 40),
  constraint tampilan_tersimpan_rentang check (rentang = ANY (ARRAY['hariIni', 'kemarin', 'tujuhHari', 'bulanIni', 'bulanLalu'])),
  constraint tampilan_tersimpan_toko check ((untuk = 'TOKO') = (toko IS NOT NULL)),
  constraint tampilan_tersimpan_untuk check (untuk = ANY (ARRAY['SAYA', 'TOKO', 'SEMUA'])),
  constraint tampilan_tersimpan_pemilik_fkey foreign key (pemilik) references pengguna(user_id),
  constraint tampilan_tersimpan_toko_fkey foreign key (toko) references toko(kode_toko)
);
create index tampilan_tersimpan_tempat on tampilan_tersimpan (tempat) WHERE untuk <> 'SAYA';
create unique index uq_tampilan_tersimpan on tampilan_tersimpan (pemilik, tempat, lower(nama));
comment on constraint tampilan_tersimpan_isi on tampilan_tersimpan is 'Isi Tampilan Tidak Terbaca';
comment on constraint tampilan_tersimpan_nama on tampilan_tersimpan is 'Nama Tampilan Harus Diisi';
comment on constraint tampilan_tersimpan_rentang on tampilan_tersimpan is 'Rentang Tanggal Tidak Dikenal';
comment on constraint tampilan_tersimpan_toko on tampilan_tersimpan is 'Tampilan Untuk Satu Toko Menyebut Tokonya';
comment on constraint tampilan_tersimpan_untuk on tampilan_tersimpan is 'Tampilan Dibagikan Kepada Siapa Tidak Dikenal';
grant delete, insert, select, update on tampilan_tersimpan to mustika_app;

create table target_sales (
  kode_toko text not null,
  kode_target text not null,
  kode_sales text not null,
  mulai_berlaku date not null,
  target_rp rupiah not null default 0,
  target_berat miligram not null default 0,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_target),
  constraint target_sales_isi check (target_rp > 0 OR target_berat > 0),
  constraint target_sales_target_berat_check check (target_berat >= 0),
  constraint target_sales_target_rp_check check (target_rp >= 0),
  constraint target_sales_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint target_sales_kode_toko_kode_sales_fkey foreign key (kode_toko, kode_sales) references sales(kode_toko, kode_sales)
);
create index cari_target_sales_kode_sales on target_sales (kode_toko, kode_sales, kode_target);
create unique index uq_target_sales on target_sales (kode_toko, kode_sales, mulai_berlaku) WHERE aktif;
comment on constraint target_sales_isi on target_sales is 'Isi Target Rupiah, Target Berat, Atau Keduanya';
select pasang_rls('target_sales', '');
grant insert, select, update on target_sales to mustika_app;
grant select on target_sales to mustika_report;

-- What a store should sell in a month. The dashboard of head office holds its day against it.
create table target_toko (
  kode_toko text not null,
  kode_target text not null,
  mulai_berlaku date not null,
  target_rp rupiah not null,
  aktif boolean not null default true,
  versi integer not null default 1,
  diubah_oleh text not null default COALESCE(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamp with time zone not null default now(),
  primary key (kode_toko, kode_target),
  constraint target_toko_target_rp_check check (target_rp > 0),
  constraint target_toko_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
create unique index uq_target_toko on target_toko (kode_toko, mulai_berlaku) WHERE aktif;
select pasang_rls('target_toko', '');
grant insert, select, update on target_toko to mustika_app;
grant select on target_toko to mustika_report;

-- The link under which a customer follows his document without a login. docs/decisions/0096.
create table tautan (
  kode_toko text not null,
  no_dokumen text not null,
  sidik text,
  segel text,
  dibuat timestamp with time zone not null default now(),
  dibuat_oleh text not null default current_setting('app.user_id', true),
  primary key (kode_toko, no_dokumen),
  constraint tautan_kode_toko_sidik_key unique (kode_toko, sidik),
  constraint tautan_utuh check (num_nulls(sidik, segel) = ANY (ARRAY[0, 2])),
  constraint tautan_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko),
  constraint tautan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('tautan', '');
grant insert, select, update on tautan to mustika_app;
grant select on tautan to mustika_report;

-- Pieces that are offered at a marketplace, each with a name of its own there. A wish and not a state: what is shown follows from the piece,
-- who holds it and who ordered it. docs/decisions/0161.
create table tawaran_marketplace (
  kode_toko text not null,
  penyedia text not null,
  kode_barcode text not null,
  nama text not null,
  harga rupiah,
  tawar boolean not null default false,
  status text not null default 'DITARIK',
  versi integer not null default 1,
  pernah boolean not null default false,
  id_barang text,
  id_sku text,
  foto text,
  id_foto text,
  isi jsonb,
  dikirim timestamp with time zone,
  percobaan integer not null default 0,
  coba_lagi timestamp with time zone,
  galat text,
  oleh text not null,
  dibuat timestamp with time zone not null,
  diubah timestamp with time zone not null,
  dikerjakan_sampai timestamp with time zone,
  segera boolean not null default false,
  primary key (kode_toko, penyedia, kode_barcode),
  constraint tawaran_marketplace_harga check (harga > 0),
  constraint tawaran_marketplace_nama check (length(nama) >= 1 AND length(nama) <= 120),
  constraint tawaran_marketplace_percobaan check (percobaan >= 0),
  constraint tawaran_marketplace_status check (status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG', 'TAYANG', 'DITARIK', 'DITOLAK'])),
  constraint tawaran_marketplace_tayang check (status <> 'TAYANG' OR id_barang IS NOT NULL AND isi IS NOT NULL),
  constraint tawaran_marketplace_versi check (versi > 0),
  constraint tawaran_marketplace_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint tawaran_marketplace_kode_toko_penyedia_fkey foreign key (kode_toko, penyedia) references setting_marketplace(kode_toko, penyedia)
);
create index tawaran_marketplace_barang on tawaran_marketplace (kode_toko, kode_barcode);
create index tawaran_marketplace_giliran on tawaran_marketplace (kode_toko, penyedia, segera DESC, kode_barcode) WHERE status = ANY (ARRAY['ANTRI', 'KIRIM', 'ULANG']);
create unique index tawaran_marketplace_nama_unik on tawaran_marketplace (kode_toko, penyedia, lower(nama));
select pasang_rls('tawaran_marketplace', '');
grant insert, select, update on tawaran_marketplace to mustika_app;
grant select, update on tawaran_marketplace to mustika_buku;
grant select on tawaran_marketplace to mustika_report;

-- Minutes of the day by the clock of his own store; none while he wants no quiet hours.
create table tenang_push (
  user_id text not null,
  mulai integer,
  sampai integer,
  primary key (user_id),
  constraint tenang_push_keduanya check ((mulai IS NULL) = (sampai IS NULL) AND (mulai IS NULL OR mulai <> sampai)),
  constraint tenang_push_mulai_check check (mulai >= 0 AND mulai <= 1439),
  constraint tenang_push_sampai_check check (sampai >= 0 AND sampai <= 1439),
  constraint tenang_push_user_id_fkey foreign key (user_id) references pengguna(user_id)
);
grant insert, select, update on tenang_push to mustika_app;
grant select on tenang_push to mustika_buku;

create table terima_barang (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  dari_toko text not null,
  cara text not null,
  ke_baki text,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_modal rupiah not null,
  selisih integer not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint terima_barang_berat_check check (berat >= 0),
  constraint terima_barang_cara_check check (cara = ANY (ARRAY['PERTAMA', 'SUSULAN'])),
  constraint terima_barang_dari_lain check (dari_toko <> kode_toko),
  constraint terima_barang_harga_modal_check check (harga_modal >= 0),
  constraint terima_barang_jumlah_barang_check check (jumlah_barang >= 0),
  constraint terima_barang_selisih_check check (selisih >= 0),
  constraint terima_barang_dari_toko_fkey foreign key (dari_toko) references toko(kode_toko),
  constraint terima_barang_kode_toko_ke_baki_fkey foreign key (kode_toko, ke_baki) references baki(kode_toko, kode_baki),
  constraint terima_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create unique index terima_barang_sekali on terima_barang (kode_toko, no_kirim) WHERE cara = 'PERTAMA';
select pasang_rls('terima_barang', '');
grant select on terima_barang to mustika_app, mustika_report;
grant insert, select on terima_barang to mustika_buku;

create table terima_barang_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kadar mili_persen not null,
  hasil text not null,
  berat_kirim miligram not null,
  berat miligram,
  harga_modal rupiah not null,
  ke_baki text,
  catatan text,
  primary key (kode_toko, no_dokumen, urut),
  constraint terima_barang_barang_berat_check check (berat > 0),
  constraint terima_barang_barang_berat_kirim_check check (berat_kirim > 0),
  constraint terima_barang_barang_harga_modal_check check (harga_modal >= 0),
  constraint terima_barang_barang_hasil_check check (hasil = ANY (ARRAY['BAIK', 'BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK', 'KETEMU'])),
  constraint terima_barang_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references terima_barang(kode_toko, no_dokumen)
);
create index terima_barang_barang_barcode on terima_barang_barang (kode_barcode);
select pasang_rls('terima_barang_barang', '');
grant select on terima_barang_barang to mustika_app, mustika_report;
grant insert, select on terima_barang_barang to mustika_buku;

create table terima_cicilan (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  toko_cicilan text not null,
  no_cicilan text not null,
  nama_customer text not null,
  cara text not null,
  kasir text not null,
  terbayar rupiah not null,
  jumlah rupiah not null,
  denda rupiah not null,
  sisa rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint terima_cicilan_cara_check check (cara = ANY (ARRAY['ANGSURAN', 'LUNAS_CEPAT'])),
  constraint terima_cicilan_dari_lain check (toko_cicilan <> kode_toko),
  constraint terima_cicilan_denda_check check (denda >= 0),
  constraint terima_cicilan_jumlah_check check (jumlah > 0),
  constraint terima_cicilan_sisa_check check (sisa >= 0),
  constraint terima_cicilan_terbayar_check check (terbayar >= 0),
  constraint terima_cicilan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint terima_cicilan_toko_cicilan_fkey foreign key (toko_cicilan) references toko(kode_toko)
);
create index terima_cicilan_cicilan on terima_cicilan (kode_toko, no_cicilan);
create index terima_cicilan_hari on terima_cicilan (kode_toko, tanggal);
select pasang_rls('terima_cicilan', '');
grant select on terima_cicilan to mustika_app, mustika_report;
grant insert, select on terima_cicilan to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON terima_cicilan FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON terima_cicilan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table terima_cicilan enable always trigger kekal, enable always trigger kekal_semua;

create table terima_pusat (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  dari_toko text not null,
  cara text not null,
  jumlah_barang integer not null,
  berat_kirim miligram not null,
  berat miligram not null,
  murni miligram not null,
  harga_modal rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint terima_pusat_berat_check check (berat > 0),
  constraint terima_pusat_berat_kirim_check check (berat_kirim > 0),
  constraint terima_pusat_cara_check check (cara = ANY (ARRAY['PERTAMA', 'SUSULAN'])),
  constraint terima_pusat_dari_lain check (dari_toko <> kode_toko),
  constraint terima_pusat_harga_modal_check check (harga_modal >= 0),
  constraint terima_pusat_jumlah_barang_check check (jumlah_barang >= 0),
  constraint terima_pusat_murni_check check (murni >= 0),
  constraint terima_pusat_dari_toko_fkey foreign key (dari_toko) references toko(kode_toko),
  constraint terima_pusat_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index terima_pusat_kirim on terima_pusat (kode_toko, no_kirim);
select pasang_rls('terima_pusat', '');
grant select on terima_pusat to mustika_app, mustika_report;
grant insert, select on terima_pusat to mustika_buku;

create table terima_pusat_lot (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  dari_lot text not null,
  kode_lot text not null,
  nama_lot text not null,
  jenis_lot text not null,
  kadar mili_persen not null,
  qty integer not null,
  berat_kirim miligram not null,
  berat miligram not null,
  murni miligram not null,
  harga_modal rupiah not null,
  ke_gudang text not null,
  ke_baki text not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint terima_pusat_lot_berat_check check (berat > 0),
  constraint terima_pusat_lot_berat_kirim_check check (berat_kirim > 0),
  constraint terima_pusat_lot_harga_modal_check check (harga_modal >= 0),
  constraint terima_pusat_lot_murni_check check (murni >= 0),
  constraint terima_pusat_lot_qty_check check (qty >= 0),
  constraint terima_pusat_lot_jenis_lot_fkey foreign key (jenis_lot) references jenis_lot(jenis_lot),
  constraint terima_pusat_lot_kode_toko_kode_lot_fkey foreign key (kode_toko, kode_lot) references lot(kode_toko, kode_lot),
  constraint terima_pusat_lot_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references terima_pusat(kode_toko, no_dokumen)
);
create index terima_pusat_lot_dari on terima_pusat_lot (dari_lot);
select pasang_rls('terima_pusat_lot', '');
grant select on terima_pusat_lot to mustika_app, mustika_report;
grant insert, select on terima_pusat_lot to mustika_buku;

create table terima_sepuhan (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  pekerjaan text not null,
  tukang text not null,
  jumlah_barang integer not null,
  berat_bahan miligram not null,
  murni_bahan miligram not null,
  berat miligram not null,
  murni miligram not null,
  susut bigint not null,
  susut_persen mili_persen not null,
  nilai_susut rupiah not null,
  ongkos rupiah not null,
  harga_modal rupiah not null,
  keterangan text,
  ongkos_dibayar text not null default 'TUNAI',
  primary key (kode_toko, no_dokumen),
  constraint terima_sepuhan_berat_bahan_check check (berat_bahan > 0),
  constraint terima_sepuhan_berat_check check (berat > 0),
  constraint terima_sepuhan_harga_modal_check check (harga_modal >= 0),
  constraint terima_sepuhan_jumlah_barang_check check (jumlah_barang >= 0),
  constraint terima_sepuhan_murni_bahan_check check (murni_bahan >= 0),
  constraint terima_sepuhan_murni_check check (murni >= 0),
  constraint terima_sepuhan_ongkos_check check (ongkos >= 0),
  constraint terima_sepuhan_ongkos_dibayar_check check (ongkos_dibayar = ANY (ARRAY['TUNAI', 'HUTANG'])),
  constraint terima_sepuhan_susut check (susut = (murni_bahan - murni)),
  constraint terima_sepuhan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint terima_sepuhan_kode_toko_no_kirim_fkey foreign key (kode_toko, no_kirim) references kirim_cuci(kode_toko, no_dokumen)
);
create index terima_sepuhan_hutang on terima_sepuhan (kode_toko, tukang) WHERE ongkos_dibayar = 'HUTANG';
create index terima_sepuhan_kirim on terima_sepuhan (kode_toko, no_kirim);
select pasang_rls('terima_sepuhan', '');
grant select on terima_sepuhan to mustika_app, mustika_report;
grant insert, select on terima_sepuhan to mustika_buku;

create table terima_sepuhan_bahan (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_lot text not null,
  nama_lot text not null,
  kadar mili_persen not null,
  berat miligram not null,
  murni miligram not null,
  susut bigint not null,
  harga_modal rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint terima_sepuhan_bahan_berat_check check (berat > 0),
  constraint terima_sepuhan_bahan_harga_modal_check check (harga_modal >= 0),
  constraint terima_sepuhan_bahan_murni_check check (murni >= 0),
  constraint terima_sepuhan_bahan_kode_toko_kode_lot_fkey foreign key (kode_toko, kode_lot) references lot(kode_toko, kode_lot),
  constraint terima_sepuhan_bahan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references terima_sepuhan(kode_toko, no_dokumen)
);
select pasang_rls('terima_sepuhan_bahan', '');
grant select on terima_sepuhan_bahan to mustika_app, mustika_report;
grant insert, select on terima_sepuhan_bahan to mustika_buku;

-- A piece as he made it: its share of the material and of his wage is what it cost.
create table terima_sepuhan_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kadar mili_persen not null,
  berat miligram not null,
  murni miligram not null,
  ongkos rupiah not null,
  harga_modal rupiah not null,
  ke_gudang text not null,
  ke_baki text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  constraint terima_sepuhan_barang_berat_check check (berat > 0),
  constraint terima_sepuhan_barang_check check (harga_modal >= ongkos),
  constraint terima_sepuhan_barang_murni_check check (murni >= 0),
  constraint terima_sepuhan_barang_ongkos_check check (ongkos >= 0),
  constraint terima_sepuhan_barang_kode_barcode_fkey foreign key (kode_barcode) references barcode(kode_barcode),
  constraint terima_sepuhan_barang_kode_dept_fkey foreign key (kode_dept) references jenis(kode_dept),
  constraint terima_sepuhan_barang_kode_toko_ke_baki_fkey foreign key (kode_toko, ke_baki) references baki(kode_toko, kode_baki),
  constraint terima_sepuhan_barang_kode_toko_kode_group_fkey foreign key (kode_toko, kode_group) references grup(kode_toko, kode_group),
  constraint terima_sepuhan_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references terima_sepuhan(kode_toko, no_dokumen)
);
create index terima_sepuhan_barang_hari on terima_sepuhan_barang (kode_toko, tanggal);
create unique index terima_sepuhan_barang_kode on terima_sepuhan_barang (kode_barcode);
select pasang_rls('terima_sepuhan_barang', '');
grant select on terima_sepuhan_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on terima_sepuhan_barang to mustika_buku;

create table terima_uang (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  penerima text not null,
  no_reff text not null,
  dari_toko text not null,
  tujuan text not null,
  tujuan_rekening text,
  jumlah rupiah not null,
  primary key (kode_toko, no_dokumen),
  constraint terima_sekali unique (kode_toko, no_reff),
  constraint terima_rekening check ((tujuan = 'CASH') = (tujuan_rekening IS NULL)),
  constraint terima_uang_jumlah_check check (jumlah > 0),
  constraint terima_uang_dari_toko_fkey foreign key (dari_toko) references toko(kode_toko),
  constraint terima_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint terima_uang_kode_toko_tujuan_rekening_fkey foreign key (kode_toko, tujuan_rekening) references rekening(kode_toko, no_rekening)
);
create index terima_uang_hari on terima_uang (kode_toko, tanggal);
select pasang_rls('terima_uang', '');
grant select on terima_uang to mustika_app, mustika_report;
grant insert, select on terima_uang to mustika_buku;

-- Hand-over to the wholesale application: a ticket that is good once and for a minute. Only its hash is kept.
create table tiket_grosir (
  id_hash text not null,
  kode_toko_asal text not null,
  user_id text not null,
  tujuan text not null,
  berakhir timestamp with time zone not null,
  ditukar timestamp with time zone,
  primary key (id_hash),
  constraint tiket_grosir_kode_toko_asal_fkey foreign key (kode_toko_asal) references toko(kode_toko)
);
grant delete, insert, select, update on tiket_grosir to mustika_app;
grant select on tiket_grosir to mustika_buku, mustika_report;

-- A tray on the scale: what should lie on it, frozen when it is begun, and what the scale said. Domain R8.1.
create table timbang_baki (
  kode_toko text not null,
  no_dokumen text not null,
  kode_gudang text not null,
  kode_baki text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  berat_baki miligram not null,
  berat_plastik miligram not null,
  berat_atribut miligram not null,
  berat_bandrol miligram not null,
  total miligram not null,
  toleransi miligram not null,
  timbangan miligram,
  selisih miligram,
  cara text,
  bacaan text,
  keterangan text,
  aktif boolean not null default true,
  primary key (kode_toko, no_dokumen),
  constraint timbang_baki_bacaan check (bacaan IS NULL OR cara = 'TIMBANGAN'),
  constraint timbang_baki_berat_atribut_check check (berat_atribut >= 0),
  constraint timbang_baki_berat_baki_check check (berat_baki >= 0),
  constraint timbang_baki_berat_bandrol_check check (berat_bandrol >= 0),
  constraint timbang_baki_berat_check check (berat > 0),
  constraint timbang_baki_berat_plastik_check check (berat_plastik >= 0),
  constraint timbang_baki_cara_check check (cara = ANY (ARRAY['TIMBANGAN', 'KETIK'])),
  constraint timbang_baki_check check (total = (berat + berat_baki + berat_plastik + berat_atribut + berat_bandrol)),
  constraint timbang_baki_check1 check (selisih = (total - timbangan)),
  constraint timbang_baki_ditimbang check (num_nulls(timbangan, selisih, cara) = ANY (ARRAY[0, 3])),
  constraint timbang_baki_jumlah_barang_check check (jumlah_barang > 0),
  constraint timbang_baki_timbangan_check check (timbangan > 0),
  constraint timbang_baki_toleransi_check check (toleransi >= 0),
  constraint timbang_baki_kode_toko_kode_baki_fkey foreign key (kode_toko, kode_baki) references baki(kode_toko, kode_baki),
  constraint timbang_baki_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
create index timbang_baki_baki on timbang_baki (kode_toko, kode_baki);
create unique index uq_timbang_baki_aktif on timbang_baki (kode_toko, kode_baki) WHERE aktif;
select pasang_rls('timbang_baki', '');
grant select on timbang_baki to mustika_app, mustika_report;
grant insert, select, update on timbang_baki to mustika_buku;

-- Which sale picked pieces up, and what of the deposit it used: `dipakai` pays the nota, `kembali` went back in cash.
create table titipan_ambil (
  kode_toko text not null,
  no_faktur_group text not null,
  no_titipan text not null,
  dipakai rupiah not null,
  kembali rupiah not null,
  diposting boolean not null,
  batal boolean not null default false,
  ppn_dipakai rupiah not null default 0,
  ppn_kembali rupiah not null default 0,
  primary key (kode_toko, no_faktur_group),
  constraint titipan_ambil_dipakai_check check (dipakai >= 0),
  constraint titipan_ambil_kembali_check check (kembali >= 0),
  constraint titipan_ambil_ppn check (ppn_dipakai >= 0 AND ppn_dipakai <= dipakai AND ppn_kembali >= 0 AND ppn_kembali <= kembali),
  constraint titipan_ambil_kode_toko_no_faktur_group_fkey foreign key (kode_toko, no_faktur_group) references dokumen(kode_toko, no_dokumen),
  constraint titipan_ambil_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
create index titipan_ambil_titipan on titipan_ambil (kode_toko, no_titipan);
select pasang_rls('titipan_ambil', '');
grant select on titipan_ambil to mustika_app, mustika_report;
grant insert, select, update (diposting, batal) on titipan_ambil to mustika_buku;

create table titipan_barang (
  kode_toko text not null,
  no_titipan text not null,
  urut smallint not null,
  kode_barcode text not null,
  kode_sales text,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  kode_gudang text not null,
  kode_baki text not null,
  baki_titip text not null,
  berat miligram not null,
  kadar mili_persen not null,
  kadar_cetak text not null,
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  harga_atribut rupiah not null,
  diskon rupiah not null,
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0,
  total rupiah not null,
  harga_modal rupiah not null,
  keadaan text not null default 'DITITIP',
  no_faktur_jual text,
  finishing text,
  kelas_ppn text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  golongan_modal text not null default 'EMAS',
  ppn_cara text,
  baris smallint,
  no_closing text,
  primary key (kode_toko, no_titipan, urut),
  constraint titipan_barang_berat_check check (berat > 0),
  constraint titipan_barang_diambil check ((keadaan <> ALL (ARRAY['DIAMBIL', 'DICICIL'])) OR no_faktur_jual IS NOT NULL),
  constraint titipan_barang_diskon_check check (diskon >= 0),
  constraint titipan_barang_finishing_check check (finishing <> ''),
  constraint titipan_barang_golongan_modal check (golongan_modal = ANY (ARRAY['EMAS', 'BERLIAN', 'AKSESORIS'])),
  constraint titipan_barang_jumlah check ((harga_emas + ongkos + harga_atribut - diskon + pembulatan + ppn_tambahan) = total),
  constraint titipan_barang_kadar_check check (kadar::integer > 0),
  constraint titipan_barang_keadaan_check check (keadaan = ANY (ARRAY['DITITIP', 'DIAMBIL', 'KEMBALI', 'DICICIL'])),
  constraint titipan_barang_ppn check ((num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur) = ANY (ARRAY[0, 3])) AND ppn_transaksi_rp >= 0 AND ppn_transaksi_rp <= CASE WHEN kelas_ppn IS NULL THEN 0 ELSE total END),
  constraint titipan_barang_ppn_cara_check check (ppn_cara = ANY (ARRAY['INKLUSIF', 'EKSKLUSIF'])),
  constraint titipan_barang_ppn_tambahan_check check (ppn_tambahan >= 0),
  constraint titipan_barang_total_check check (total > 0),
  constraint titipan_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint titipan_barang_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
create index titipan_barang_barcode on titipan_barang (kode_toko, kode_barcode);
create unique index uq_barang_dititip on titipan_barang (kode_toko, kode_barcode) WHERE keadaan = 'DITITIP';
comment on constraint titipan_barang_golongan_modal on titipan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
select pasang_rls('titipan_barang', '');
grant select on titipan_barang to mustika_app, mustika_report;
grant insert, select, update (keadaan, no_faktur_jual) on titipan_barang to mustika_buku;

-- The deposit's own ledger: every change of its balance with the document and event whose books hold the money.
create table titipan_gerak (
  kode_toko text not null,
  no_titipan text not null,
  urut smallint not null,
  tanggal date not null,
  jenis text not null,
  jumlah rupiah not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  ppn rupiah not null default 0,
  primary key (kode_toko, no_titipan, urut),
  constraint titipan_gerak_arah check ((jumlah > 0) = (jenis = ANY (ARRAY['MASUK', 'AWAL', 'TAMBAH', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL_CICILAN']))),
  constraint titipan_gerak_jenis_check check (jenis = ANY (ARRAY['MASUK', 'AWAL', 'TAMBAH', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL', 'BATAL_AWAL', 'CICILAN', 'BATAL_CICILAN', 'POTONGAN'])),
  constraint titipan_gerak_jumlah_check check (jumlah <> 0),
  constraint titipan_gerak_ppn check (ppn >= LEAST(jumlah, 0) AND ppn <= GREATEST(jumlah, 0)),
  constraint titipan_gerak_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut),
  constraint titipan_gerak_kode_toko_no_titipan_fkey foreign key (kode_toko, no_titipan) references titipan(kode_toko, no_titipan)
);
create index titipan_gerak_dokumen on titipan_gerak (kode_toko, no_dokumen);
create index titipan_gerak_hari on titipan_gerak (kode_toko, tanggal);
select pasang_rls('titipan_gerak', '');
grant select on titipan_gerak to mustika_app, mustika_report;
grant insert, select on titipan_gerak to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON titipan_gerak FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON titipan_gerak FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table titipan_gerak enable always trigger kekal, enable always trigger kekal_semua;

-- Points that are given to a member, or taken off him, by hand. docs/decisions/0101.
create table transaksi_poin (
  kode_toko text not null,
  no_dokumen text not null,
  kode_member text not null,
  arah text not null,
  poin integer not null,
  nilai rupiah not null,
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  constraint transaksi_poin_arah_check check (arah = ANY (ARRAY['TAMBAH', 'KURANG'])),
  constraint transaksi_poin_nilai_check check (nilai >= 0),
  constraint transaksi_poin_poin_check check (poin >= 1),
  constraint transaksi_poin_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint transaksi_poin_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('transaksi_poin', '');
grant select on transaksi_poin to mustika_app, mustika_report;
grant insert, select on transaksi_poin to mustika_buku;

-- What is to be printed. The bytes go when it is done.
create table tugas_cetak (
  kode_toko text not null,
  id uuid not null,
  agen uuid not null,
  kertas text not null,
  bentuk text not null,
  pencetak text not null,
  keterangan text not null,
  isi bytea,
  ke integer not null default 1,
  keadaan text not null,
  sebab text,
  minta text,
  pencetak_minta text,
  dibuat timestamp with time zone not null,
  dibuat_oleh text not null,
  dikirim timestamp with time zone,
  diterima timestamp with time zone,
  selesai timestamp with time zone,
  primary key (kode_toko, id),
  constraint tugas_cetak_bentuk_check check (bentuk = ANY (ARRAY['ESCPOS', 'ZPL', 'TSPL', 'PDF'])),
  constraint tugas_cetak_check check ((keadaan = ANY (ARRAY['TERCETAK', 'BATAL'])) = (selesai IS NOT NULL)),
  constraint tugas_cetak_check1 check ((keadaan = ANY (ARRAY['TERCETAK', 'BATAL'])) OR isi IS NOT NULL),
  constraint tugas_cetak_check2 check ((minta IS NOT NULL AND minta = 'ULANG') = (pencetak_minta IS NOT NULL)),
  constraint tugas_cetak_ke_check check (ke >= 1),
  constraint tugas_cetak_keadaan_check check (keadaan = ANY (ARRAY['ANTRI', 'DIKIRIM', 'TERCETAK', 'RAGU', 'GAGAL', 'BATAL'])),
  constraint tugas_cetak_kertas_check check (kertas = ANY (ARRAY['STRUK', 'NOTA', 'LABEL', 'LAPORAN', 'LACI'])),
  constraint tugas_cetak_minta_check check (minta = ANY (ARRAY['BATAL', 'ULANG'])),
  constraint tugas_cetak_kode_toko_agen_fkey foreign key (kode_toko, agen) references agen(kode_toko, id)
);
create index tugas_cetak_belum on tugas_cetak (kode_toko, agen, dibuat) WHERE keadaan <> ALL (ARRAY['TERCETAK', 'BATAL']);
create index tugas_cetak_dibuat on tugas_cetak (dibuat);
select pasang_rls('tugas_cetak', '');
grant insert, select, update on tugas_cetak to mustika_app;
grant select on tugas_cetak to mustika_report;

create table tukar_point (
  kode_toko text not null,
  no_dokumen text not null,
  kode_member text not null,
  jumlah_barang integer not null,
  poin integer not null,
  nilai rupiah not null,
  harga_modal rupiah not null,
  ppn_keluar rupiah not null,
  keterangan text,
  primary key (kode_toko, no_dokumen),
  constraint tukar_point_harga_modal_check check (harga_modal >= 0),
  constraint tukar_point_jumlah_barang_check check (jumlah_barang >= 1),
  constraint tukar_point_nilai_check check (nilai >= 0),
  constraint tukar_point_poin_check check (poin >= 1),
  constraint tukar_point_ppn_keluar_check check (ppn_keluar >= 0),
  constraint tukar_point_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint tukar_point_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('tukar_point', '');
grant select on tukar_point to mustika_app, mustika_report;
grant insert, select on tukar_point to mustika_buku;

create table tukar_point_hadiah (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_hadiah text not null,
  nama_hadiah text not null,
  kode_barcode text not null,
  jumlah integer not null,
  poin integer not null,
  jumlah_poin integer not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint tukar_point_hadiah_kode_toko_no_dokumen_kode_hadiah_key unique (kode_toko, no_dokumen, kode_hadiah),
  constraint tukar_point_hadiah_check check (jumlah_poin = (jumlah * poin)),
  constraint tukar_point_hadiah_jumlah_check check (jumlah >= 1),
  constraint tukar_point_hadiah_poin_check check (poin >= 1),
  constraint tukar_point_hadiah_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references stok_aksesoris(kode_toko, kode_barcode),
  constraint tukar_point_hadiah_kode_toko_kode_hadiah_fkey foreign key (kode_toko, kode_hadiah) references hadiah(kode_toko, kode_hadiah),
  constraint tukar_point_hadiah_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references tukar_point(kode_toko, no_dokumen)
);
select pasang_rls('tukar_point_hadiah', '');
grant select on tukar_point_hadiah to mustika_app, mustika_report;
grant insert, select on tukar_point_hadiah to mustika_buku;

-- The closing of a day. A day that was opened again keeps the closing it had.
create table tutup_toko (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tanggal_berikut date not null,
  user_id text not null,
  waktu timestamp with time zone not null,
  catatan text,
  selisih rupiah not null,
  audit_seq bigint not null,
  audit_hash bytea not null,
  dibuka_kembali boolean not null default false,
  dasar date,
  primary key (kode_toko, no_dokumen),
  constraint tutup_dasar check (dasar < tanggal),
  constraint tutup_maju check (tanggal_berikut > tanggal),
  constraint tutup_toko_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint tutup_toko_kode_toko_tanggal_fkey foreign key (kode_toko, tanggal) references hari_toko(kode_toko, tanggal)
);
create unique index uq_tutup_hari on tutup_toko (kode_toko, tanggal) WHERE NOT dibuka_kembali;
comment on constraint tutup_dasar on tutup_toko is 'Penutupan Hanya Berdiri Di Atas Hari Sebelumnya';
select pasang_rls('tutup_toko', '');
grant select on tutup_toko to mustika_app, mustika_report;
grant insert, select, update (dibuka_kembali) on tutup_toko to mustika_buku;

create table tutup_barang_ubah (
  kode_toko text not null,
  no_dokumen text not null,
  tempat text not null,
  kadar mili_persen not null,
  awal_qty integer not null,
  awal_berat miligram not null,
  masuk_qty integer not null,
  masuk_berat miligram not null,
  keluar_qty integer not null,
  keluar_berat miligram not null,
  akhir_qty integer not null,
  akhir_berat miligram not null,
  akhir_murni bigint not null,
  primary key (kode_toko, no_dokumen, tempat, kadar),
  constraint tutup_barang_berat check ((awal_berat + masuk_berat - keluar_berat) = akhir_berat),
  constraint tutup_barang_keluar_berat_check check (keluar_berat >= 0),
  constraint tutup_barang_keluar_qty_check check (keluar_qty >= 0),
  constraint tutup_barang_masuk_berat_check check (masuk_berat >= 0),
  constraint tutup_barang_masuk_qty_check check (masuk_qty >= 0),
  constraint tutup_barang_murni check (akhir_murni >= 0 AND akhir_murni <= akhir_berat),
  constraint tutup_barang_qty check ((awal_qty + masuk_qty - keluar_qty) = akhir_qty),
  constraint tutup_barang_ubah_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references tutup_toko(kode_toko, no_dokumen)
);
comment on constraint tutup_barang_murni on tutup_barang_ubah is 'Berat Murni Tidak Boleh Melebihi Berat';
select pasang_rls('tutup_barang_ubah', '');
grant select on tutup_barang_ubah to mustika_app, mustika_report;
grant insert, select on tutup_barang_ubah to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON tutup_barang_ubah FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON tutup_barang_ubah FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table tutup_barang_ubah enable always trigger kekal, enable always trigger kekal_semua;

-- What was not in order, and why the day was closed all the same.
create table tutup_pengecualian (
  kode_toko text not null,
  no_dokumen text not null,
  kode text not null,
  label text not null,
  jumlah integer not null,
  alasan text not null,
  primary key (kode_toko, no_dokumen, kode),
  constraint tutup_pengecualian_jumlah_check check (jumlah > 0),
  constraint tutup_pengecualian_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references tutup_toko(kode_toko, no_dokumen)
);
select pasang_rls('tutup_pengecualian', '');
grant select on tutup_pengecualian to mustika_app, mustika_report;
grant insert, select on tutup_pengecualian to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON tutup_pengecualian FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON tutup_pengecualian FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table tutup_pengecualian enable always trigger kekal, enable always trigger kekal_semua;

create table tutup_uang (
  kode_toko text not null,
  no_dokumen text not null,
  akun text not null,
  dimensi text not null,
  awal rupiah not null,
  masuk rupiah not null,
  keluar rupiah not null,
  akhir rupiah not null,
  hitung rupiah,
  selisih rupiah,
  primary key (kode_toko, no_dokumen, akun, dimensi),
  constraint tutup_uang_hitung check (hitung = akhir),
  constraint tutup_uang_jumlah check ((awal + masuk - keluar) = akhir),
  constraint tutup_uang_keluar_check check (keluar >= 0),
  constraint tutup_uang_masuk_check check (masuk >= 0),
  constraint tutup_uang_selisih check ((hitung IS NULL) = (selisih IS NULL)),
  constraint tutup_uang_akun_fkey foreign key (akun) references peran_akun(akun),
  constraint tutup_uang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references tutup_toko(kode_toko, no_dokumen)
);
select pasang_rls('tutup_uang', '');
grant select on tutup_uang to mustika_app, mustika_report;
grant insert, select on tutup_uang to mustika_buku;
create trigger kekal BEFORE DELETE OR UPDATE ON tutup_uang FOR EACH ROW EXECUTE FUNCTION tolak_ubah();
create trigger kekal_semua BEFORE TRUNCATE ON tutup_uang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
alter table tutup_uang enable always trigger kekal, enable always trigger kekal_semua;

-- Who brought money for a deposit, a plan of instalments or a payment of one: a row an event, with what the law wants to know of him
-- from BATAS_IDENTITAS on. Until now only sales, purchases and loans asked, and the report of large days saw no such money: cash came
-- in as a deposit and left by transfer minutes later, unnamed. Domain 14.1, R14.4; docs/decisions/0028, 0071.
create table uang_orang (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  tanggal date not null,
  jenis text not null,
  no_induk text,
  jumlah rupiah not null,
  kode_member text,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  nik_sim_passport text,
  tanggal_lahir text,
  pekerjaan text,
  sumber_dana text,
  primary key (kode_toko, no_dokumen, peristiwa),
  constraint uang_orang_jenis_check check (jenis = ANY (ARRAY['TITIPAN', 'CICILAN', 'SERVICE', 'PESANAN', 'PRE_ORDER'])),
  constraint uang_orang_jumlah_check check (jumlah > 0),
  constraint uang_orang_tersegel check (COALESCE(nik_sim_passport, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(tanggal_lahir, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(pekerjaan, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]' AND COALESCE(sumber_dana, 'b1.-~r1.') ~ '^b1[.][^~]+~r1[.]'),
  constraint uang_orang_kode_member_fkey foreign key (kode_member) references member(kode_member),
  constraint uang_orang_kode_toko_no_dokumen_peristiwa_fkey foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa(kode_toko, no_dokumen, urut)
);
create index uang_orang_hari on uang_orang (kode_toko, tanggal);
create index uang_orang_induk on uang_orang (COALESCE(no_induk, no_dokumen));
create index uang_orang_member on uang_orang (kode_member) WHERE kode_member IS NOT NULL;
comment on constraint uang_orang_tersegel on uang_orang is 'Data Diri Harus Tersegel';
select pasang_rls('uang_orang', '');
grant select on uang_orang to mustika_app, mustika_report;
grant insert, select on uang_orang to mustika_buku;

-- Ongkos and tag prices of many pieces changed at once: what each was and is, so that it can go back. Nothing moves in a book.
create table ubah_profit (
  kode_toko text not null,
  no_dokumen text not null,
  ubah text not null,
  nilai_rp rupiah,
  persen mili_persen,
  cakupan text not null,
  jumlah_barang integer not null,
  berat miligram not null,
  harga_lama rupiah not null,
  harga_baru rupiah not null,
  keterangan text not null,
  primary key (kode_toko, no_dokumen),
  constraint ubah_profit_berat_check check (berat > 0),
  constraint ubah_profit_harga_baru_check check (harga_baru >= 0),
  constraint ubah_profit_harga_lama_check check (harga_lama >= 0),
  constraint ubah_profit_jumlah_barang_check check (jumlah_barang > 0),
  constraint ubah_profit_nilai check ((nilai_rp IS NULL) <> (persen IS NULL)),
  constraint ubah_profit_ubah_check check (ubah = ANY (ARRAY['ONGKOS', 'ONGKOS_NAIK', 'ONGKOS_TURUN', 'BANDROL', 'BANDROL_NAIK', 'BANDROL_TURUN', 'PROFIT'])),
  constraint ubah_profit_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('ubah_profit', '');
grant select on ubah_profit to mustika_app, mustika_report;
grant insert, select on ubah_profit to mustika_buku;

create table ubah_profit_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  berat miligram not null,
  harga_modal rupiah not null,
  ongkos_lama rupiah not null,
  ongkos_baru rupiah not null,
  bandrol_lama rupiah,
  bandrol_baru rupiah,
  harga_lama rupiah not null,
  harga_baru rupiah not null,
  primary key (kode_toko, no_dokumen, urut),
  constraint ubah_profit_barang_sekali unique (kode_toko, no_dokumen, kode_barcode),
  constraint ubah_profit_barang_bandrol_baru_check check (bandrol_baru > 0),
  constraint ubah_profit_barang_ongkos_baru_check check (ongkos_baru >= 0),
  constraint ubah_profit_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint ubah_profit_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references ubah_profit(kode_toko, no_dokumen)
);
create index ubah_profit_barang_kode on ubah_profit_barang (kode_toko, kode_barcode);
select pasang_rls('ubah_profit_barang', '');
grant select on ubah_profit_barang to mustika_app, mustika_report;
grant insert, select on ubah_profit_barang to mustika_buku;

create table validasi_non_cash (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  tempat text not null,
  no_rekening text not null,
  tgl_bank date not null,
  referensi text,
  jumlah rupiah not null,
  mdr rupiah not null,
  diterima rupiah not null,
  selisih rupiah not null,
  keterangan text,
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  constraint validasi_jumlah check (jumlah = (mdr + diterima + selisih)),
  constraint validasi_mdr check (tempat = 'PIUTANG_EDC' OR mdr = 0),
  constraint validasi_non_cash_mdr_check check (mdr >= 0),
  constraint validasi_non_cash_tempat_check check (tempat = ANY (ARRAY['BANK', 'PIUTANG_EDC'])),
  constraint validasi_non_cash_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint validasi_non_cash_kode_toko_no_rekening_fkey foreign key (kode_toko, no_rekening) references rekening(kode_toko, no_rekening)
);
create index validasi_non_cash_hari on validasi_non_cash (kode_toko, tanggal);
select pasang_rls('validasi_non_cash', '');
grant select on validasi_non_cash to mustika_app, mustika_report;
grant insert, select on validasi_non_cash to mustika_buku;

-- A receipt is what one event of a document brought to one rekening, or took away again when it was reversed.
create table validasi_non_cash_baris (
  kode_toko text not null,
  no_dokumen text not null,
  no_asal text not null,
  peristiwa_asal smallint not null,
  tempat text not null,
  no_rekening text not null,
  jumlah rupiah not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, no_asal, peristiwa_asal),
  constraint validasi_non_cash_baris_jumlah_check check (jumlah <> 0),
  constraint validasi_non_cash_baris_kode_toko_no_asal_peristiwa_asal_fkey foreign key (kode_toko, no_asal, peristiwa_asal) references peristiwa(kode_toko, no_dokumen, urut),
  constraint validasi_non_cash_baris_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references validasi_non_cash(kode_toko, no_dokumen)
);
create unique index uq_non_cash_sekali on validasi_non_cash_baris (kode_toko, no_asal, peristiwa_asal, tempat, no_rekening) WHERE NOT batal;
select pasang_rls('validasi_non_cash_baris', '');
grant select on validasi_non_cash_baris to mustika_app, mustika_report;
grant insert, select, update (batal) on validasi_non_cash_baris to mustika_buku;

-- A line of a bank's statement pays once: the same file again, or one that overlaps, finds it used. What was taken back is free again.
create table validasi_non_cash_koran (
  kode_toko text not null,
  no_dokumen text not null,
  no_rekening text not null,
  sidik text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen),
  constraint koran_sidik check (sidik ~ '^[0-9A-F]{32}$'),
  constraint validasi_non_cash_koran_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references validasi_non_cash(kode_toko, no_dokumen)
);
create unique index uq_koran_sekali on validasi_non_cash_koran (kode_toko, no_rekening, sidik) WHERE NOT batal;
select pasang_rls('validasi_non_cash_koran', '');
grant select on validasi_non_cash_koran to mustika_app, mustika_report;
grant insert, select, update (batal) on validasi_non_cash_koran to mustika_buku;

-- What wore off beyond the tolerance is looked at again: the piece is weighed a second time by somebody else.
create table validasi_susut (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  user_id text not null,
  jumlah_barang integer not null,
  primary key (kode_toko, no_dokumen),
  constraint validasi_susut_jumlah_barang_check check (jumlah_barang > 0),
  constraint validasi_susut_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen)
);
select pasang_rls('validasi_susut', '');
grant select on validasi_susut to mustika_app, mustika_report;
grant insert, select on validasi_susut to mustika_buku;

create table validasi_susut_barang (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  no_faktur text not null,
  tanggal date not null,
  kode_barcode text not null,
  berat_nota miligram not null,
  berat miligram not null,
  berat_disetujui miligram not null,
  keputusan text not null,
  alasan text not null,
  batal boolean not null default false,
  primary key (kode_toko, no_dokumen, urut),
  constraint validasi_susut_ada check (berat < berat_nota),
  constraint validasi_susut_barang_alasan_check check (length(alasan) >= 4),
  constraint validasi_susut_barang_berat_check check (berat > 0),
  constraint validasi_susut_barang_berat_disetujui_check check (berat_disetujui > 0),
  constraint validasi_susut_barang_berat_nota_check check (berat_nota > 0),
  constraint validasi_susut_barang_keputusan_check check (keputusan = ANY (ARRAY['SETUJU', 'TOLAK'])),
  constraint validasi_susut_barang_kode_toko_kode_barcode_fkey foreign key (kode_toko, kode_barcode) references barang(kode_toko, kode_barcode),
  constraint validasi_susut_barang_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references validasi_susut(kode_toko, no_dokumen)
);
create unique index uq_validasi_susut on validasi_susut_barang (kode_toko, no_faktur) WHERE NOT batal;
select pasang_rls('validasi_susut_barang', '');
grant select on validasi_susut_barang to mustika_app, mustika_report;
grant insert, select, update (batal) on validasi_susut_barang to mustika_buku;

-- One number per store that grows when its settings or account mapping change: cached copies compare it.
create table versi_toko (
  kode_toko text not null,
  versi bigint not null default 1,
  primary key (kode_toko),
  constraint versi_toko_kode_toko_fkey foreign key (kode_toko) references toko(kode_toko)
);
select pasang_rls('versi_toko', '');
grant insert, select, update on versi_toko to mustika_app;
grant select on versi_toko to mustika_buku, mustika_report;
-- Trigger kabari_harga_web: functions/barang/kabari_harga_web.sql

create table wasting_sepuhan (
  kode_toko text not null,
  no_dokumen text not null,
  no_kirim text not null,
  pekerjaan text not null,
  tukang text not null,
  murni_bahan miligram not null,
  murni_hasil miligram not null,
  susut bigint not null,
  susut_persen mili_persen not null,
  norma mili_persen not null,
  batas_bawah mili_persen,
  batas_atas mili_persen,
  nilai_susut rupiah not null,
  alasan text,
  sisa text,
  ditagih miligram,
  murni_sisa miligram not null default 0,
  murni_tagih miligram not null default 0,
  nilai_hilang rupiah not null default 0,
  nilai_tagih rupiah not null default 0,
  primary key (kode_toko, no_dokumen),
  constraint wasting_sepuhan_batas check ((batas_bawah IS NULL) = (batas_atas IS NULL) AND batas_bawah::integer <= batas_atas::integer),
  constraint wasting_sepuhan_murni_bahan_check check (murni_bahan >= 0),
  constraint wasting_sepuhan_murni_hasil_check check (murni_hasil >= 0),
  constraint wasting_sepuhan_murni_sisa_check check (murni_sisa >= 0),
  constraint wasting_sepuhan_murni_tagih_check check (murni_tagih >= 0),
  constraint wasting_sepuhan_nilai_hilang_check check (nilai_hilang >= 0),
  constraint wasting_sepuhan_nilai_susut_check check (nilai_susut >= 0),
  constraint wasting_sepuhan_nilai_tagih_check check (nilai_tagih >= 0),
  constraint wasting_sepuhan_sisa_check check (sisa = ANY (ARRAY['DITAGIH', 'HILANG'])),
  constraint wasting_sepuhan_susut check (susut = (murni_bahan - murni_hasil)),
  constraint wasting_sepuhan_tagih check (murni_tagih = (COALESCE(ditagih, 0) + CASE sisa WHEN 'DITAGIH' THEN murni_sisa ELSE 0 END)),
  constraint wasting_sepuhan_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references dokumen(kode_toko, no_dokumen),
  constraint wasting_sepuhan_kode_toko_no_kirim_fkey foreign key (kode_toko, no_kirim) references kirim_cuci(kode_toko, no_dokumen)
);
create index wasting_sepuhan_kirim on wasting_sepuhan (kode_toko, no_kirim);
create index wasting_sepuhan_tukang on wasting_sepuhan (kode_toko, tukang, pekerjaan);
select pasang_rls('wasting_sepuhan', '');
grant select on wasting_sepuhan to mustika_app, mustika_report;
grant insert, select on wasting_sepuhan to mustika_buku;

create table wasting_sepuhan_kadar (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  kadar mili_persen not null,
  berat miligram not null,
  murni miligram not null,
  susut bigint not null,
  susut_persen mili_persen not null,
  nilai_susut rupiah not null,
  murni_sisa miligram not null default 0,
  nilai_hilang rupiah not null default 0,
  primary key (kode_toko, no_dokumen, urut),
  constraint wasting_sepuhan_kadar_berat_check check (berat >= 0 AND (berat > 0 OR murni_sisa > 0)),
  constraint wasting_sepuhan_kadar_murni_check check (murni >= 0),
  constraint wasting_sepuhan_kadar_murni_sisa_check check (murni_sisa >= 0),
  constraint wasting_sepuhan_kadar_nilai_hilang_check check (nilai_hilang >= 0),
  constraint wasting_sepuhan_kadar_nilai_susut_check check (nilai_susut >= 0),
  constraint wasting_sepuhan_kadar_kode_toko_no_dokumen_fkey foreign key (kode_toko, no_dokumen) references wasting_sepuhan(kode_toko, no_dokumen)
);
select pasang_rls('wasting_sepuhan_kadar', '');
grant select on wasting_sepuhan_kadar to mustika_app, mustika_report;
grant insert, select on wasting_sepuhan_kadar to mustika_buku;

-- ----------------------------------------------------------------------------------------------------
-- Views

\ir functions/stock-opname/timbang_baki_sah.sql

\ir functions/stock-opname/aktivitas_timbang_baki.sql

\ir functions/pembelian/asal_beli.sql

\ir functions/berlian/berbatu_berlian.sql

\ir functions/barang/barang_di_meja.sql

\ir functions/lot/baris_lot.sql

\ir functions/inti/murni.sql

\ir functions/inti/dijual_usaha.sql

\ir functions/pajak/baris_ppn.sql

\ir functions/keuangan/bayar_supplier_faktur_isi.sql

\ir functions/keuangan/bayar_supplier_rosok.sql

\ir functions/akuntansi/buku_emas.sql

\ir functions/member/dokumen_orang.sql

\ir functions/akuntansi/gerak_akun.sql

\ir functions/barang/gerak_barang.sql

\ir functions/penjualan/gerak_nota.sql

\ir functions/keuangan/gerak_uang.sql

\ir functions/hutang/jejak_hutang.sql

\ir functions/pesanan/jejak_pesanan.sql

\ir functions/pre-order/jejak_pre_order.sql

\ir functions/service/jejak_service.sql

\ir functions/kirim-barang/kirim_barang_isi.sql

\ir functions/akuntansi/mutasi_akun.sql

\ir functions/inti/nota_orang.sql

\ir functions/titipan/pajak_titipan.sql

\ir functions/pesanan/pesanan_dibaca.sql

\ir functions/titipan/menunggu_titipan.sql

\ir functions/pre-order/pre_order_dibaca.sql

\ir functions/pajak/rekap_pajak.sql

\ir functions/saldo-awal/saldo_awal_dokumen.sql

\ir functions/stock-opname/hasil_opname.sql

\ir functions/stock-opname/selisih_opname.sql

\ir functions/tutup-toko/tutup_barang.sql

-- ----------------------------------------------------------------------------------------------------
-- Functions

\ir functions/stock-opname/ada_hitungan_buta.sql

\ir functions/hutang/akrual_hutang.sql

\ir functions/akuntansi/akun_manual.sql

\ir functions/akuntansi/akun_modal.sql

\ir functions/member/anonimkan_orang.sql

\ir functions/inti/antre.sql

\ir functions/inti/antre_nanti.sql

\ir functions/inti/antre_pada.sql

\ir functions/inti/app_toko.sql

\ir functions/pajak/atur_modul_ppn.sql

\ir functions/pindahan/banding_kasir_lama.sql

\ir functions/stock-opname/barang_opname.sql

\ir functions/barang/barang_tidak_jadi.sql

\ir functions/master/batal_jadwal_harga.sql

\ir functions/pengguna/berhak_setuju.sql

\ir functions/inti/beri_hak_rantai.sql

\ir functions/pengguna/beri_otorisasi.sql

\ir functions/inti/berita_untuk.sql

\ir functions/inti/buka_hari.sql

\ir functions/inti/buka_hari_pertama.sql

\ir functions/stock-opname/buka_opname.sql

\ir functions/cicilan/bulan_denda.sql

\ir functions/akuntansi/bulan_lalu_terbuka.sql

\ir functions/cicilan/bulan_telat.sql

\ir functions/hutang/bunga_hutang.sql

\ir functions/inti/catat.sql

\ir functions/inti/catat_audit.sql

\ir functions/inti/catat_baris.sql

\ir functions/barang/catat_baris_aksesoris_baru.sql

\ir functions/barang/catat_baris_aksesoris_batal.sql

\ir functions/barang/catat_baris_aksesoris_keluar.sql

\ir functions/barang/catat_baris_aksesoris_masuk.sql

\ir functions/barang/catat_baris_aksesoris_sah.sql

\ir functions/barang/catat_baris_barang.sql

\ir functions/barang/catat_baris_barang_baru.sql

\ir functions/pembelian/catat_baris_barang_beli.sql

\ir functions/pembelian/catat_baris_barang_beli_baru.sql

\ir functions/pembelian/catat_baris_barang_beli_masuk.sql

\ir functions/barang/catat_baris_barang_gerak.sql

\ir functions/barang/catat_baris_barang_gerak_batal.sql

\ir functions/berlian/catat_baris_batu_tiba.sql

\ir functions/penjualan/catat_baris_bayar_poin_batal.sql

\ir functions/penjualan/catat_baris_bayar_poin_sah.sql

\ir functions/cicilan/catat_baris_cicilan_ambil.sql

\ir functions/cicilan/catat_baris_cicilan_batal_ambil.sql

\ir functions/cicilan/catat_baris_cicilan_batal_terima.sql

\ir functions/cicilan/catat_baris_cicilan_gerak.sql

\ir functions/cicilan/catat_baris_cicilan_terima.sql

\ir functions/pre-order/catat_baris_closing_po_datang.sql

\ir functions/pre-order/catat_baris_closing_po_kembali.sql

\ir functions/pembelian/catat_baris_hancur_pembelian_batal.sql

\ir functions/hutang/catat_baris_hutang_akrual.sql

\ir functions/hutang/catat_baris_hutang_akrual_batal.sql

\ir functions/hutang/catat_baris_hutang_ambil_batal.sql

\ir functions/hutang/catat_baris_hutang_balik.sql

\ir functions/hutang/catat_baris_hutang_gerak.sql

\ir functions/hutang/catat_baris_hutang_lanjut.sql

\ir functions/hutang/catat_baris_hutang_tempat.sql

\ir functions/akuntansi/catat_baris_jurnal_umum.sql

\ir functions/akuntansi/catat_baris_jurnal_umum_baris.sql

\ir functions/kirim-barang/catat_baris_kirim_barang_jawab.sql

\ir functions/kirim-barang/catat_baris_kirim_barang_tarik.sql

\ir functions/sepuhan/catat_baris_kirim_pusat_sisa.sql

\ir functions/sepuhan/catat_baris_kirim_pusat_tarik.sql

\ir functions/sepuhan/catat_baris_kiriman_buka.sql

\ir functions/sepuhan/catat_baris_kiriman_terbuka.sql

\ir functions/sepuhan/catat_baris_kiriman_tutup.sql

\ir functions/penjualan/catat_baris_kupon_batal.sql

\ir functions/penjualan/catat_baris_kupon_lepas.sql

\ir functions/penjualan/catat_baris_kupon_lepas_batal.sql

\ir functions/penjualan/catat_baris_kupon_pakai.sql

\ir functions/penjualan/catat_baris_kupon_pakai_batal.sql

\ir functions/penjualan/catat_baris_kupon_sah.sql

\ir functions/penjualan/catat_baris_kupon_terbit.sql

\ir functions/penjualan/catat_baris_kupon_tukar.sql

\ir functions/penjualan/catat_baris_kupon_tukar_batal.sql

\ir functions/lot/catat_baris_lot_baru.sql

\ir functions/lot/catat_baris_lot_batal.sql

\ir functions/lot/catat_baris_lot_gerak.sql

\ir functions/lot/catat_baris_lot_sah.sql

\ir functions/member/catat_baris_member_poin.sql

\ir functions/pembelian/catat_baris_nota_lama_klaim.sql

\ir functions/penjualan/catat_baris_nota_luring.sql

\ir functions/pembelian/catat_baris_pembelian_barang.sql

\ir functions/pembelian/catat_baris_pembelian_batal.sql

\ir functions/barang/catat_baris_penerimaan_batal.sql

\ir functions/barang/catat_baris_penerimaan_label.sql

\ir functions/barang/catat_baris_penerimaan_label_batal.sql

\ir functions/keuangan/catat_baris_pengalihan_saldo.sql

\ir functions/penjualan/catat_baris_penjualan_barang.sql

\ir functions/penjualan/catat_baris_penjualan_batal.sql

\ir functions/akuntansi/catat_baris_penutup_batal.sql

\ir functions/akuntansi/catat_baris_penutup_bulan.sql

\ir functions/pesanan/catat_baris_pesanan_contoh_kembali.sql

\ir functions/pesanan/catat_baris_pesanan_jadi.sql

\ir functions/pesanan/catat_baris_pesanan_ubah.sql

\ir functions/pre-order/catat_baris_pre_order_batal.sql

\ir functions/service/catat_baris_service_hasil.sql

\ir functions/service/catat_baris_service_ubah.sql

\ir functions/pembelian/catat_baris_sortir_pembelian_batal.sql

\ir functions/stock-opname/catat_baris_stock_opname.sql

\ir functions/stock-opname/catat_baris_stock_opname_batal.sql

\ir functions/stock-opname/catat_baris_stock_opname_global.sql

\ir functions/stock-opname/catat_baris_stock_opname_global_batal.sql

\ir functions/stock-opname/catat_baris_stock_opname_hasil.sql

\ir functions/barang/catat_baris_terima_barang.sql

\ir functions/sepuhan/catat_baris_terima_sepuhan_batal.sql

\ir functions/keuangan/catat_baris_terima_uang.sql

\ir functions/stock-opname/catat_baris_timbang_baki.sql

\ir functions/stock-opname/catat_baris_timbang_baki_batal.sql

\ir functions/stock-opname/catat_baris_timbang_baki_hasil.sql

\ir functions/stock-opname/catat_baris_timbang_baki_isi.sql

\ir functions/titipan/catat_baris_titipan_alih.sql

\ir functions/titipan/catat_baris_titipan_ambil.sql

\ir functions/titipan/catat_baris_titipan_batal.sql

\ir functions/titipan/catat_baris_titipan_batal_alih.sql

\ir functions/titipan/catat_baris_titipan_batal_ambil.sql

\ir functions/titipan/catat_baris_titipan_gerak.sql

\ir functions/tutup-toko/catat_baris_tutup_toko.sql

\ir functions/barang/catat_baris_ubah_profit_barang.sql

\ir functions/barang/catat_baris_ubah_profit_batal.sql

\ir functions/keuangan/catat_baris_validasi_non_cash_baris.sql

\ir functions/keuangan/catat_baris_validasi_non_cash_batal.sql

\ir functions/keuangan/catat_baris_validasi_non_cash_koran.sql

\ir functions/pembelian/catat_baris_validasi_susut_barang.sql

\ir functions/pembelian/catat_baris_validasi_susut_batal.sql

\ir functions/berlian/catat_batu.sql

\ir functions/inti/catat_bersama.sql

\ir functions/inti/catat_buku.sql

\ir functions/inti/catat_dokumen.sql

\ir functions/master/catat_harga.sql

\ir functions/tutup-toko/catat_hitung_laci.sql

\ir functions/pengguna/catat_kuasa.sql

\ir functions/akuntansi/catat_kunci_periode.sql

\ir functions/inti/catat_lepas.sql

\ir functions/tutup-toko/catat_saldo_tutup.sql

\ir functions/inti/cek_invarian.sql

\ir functions/hutang/denda_hutang.sql

\ir functions/berlian/ganti_batu.sql

\ir functions/kirim-barang/gerak_barang_antara.sql

\ir functions/cicilan/gerak_cicilan.sql

\ir functions/hutang/gerak_hutang.sql

\ir functions/titipan/gerak_titipan.sql

\ir functions/pajak/golongan_umum.sql

\ir functions/inti/hak_beda.sql

\ir functions/pengguna/hak_efektif.sql

\ir functions/inti/hak_kini.sql

\ir functions/master/harga_pada.sql

\ir functions/titipan/harga_titipan.sql

\ir functions/inti/hitung_cetak.sql

\ir functions/barang/invarian_aksesoris.sql

\ir functions/akuntansi/invarian_akuntansi.sql

\ir functions/inti/invarian_asal_gerak.sql

\ir functions/barang/invarian_barang_web.sql

\ir functions/berlian/invarian_batu.sql

\ir functions/penjualan/invarian_bayar_poin.sql

\ir functions/keuangan/invarian_bayar_supplier.sql

\ir functions/penjualan/invarian_bonus_sales.sql

\ir functions/akuntansi/invarian_buku_besar.sql

\ir functions/cicilan/invarian_cicilan.sql

\ir functions/member/invarian_gabung_member.sql

\ir functions/pembelian/invarian_hancur_pembelian.sql

\ir functions/hutang/invarian_hutang.sql

\ir functions/inti/invarian_inti.sql

\ir functions/master/invarian_jadwal_harga.sql

\ir functions/penjualan/invarian_jual_aksesoris.sql

\ir functions/kirim-barang/invarian_kirim_barang.sql

\ir functions/keuangan/invarian_kirim_uang.sql

\ir functions/penjualan/invarian_kupon.sql

\ir functions/penjualan/invarian_kupon_buku.sql

\ir functions/inti/invarian_lengkap.sql

\ir functions/lot/invarian_lot.sql

\ir functions/penjualan/invarian_luring.sql

\ir functions/integrasi/invarian_marketplace.sql

\ir functions/penjualan/invarian_nota_kembali.sql

\ir functions/pembelian/invarian_nota_lama.sql

\ir functions/lot/invarian_nota_lot.sql

\ir functions/barang/invarian_opname_penerimaan.sql

\ir functions/pajak/invarian_pajak_aksesoris.sql

\ir functions/pajak/invarian_pajak_rosok.sql

\ir functions/pembayaran/invarian_pembayaran.sql

\ir functions/pembelian/invarian_pembelian.sql

\ir functions/barang/invarian_penerimaan.sql

\ir functions/keuangan/invarian_pengalihan_saldo.sql

\ir functions/inti/invarian_penjaga.sql

\ir functions/akuntansi/invarian_periode.sql

\ir functions/member/invarian_perubahan_member.sql

\ir functions/pesanan/invarian_pesanan.sql

\ir functions/penjualan/invarian_poin_nota.sql

\ir functions/pajak/invarian_pph22.sql

\ir functions/pajak/invarian_ppn.sql

\ir functions/pre-order/invarian_pre_order.sql

\ir functions/barang/invarian_publikasi_harga.sql

\ir functions/saldo-awal/invarian_saldo_awal.sql

\ir functions/sepuhan/invarian_sepuhan.sql

\ir functions/service/invarian_service.sql

\ir functions/stock-opname/invarian_stock_opname.sql

\ir functions/stock-opname/invarian_stock_opname_global.sql

\ir functions/pembayaran/invarian_tagihan.sql

\ir functions/cicilan/invarian_terima_cicilan.sql

\ir functions/stock-opname/invarian_timbang_baki.sql

\ir functions/titipan/invarian_titipan.sql

\ir functions/poin/invarian_transaksi_poin.sql

\ir functions/penjualan/invarian_tukar.sql

\ir functions/poin/invarian_tukar_point.sql

\ir functions/tutup-toko/invarian_tutup.sql

\ir functions/keuangan/invarian_uang_keluar.sql

\ir functions/pembayaran/invarian_uang_orang.sql

\ir functions/keuangan/invarian_validasi_non_cash.sql

\ir functions/pembelian/invarian_validasi_susut.sql

\ir functions/inti/isi_audit.sql

\ir functions/titipan/isi_baki_titip.sql

\ir functions/master/isi_bawaan_toko.sql

\ir functions/akuntansi/isi_laporan_akun.sql

\ir functions/barang/isi_supplier_barang.sql

\ir functions/barang/isi_supplier_penerimaan.sql

\ir functions/stock-opname/isi_timbang_baki.sql

\ir functions/master/isi_toko_baru.sql

\ir functions/master/jadwalkan_harga.sql

\ir functions/akuntansi/jaga_akun.sql

\ir functions/inti/jaga_buku.sql

\ir functions/akuntansi/jaga_golongan_akun.sql

\ir functions/inti/jaga_hari.sql

\ir functions/stock-opname/jaga_isi_timbang.sql

\ir functions/keuangan/jaga_kode_transaksi.sql

\ir functions/pembelian/jaga_nota_lama.sql

\ir functions/akuntansi/jaga_periode.sql

\ir functions/akuntansi/jaga_peta_akun.sql

\ir functions/pembayaran/jaga_referensi.sql

\ir functions/akuntansi/jaga_saldo_akun.sql

\ir functions/akuntansi/jaga_saldo_hari.sql

\ir functions/berlian/jaga_sertifikat_batu.sql

\ir functions/barang/jaga_sewa_luring.sql

\ir functions/barang/jaga_status_barang.sql

\ir functions/pembayaran/jaga_tagihan.sql

\ir functions/pajak/jaga_tarif_ppn.sql

\ir functions/tutup-toko/jaga_tutup_toko.sql

\ir functions/inti/jaga_uang.sql

\ir functions/stock-opname/jaminan_opname.sql

\ir functions/barang/kabari_harga_web.sql

\ir functions/integrasi/kabari_marketplace.sql

\ir functions/barang/kabari_web.sql

\ir functions/keuangan/kas_boleh.sql

\ir functions/stock-opname/kenali_opname.sql

\ir functions/kirim-barang/kiriman_toko.sql

\ir functions/penjualan/klaim_nota.sql

\ir functions/penjualan/kode_kupon_baru.sql

\ir functions/member/kode_orang.sql

\ir functions/barang/kode_sudah_diberi.sql

\ir functions/kunci-api/kunci_api_toko.sql

\ir functions/inti/kunci_lama.sql

\ir functions/akuntansi/laba_rugi_terbuka.sql

\ir functions/tutup-toko/laci_tutup.sql

\ir functions/cicilan/langkah_cicilan.sql

\ir functions/inti/langkah_dokumen.sql

\ir functions/titipan/langkah_titipan.sql

\ir functions/keuangan/lawan_semua.sql

\ir functions/inti/lepas_hari.sql

\ir functions/penjualan/lepas_kupon.sql

\ir functions/inti/lepas_lawan.sql

\ir functions/pengguna/minta_otorisasi.sql

\ir functions/inti/mulai_baca_orang.sql

\ir functions/inti/mulai_idem.sql

\ir functions/inti/naikkan_versi.sql

\ir functions/inti/naikkan_versi_toko.sql

\ir functions/inti/nama_zona.sql

\ir functions/inti/nomor_kunci.sql

\ir functions/inti/nota_orang_hari.sql

\ir functions/inti/nota_orang_hari_induk.sql

\ir functions/penjualan/pakai_kupon.sql

\ir functions/pengguna/pakai_otorisasi.sql

\ir functions/pengguna/pakai_otorisasi_master.sql

\ir functions/kirim-barang/pasang_barang_tiba.sql

\ir functions/inti/pasang_penulis.sql

\ir functions/inti/pasang_semua_penulis.sql

\ir functions/inti/pasang_versi_toko.sql

\ir functions/integrasi/pegang_pesanan.sql

\ir functions/pengguna/pemegang_kuasa.sql

\ir functions/pengguna/penerima_push.sql

\ir functions/inti/periksa_audit.sql

\ir functions/tutup-toko/periksa_tutup.sql

\ir functions/pengguna/persetujuan_peristiwa.sql

\ir functions/stock-opname/pindai_opname.sql

\ir functions/member/pudarkan_orang.sql

\ir functions/pengguna/putus_otorisasi.sql

\ir functions/member/rantai_gabung.sql

\ir functions/pengguna/sahkan_segel_identitas.sql

\ir functions/keuangan/saldo_uang_pada.sql

\ir functions/inti/satu_orang.sql

\ir functions/kirim-barang/sebab_olah.sql

\ir functions/hutang/segarkan_hutang.sql

\ir functions/akuntansi/segarkan_saldo_hari.sql

\ir functions/pengguna/segel_identitas.sql

\ir functions/pengguna/sesi_terlihat.sql

\ir functions/integrasi/siaga.sql

\ir functions/inti/simpan_idem.sql

\ir functions/keuangan/sisa_kategori.sql

\ir functions/keuangan/sisa_utang_supplier.sql

\ir functions/barang/stok_barang_pada.sql

\ir functions/pembayaran/tagihan_bebas.sql

\ir functions/inti/tambah_jejak.sql

\ir functions/pengguna/tarik_otorisasi.sql

\ir functions/barang/tarik_publikasi.sql

\ir functions/berlian/teks_batu.sql

\ir functions/inti/teks_rupiah.sql

\ir functions/inti/teks_tanggal.sql

\ir functions/hutang/tempo_hutang.sql

\ir functions/master/terapkan_harga.sql

\ir functions/master/terapkan_satu_harga.sql

\ir functions/master/terbitkan_harga.sql

\ir functions/master/terbitkan_ke.sql

\ir functions/keuangan/terima_non_cash.sql

\ir functions/barang/terima_publikasi.sql

\ir functions/akuntansi/terkunci_sampai.sql

\ir functions/stock-opname/timbang_opname.sql

\ir functions/inti/tolak.sql

\ir functions/pengguna/tulis_otorisasi.sql

\ir functions/tutup-toko/tutup_hari.sql

\ir functions/barang/tutup_periksa_berat_diketik.sql

\ir functions/cicilan/tutup_periksa_cicilan.sql

\ir functions/keuangan/tutup_periksa_dijalan.sql

\ir functions/tutup-toko/tutup_periksa_dokumen.sql

\ir functions/hutang/tutup_periksa_hutang.sql

\ir functions/tutup-toko/tutup_periksa_jalan.sql

\ir functions/tutup-toko/tutup_periksa_kasir.sql

\ir functions/kirim-barang/tutup_periksa_kirim_barang.sql

\ir functions/tutup-toko/tutup_periksa_laci.sql

\ir functions/penjualan/tutup_periksa_luring.sql

\ir functions/integrasi/tutup_periksa_marketplace.sql

\ir functions/keuangan/tutup_periksa_non_cash.sql

\ir functions/stock-opname/tutup_periksa_opname.sql

\ir functions/pesanan/tutup_periksa_pesanan.sql

\ir functions/pre-order/tutup_periksa_pre_order.sql

\ir functions/sepuhan/tutup_periksa_sepuhan.sql

\ir functions/service/tutup_periksa_service.sql

\ir functions/pembelian/tutup_periksa_susut.sql

\ir functions/pembelian/tutup_periksa_tanpa_nota.sql

\ir functions/tutup-toko/tutup_periksa_timbang.sql

\ir functions/titipan/tutup_periksa_titipan.sql

\ir functions/keuangan/tutup_periksa_wewenang.sql

\ir functions/inti/ujung_sama.sql

\ir functions/stock-opname/ulang_opname.sql

\ir functions/master/versi_harga.sql

\ir functions/inti/zona_toko.sql

-- ----------------------------------------------------------------------------------------------------
-- Who owns what and who may do what with it, of everything above: what cek_invarian() and every start compare with
insert into hak_seharusnya (objek, sifat) values
  ('fungsi ada_hitungan_buta(text,boolean,text)', 'pemilik; semua: execute'),
  ('fungsi akrual_hutang(text,date,boolean)', 'pemilik; semua: execute'),
  ('fungsi akun_manual(text,text)', 'pemilik; semua: execute'),
  ('fungsi akun_modal(text,text)', 'pemilik; semua: execute'),
  ('fungsi anonimkan_orang(text[],text[],timestamp with time zone)', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi antre(text,jsonb,text)', 'pemilik; definer; search_path=pg_catalog, pg_temp; mustika_app: execute; mustika_buku: execute'),
  ('fungsi antre_nanti(text,jsonb,text,timestamp with time zone)', 'pemilik; definer; search_path=pg_catalog, pg_temp; mustika_app: execute'),
  ('fungsi antre_pada(text,jsonb,text,timestamp with time zone)', 'pemilik; definer; search_path=pg_catalog, pg_temp; mustika_buku: execute'),
  ('fungsi app_lingkup()', 'pemilik; semua: execute'),
  ('fungsi app_lintas()', 'pemilik; semua: execute'),
  ('fungsi app_toko()', 'pemilik; semua: execute'),
  ('fungsi atur_modul_ppn()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi banding_kasir_lama(text)', 'pemilik; mustika_app: execute; mustika_report: execute'),
  ('fungsi barang_opname(text,text,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi barang_tidak_jadi(text,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi batal_jadwal_harga(text,text,uuid,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi berbatu_berlian(text,text)', 'pemilik; semua: execute'),
  ('fungsi berhak_setuju(text,text)', 'pemilik; semua: execute'),
  ('fungsi beri_hak_rantai(regclass)', 'pemilik; semua: execute'),
  ('fungsi beri_otorisasi(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi berita_untuk(berita,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi buka_hari(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi buka_hari_pertama()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi buka_opname(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi bulan_denda(date,text,date,date)', 'pemilik; semua: execute'),
  ('fungsi bulan_lalu_terbuka(text,date)', 'pemilik; semua: execute'),
  ('fungsi bulan_telat(date,text,date)', 'pemilik; semua: execute'),
  ('fungsi bunga_hutang(bigint,integer,text,integer,bigint,integer)', 'pemilik; semua: execute'),
  ('fungsi catat(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_audit(text,text,text,text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_baris(text,text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_baru(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_keluar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_masuk(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_pajak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_aksesoris_sah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_baru(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_beli(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_beli_baru(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_beli_masuk(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_gerak_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_barang_tiba(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_batu_tiba(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_bonus_sales(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_cicilan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_poin(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_poin_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_poin_sah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_supplier(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_supplier_faktur(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_supplier_pajak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_bayar_tukang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_batal_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_batal_terima(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_jadwal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_lelang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_cicilan_terima(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_closing_po(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_closing_po_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_closing_po_datang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_closing_po_kembali(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_gesek_tunai(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_manual(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_pembelian(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_pembelian_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hancur_pembelian_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_akrual(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_akrual_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_ambil_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_balik(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_lanjut(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_peringatan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_hutang_tempat(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_jual_emas(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_jual_emas_lot(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_jurnal_umum(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_jurnal_umum_baris(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_barang_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_barang_jawab(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_barang_tarik(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_cuci(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_pusat_lot(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_pusat_sisa(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_pusat_tarik(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kirim_uang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kiriman_buka(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kiriman_terbuka(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kiriman_tutup(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_lepas(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_lepas_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_nota(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_pakai(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_pakai_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_sah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_terbit(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_tukar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_kupon_tukar_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_lot_baru(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_lot_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_lot_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_lot_sah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_lunas_tukang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_member_poin(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_mutasi_uang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_nota_lama_klaim(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_nota_luring(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_opname_penerimaan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_opname_penerimaan_jenis(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pembayaran(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pembelian(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pembelian_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pembelian_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_barang_jenis(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_label(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penerimaan_label_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pengalihan_saldo(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penjualan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penjualan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penjualan_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penutup_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_penutup_bulan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_peristiwa_timbang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pesanan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pesanan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pesanan_contoh(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pesanan_contoh_kembali(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pesanan_jadi(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pesanan_ubah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pindah_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pindah_manual(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pindah_sortir(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pre_order(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pre_order_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_pre_order_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_saldo_awal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_saldo_awal_baris(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_saldo_awal_isi(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_service(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_service_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_service_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_service_hasil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_service_janji(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_service_ubah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_sortir_pembelian(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_sortir_pembelian_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_sortir_pembelian_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_cuci(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_global(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_global_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_global_jenis(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_stock_opname_hasil(text,text,smallint,jsonb)', 'pemilik; enable_nestloop=off; semua: execute'),
  ('fungsi catat_baris_tambah_manual(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_barang_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_cicilan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_pusat(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_pusat_lot(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_sepuhan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_sepuhan_bahan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_sepuhan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_sepuhan_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_terima_uang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_timbang_baki(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_timbang_baki_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_timbang_baki_hasil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_timbang_baki_isi(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_alih(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_batal_alih(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_batal_ambil(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_titipan_gerak(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_transaksi_poin(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_tukar_point(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_tukar_point_hadiah(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_tutup_toko(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_uang_orang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_ubah_profit(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_ubah_profit_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_ubah_profit_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_non_cash(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_non_cash_baris(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_non_cash_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_non_cash_koran(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_susut(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_susut_barang(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_validasi_susut_batal(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_wasting_sepuhan(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_baris_wasting_sepuhan_kadar(text,text,smallint,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_batu(text,jsonb)', 'pemilik; mustika_buku: execute'),
  ('fungsi catat_bersama(text[],jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_buku(text,jsonb,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi catat_dokumen(text,jsonb)', 'pemilik; semua: execute'),
  ('fungsi catat_harga()', 'mustika_buku; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi catat_hitung_laci(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_kuasa()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi catat_kunci_periode(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi catat_lepas(text,jsonb,text,smallint,smallint)', 'pemilik; mustika_buku: execute'),
  ('fungsi catat_saldo_tutup(text,text,date,jsonb)', 'pemilik; semua: execute'),
  ('fungsi cek_invarian()', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute; mustika_report: execute'),
  ('fungsi denda_hutang(bigint,integer,bigint,integer)', 'pemilik; semua: execute'),
  ('fungsi ganti_batu(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi gerak_barang_antara(text,date,date)', 'pemilik; semua: execute'),
  ('fungsi gerak_cicilan(text,text,text,bigint,bigint,bigint,bigint,bigint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi gerak_hutang(text,text,jsonb,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi gerak_titipan(text,text,text,bigint,bigint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi golongan_umum(text,text)', 'pemilik; semua: execute'),
  ('fungsi hak_beda()', 'pemilik; search_path=public, pg_temp'),
  ('fungsi hak_efektif(text,text)', 'pemilik; semua: execute'),
  ('fungsi hak_kini()', 'pemilik; search_path=public, pg_temp'),
  ('fungsi harga_pada(text,text,timestamp with time zone)', 'pemilik; semua: execute'),
  ('fungsi harga_titipan(titipan)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi hasil_opname(text,text)', 'pemilik; semua: execute'),
  ('fungsi hitung_cetak(text,text,text)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi invarian_aksesoris()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_akuntansi()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_asal_gerak()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_barang_web()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_batu()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_bayar_poin()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_bayar_supplier()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_bonus_sales()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_buku_besar()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_cicilan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_gabung_member()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_hancur_pembelian()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_hutang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_inti()', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute; mustika_report: execute'),
  ('fungsi invarian_jadwal_harga()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_jual_aksesoris()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_kirim_barang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_kirim_uang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_kupon()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_kupon_buku()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_lengkap()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_lot()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_luring()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_marketplace()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_nota_kembali()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_nota_lama()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_nota_lot()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_opname_penerimaan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pajak_aksesoris()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pajak_rosok()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pembayaran()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pembelian()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_penerimaan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pengalihan_saldo()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_penjaga()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_periode()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_perubahan_member()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pesanan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_poin_nota()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pph22()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_ppn()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_pre_order()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_publikasi_harga()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_saldo_awal()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_sepuhan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_service()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_stock_opname()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_stock_opname_global()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_tagihan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_terima_cicilan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_timbang_baki()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_titipan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_transaksi_poin()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_tukar()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_tukar_point()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_tutup()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_uang_keluar()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_uang_orang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_validasi_non_cash()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi invarian_validasi_susut()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_audit(text,bigint,timestamp with time zone,text,text,text,jsonb)', 'pemilik; semua: execute'),
  ('fungsi isi_baki_titip(text)', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_bawaan_toko(text)', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_laporan_akun()', 'pemilik; semua: execute'),
  ('fungsi isi_supplier_barang()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_supplier_penerimaan()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi isi_timbang_baki(text,text)', 'pemilik; semua: execute'),
  ('fungsi isi_toko_baru()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jadwalkan_harga(uuid,text,text,timestamp with time zone,jsonb,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi jaga_akun()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jaga_buku()', 'pemilik; semua: execute'),
  ('fungsi jaga_golongan_akun()', 'pemilik; semua: execute'),
  ('fungsi jaga_hari()', 'pemilik; semua: execute'),
  ('fungsi jaga_isi_timbang(text,timbang_baki)', 'pemilik; semua: execute'),
  ('fungsi jaga_kode_transaksi()', 'pemilik; semua: execute'),
  ('fungsi jaga_nota_lama()', 'pemilik; semua: execute'),
  ('fungsi jaga_periode()', 'pemilik; semua: execute'),
  ('fungsi jaga_peta_akun()', 'pemilik; semua: execute'),
  ('fungsi jaga_referensi()', 'pemilik'),
  ('fungsi jaga_saldo_akun()', 'pemilik; semua: execute'),
  ('fungsi jaga_saldo_hari()', 'mustika_buku; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jaga_sertifikat_batu()', 'pemilik; definer; search_path=public, pg_temp'),
  ('fungsi jaga_sewa_luring()', 'pemilik; semua: execute'),
  ('fungsi jaga_status_barang()', 'pemilik; semua: execute'),
  ('fungsi jaga_tagihan()', 'pemilik'),
  ('fungsi jaga_tarif_ppn()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jaga_tutup_toko()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi jaga_uang()', 'pemilik; semua: execute'),
  ('fungsi jaminan_opname(text,text)', 'pemilik; semua: execute'),
  ('fungsi kabari_harga_web()', 'mustika_buku; definer; search_path=public, pg_temp'),
  ('fungsi kabari_marketplace()', 'mustika_buku; definer; search_path=public, pg_temp'),
  ('fungsi kabari_web()', 'mustika_buku; definer; search_path=public, pg_temp'),
  ('fungsi kas_boleh(text,text)', 'pemilik; semua: execute'),
  ('fungsi kenali_opname()', 'pemilik; definer; search_path=public, pg_temp; mustika_buku: execute'),
  ('fungsi kiriman_toko(text)', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi klaim_nota(text,text,text,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi kode_kupon_baru()', 'pemilik; search_path=pg_catalog, pg_temp; semua: execute'),
  ('fungsi kode_orang(text)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi kode_sudah_diberi(text,text,text,text)', 'pemilik; semua: execute'),
  ('fungsi kolom_berjadwal(text)', 'pemilik; semua: execute'),
  ('fungsi kunci_api_toko(kunci_api,timestamp with time zone)', 'pemilik; semua: execute'),
  ('fungsi kunci_lama(text,text,text)', 'pemilik; semua: execute'),
  ('fungsi laba_rugi_terbuka(text,date)', 'pemilik; semua: execute'),
  ('fungsi laci_tutup(text)', 'pemilik; semua: execute'),
  ('fungsi langkah_cicilan(text,text,text,text,text[],smallint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi langkah_dokumen(text,text,text,text,text,text[],smallint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi langkah_titipan(text,text,text,text,text[],smallint,text,smallint)', 'pemilik; semua: execute'),
  ('fungsi lawan_semua(text,date,text[])', 'pemilik; mustika_app: execute; mustika_buku: execute; semua: execute'),
  ('fungsi lepas_hari(text,date,text)', 'pemilik; mustika_app: execute; mustika_buku: execute; semua: execute'),
  ('fungsi lepas_kupon(text,jsonb)', 'pemilik; mustika_buku: execute'),
  ('fungsi lepas_lawan(text,date,text[])', 'pemilik; mustika_app: execute; mustika_buku: execute; semua: execute'),
  ('fungsi menunggu_titipan(titipan)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi minta_otorisasi(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi mulai_baca_orang(uuid,text,text,timestamp with time zone,integer,integer,integer)', 'pemilik; mustika_app: execute; semua: execute'),
  ('fungsi mulai_idem(text,text)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi murni(bigint,bigint)', 'pemilik; semua: execute'),
  ('fungsi naikkan_versi(text)', 'pemilik; definer; search_path=public, pg_temp; mustika_buku: execute'),
  ('fungsi naikkan_versi_toko()', 'pemilik; semua: execute'),
  ('fungsi naikkan_versi_toko_sekali()', 'pemilik; definer; search_path=public, pg_temp; semua: execute'),
  ('fungsi nama_zona(text)', 'pemilik; semua: execute'),
  ('fungsi nomor_kunci(text,text)', 'pemilik; semua: execute'),
  ('fungsi nomor_telp(text)', 'pemilik; semua: execute'),
  ('fungsi nota_orang_hari(text,text[],text,text)', 'pemilik; semua: execute'),
  ('fungsi nota_orang_hari_induk(text,text[],text,text)', 'pemilik; semua: execute'),
  ('fungsi pakai_kupon(text,text,text)', 'pemilik; mustika_buku: execute'),
  ('fungsi pakai_otorisasi(text,jsonb,text)', 'pemilik; semua: execute'),
  ('fungsi pakai_otorisasi_master(jsonb,text,timestamp with time zone,text)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi pasang_barang_tiba()', 'pemilik'),
  ('fungsi pasang_penulis(regclass,text[])', 'pemilik'),
  ('fungsi pasang_rls(regclass,text)', 'pemilik; semua: execute'),
  ('fungsi pasang_semua_penulis()', 'pemilik'),
  ('fungsi pasang_versi_toko(regclass)', 'pemilik; semua: execute'),
  ('fungsi pegang_pesanan(text,text,text,text,timestamp with time zone,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi pemegang_kuasa(text,interval)', 'pemilik; semua: execute'),
  ('fungsi penerima_push(uuid,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi periksa_audit(text)', 'pemilik; semua: execute'),
  ('fungsi periksa_tutup(jsonb)', 'pemilik; semua: execute'),
  ('fungsi persetujuan_peristiwa(text,uuid[])', 'pemilik; mustika_app: execute; mustika_report: execute; semua: execute'),
  ('fungsi pindai_opname(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi pudarkan_orang(text,date,integer,integer,integer)', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi putus_otorisasi(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi rantai_gabung(text)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi sahkan_segel_identitas()', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi saldo_uang_pada(text,date)', 'pemilik; semua: execute'),
  ('fungsi satu_orang(text,text,text)', 'pemilik; semua: execute'),
  ('fungsi sebab_olah(text,text,text)', 'pemilik; semua: execute'),
  ('fungsi segarkan_hutang(text,text)', 'pemilik; semua: execute'),
  ('fungsi segarkan_saldo_hari(text,date)', 'pemilik; semua: execute'),
  ('fungsi segel_identitas(text,text,text,text,text)', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi sesi_terlihat(timestamp with time zone,uuid)', 'pemilik; semua: execute'),
  ('fungsi siaga()', 'pemilik; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi simpan_idem(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi sisa_kategori(text,date,text)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi sisa_utang_supplier(text,date,text)', 'pemilik; mustika_app: execute; mustika_report: execute'),
  ('fungsi stok_barang_pada(text,date)', 'pemilik; semua: execute'),
  ('fungsi tagihan_bebas(text,text,text)', 'pemilik; semua: execute'),
  ('fungsi tambah_jejak(regclass)', 'pemilik; semua: execute'),
  ('fungsi tarik_otorisasi(uuid)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi tarik_publikasi(uuid,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi teks_batu(text,text)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute'),
  ('fungsi teks_rupiah(bigint)', 'pemilik; semua: execute'),
  ('fungsi teks_tanggal(date)', 'pemilik; semua: execute'),
  ('fungsi tempo_hutang(date,integer,text)', 'pemilik; semua: execute'),
  ('fungsi terapkan_harga(text,timestamp with time zone)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi terapkan_satu_harga(jadwal_harga)', 'pemilik; semua: execute'),
  ('fungsi terbitkan_harga(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi terbitkan_ke(publikasi_harga,text)', 'pemilik; semua: execute'),
  ('fungsi terima_non_cash(text,date,date)', 'pemilik; mustika_app: execute; mustika_buku: execute; mustika_report: execute; semua: execute'),
  ('fungsi terima_publikasi(uuid,timestamp with time zone,text)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi terkunci_sampai(text)', 'pemilik; semua: execute'),
  ('fungsi timbang_opname(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi tolak(text,jsonb)', 'pemilik; semua: execute'),
  ('fungsi tolak_ubah()', 'pemilik; semua: execute'),
  ('fungsi tulis_otorisasi(text,text,text,jsonb)', 'pemilik; mustika_buku: execute'),
  ('fungsi tutup_hari(text,jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi tutup_periksa_berat_diketik(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_cicilan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_dijalan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_dokumen(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_hutang(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_jalan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_kasir(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_kirim_barang(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_laci(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_luring(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_marketplace(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_non_cash(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_opname(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_pesanan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_pre_order(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_sepuhan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_service(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_susut(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_tanpa_nota(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_timbang(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_titipan(jsonb)', 'pemilik; semua: execute'),
  ('fungsi tutup_periksa_wewenang(jsonb)', 'pemilik; semua: execute'),
  ('fungsi ujung_sama(text,text)', 'pemilik; semua: execute'),
  ('fungsi ulang_opname(jsonb)', 'mustika_buku; definer; search_path=public, pg_temp; mustika_app: execute'),
  ('fungsi versi_harga(text,text,text,text,date,bigint)', 'pemilik; mustika_app: execute; mustika_report: execute; semua: execute'),
  ('fungsi zona_toko(text)', 'pemilik; semua: execute'),
  ('skema public', 'pemilik; mustika_app: usage; mustika_buku: create, usage; mustika_report: usage'),
  ('tabel agen', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel agen_kode', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel aksesoris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel aksesoris_pajak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel akun', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel akun_bawaan', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel angka_kasir_lama', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel asal_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel aturan_petunjuk', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel audit', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel baca_orang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel baca_orang_isi', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel baki', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel bank', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select, update (kode_intern, nama_barang, kadar_cetak, tipe_ongkos, ongkos, nama_atribut, harga_atribut, size, harga_bandrol, supplier, ada_faktur_masukan, foto, cetak_label, versi, diubah_oleh, diubah_pada, no_faktur_masukan, berat_plastik, kode_bandrol); mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel barang_batu', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: delete, insert, select; mustika_report: select'),
  ('tabel barang_jadi_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel barang_pegang', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_buku: delete, insert, select, update; mustika_report: select'),
  ('tabel barang_web', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update; mustika_report: select'),
  ('tabel barcode', 'pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel batu_clarity', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_color', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_cutgrade', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_fluorescence', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_polish', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_shape', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel batu_symmetry', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel bayar_bonus_sales', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_cicilan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (terpakai, batal); mustika_report: select'),
  ('tabel bayar_supplier', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_supplier_faktur', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_supplier_pajak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel bayar_tukang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel berita', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel berita_dibaca', 'pemilik; mustika_app: insert, select; mustika_buku: select; mustika_report: select'),
  ('tabel buku_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel buku_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel buku_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cadangan', 'pemilik; mustika_app: select; mustika_report: select'),
  ('tabel cetak_rancangan', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel cicilan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (terbayar, rabat, margin_diakui, saldo, ppn, no_faktur_tunggu); mustika_report: select'),
  ('tabel cicilan_ambil', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (diposting, batal); mustika_report: select'),
  ('tabel cicilan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cicilan_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cicilan_jadwal', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel cicilan_lelang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel closing_po', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel closing_po_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel dokumen', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (status, peristiwa, cetak); mustika_report: select'),
  ('tabel enkripsi_terpakai', 'pemilik; mustika_app: delete, insert, select'),
  ('tabel export_bagian', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select; mustika_report: select'),
  ('tabel export_minta', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel gabung_member', 'pemilik; mustika_app: insert, select, update (batal_oleh, batal_disetujui, batal_alasan, batal_pada); mustika_buku: select; mustika_report: select'),
  ('tabel garis_waktu', 'pemilik; mustika_app: select; mustika_report: select'),
  ('tabel gerak_aksesoris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (tahan, batal); mustika_report: select'),
  ('tabel gerak_lot', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (tanggal, tahan, gugur, dibalik); mustika_report: select'),
  ('tabel gesek_tunai', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel golongan_akun', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel grup', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (harga, harga_modal, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel gudang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel hadiah', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel hak_akses', 'pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel hak_seharusnya', 'pemilik'),
  ('tabel hak_templat', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel hancur_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hancur_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_buku: select; mustika_report: select'),
  ('tabel hancur_manual', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hancur_pembelian', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hancur_pembelian_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel hari_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: delete, insert, select, update; mustika_report: select'),
  ('tabel hitung_laci', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hitung_pecahan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel hutang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (no_paket, tempat_simpan, tgl_jatuh_tempo, bulan_tempo, bunga_dibayar, denda_dibayar, tutup, tgl_lunas, no_faktur_baru, kelebihan, bunga_akrual, denda_lunas); mustika_report: select'),
  ('tabel hutang_akrual', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel hutang_ambil', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel hutang_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan); mustika_report: select'),
  ('tabel hutang_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel hutang_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel hutang_peringatan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel idem', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (jawaban); mustika_report: select'),
  ('tabel idem_lama', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel jadwal_harga', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (status, sebab, selesai_oleh, selesai_pada); mustika_report: select'),
  ('tabel jadwal_laporan', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update (nama, format, ulang, hari, jam, rentang, tujuan, aktif, sebab, berikut); mustika_report: select'),
  ('tabel jenis', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel jenis_batu', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel jenis_group', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel jenis_lot', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel jenis_mundur', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel jual_emas', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel jual_emas_lot', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel jurnal_umum', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel jurnal_umum_baris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kabar_wa', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel kadar', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kasus_luring', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update (keadaan, diputus_oleh, diputus_pada, alasan); mustika_buku: select, update (keadaan); mustika_report: select'),
  ('tabel kategori', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kelompok_harga', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel keranjang', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel keterangan_nota', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kirim_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (dijalan, selisih); mustika_report: select'),
  ('tabel kirim_barang_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan, berat_terima, catatan); mustika_report: select'),
  ('tabel kirim_cuci', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (ditutup); mustika_report: select'),
  ('tabel kirim_kejadian', 'pemilik; mustika_app: delete, insert, select, update'),
  ('tabel kirim_laporan', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update (status, percobaan, coba_lagi, galat, diubah); mustika_report: select'),
  ('tabel kirim_pusat_lot', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (sisa_qty, sisa_berat, sisa_murni, sisa_modal, terima_berat, kembali_berat, hilang_berat); mustika_report: select'),
  ('tabel kirim_push', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel kirim_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kode_goaml', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kode_transaksi', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kondisi_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kondisi_pembelian', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kualitas_hutang', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel kunci_api', 'pemilik; mustika_app: insert, select, update'),
  ('tabel kunci_api_laju', 'pemilik; mustika_app: insert, select, update'),
  ('tabel kunci_api_panggilan', 'pemilik; mustika_app: insert, select'),
  ('tabel kunci_api_rahasia', 'pemilik; mustika_app: insert, select, update (berakhir)'),
  ('tabel kunci_nota', 'pemilik; mustika_app: insert, select, update (aktif); mustika_report: select'),
  ('tabel kunci_nota_rahasia', 'pemilik; mustika_app: insert, select'),
  ('tabel kunci_periode', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kunci_push', 'pemilik; mustika_app: insert, select, update (aktif)'),
  ('tabel kupon', 'pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan, toko_pakai, no_pakai, lepas); mustika_report: select'),
  ('tabel kupon_lepas', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kupon_nota', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel kupon_tukar', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel langganan_kejadian', 'pemilik; mustika_app: insert, select, update; mustika_buku: select'),
  ('tabel langganan_posisi', 'pemilik; mustika_app: delete, insert, select, update'),
  ('tabel langganan_push', 'pemilik; mustika_app: delete, insert, select, update; mustika_buku: select'),
  ('tabel latihan_hasil', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel latihan_sesi', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update (ditukar, mulai, tugas); mustika_report: select'),
  ('tabel lepas_sendiri', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel logo', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_report: select'),
  ('tabel lot', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (berat, qty, nilai, murni, tahan_berat, tahan_qty, tahan_nilai, tahan_murni, versi); mustika_report: select'),
  ('tabel lunas_tukang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel marketplace', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel member', 'pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel member_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel migrasi', 'pemilik'),
  ('tabel mutasi_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel nomor', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel nota_kembali', 'pemilik; mustika_app: select; mustika_buku: delete, insert, select; mustika_report: select'),
  ('tabel nota_lama', 'pemilik; mustika_app: insert (kode_nota_lama, toko_jual, no_nota, kode_lama, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga, harga_gram, ongkos, batu, potongan_persen, potongan_gram, nama_customer, no_hp_customer, keterangan, aktif, versi, diubah_oleh, diubah_pada), select, update (toko_jual, no_nota, kode_lama, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga, harga_gram, ongkos, batu, potongan_persen, potongan_gram, nama_customer, no_hp_customer, keterangan, aktif, versi, diubah_oleh, diubah_pada); mustika_buku: select, update (toko_beli, no_beli, dibeli_pada, versi); mustika_report: select'),
  ('tabel nota_luring', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel opname_penerimaan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel opname_penerimaan_jenis', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel otorisasi', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel otorisasi_minta', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel otorisasi_tantangan', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update (dipakai, hasil); mustika_report: select'),
  ('tabel paket_luring', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update (terlihat, menunggu, keadaan, ditarik_oleh, alasan); mustika_buku: select, update (terpakai); mustika_report: select'),
  ('tabel para_akun_transaksi', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_bandrol', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_bonus_sales', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_bunga_hutang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_cicilan', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_deskripsi_service', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_get_point', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_harga_beli', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (harga_per_gram, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel para_hutang_pokok', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (harga_per_gram, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel para_kupon', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_label', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_pinjaman', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_potongan_kategori', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_reset_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_rugi_nota', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel para_system', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel parameter_berlian', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel parameter_harga_emas', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (harga_jual, harga_beli, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel parameter_ongkos', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update (ongkos, ongkos_minimum, versi, diubah_oleh, diubah_pada); mustika_report: select'),
  ('tabel parameter_ppn', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel pembayaran', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pembelian', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pembelian_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel pembelian_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_buku: select; mustika_report: select'),
  ('tabel pemberi_kuasa', 'pemilik; mustika_buku: select; mustika_report: select'),
  ('tabel penerimaan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel penerimaan_barang_jenis', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (label_jumlah, label_berat, label_modal); mustika_report: select'),
  ('tabel penerimaan_label', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel pengalihan_saldo', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pengguna', 'pemilik; mustika_app: insert, select, update; mustika_buku: select, select (user_id, kode_toko, aktif); mustika_report: select (user_id, nama, level, kode_toko, aktif)'),
  ('tabel pengguna_passkey', 'pemilik; mustika_app: insert, select, update (hitungan, dipakai, dicabut)'),
  ('tabel pengguna_pemulihan', 'pemilik; mustika_app: insert, select, update'),
  ('tabel pengguna_pin', 'pemilik; mustika_app: insert, select, update'),
  ('tabel pengguna_sidik', 'pemilik; mustika_app: insert, select, update (pola, dipakai, dicabut)'),
  ('tabel pengguna_totp', 'pemilik; mustika_app: insert, select, update; mustika_buku: select'),
  ('tabel penjualan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel penjualan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal, beli_kembali); mustika_report: select'),
  ('tabel penjualan_batu', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel penjualan_kupon', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (liabilitas, batal); mustika_report: select'),
  ('tabel penulis', 'pemilik; mustika_app: select; mustika_buku: select'),
  ('tabel penutup_bulan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (dibatalkan); mustika_report: select'),
  ('tabel peran_akun', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel perangkat_dikenal', 'pemilik; mustika_app: insert, select, update (terakhir)'),
  ('tabel percobaan_login', 'pemilik; mustika_app: delete, insert, select, update'),
  ('tabel peristiwa', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel peristiwa_marketplace', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel peristiwa_timbang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel permintaan_data', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update (keadaan, selesai, penangan, alasan, toko_perubahan, perubahan); mustika_report: select'),
  ('tabel permintaan_data_langkah', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel perubahan_harga', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel perubahan_member', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel pesan_wa', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel pesanan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (kode_tukang, tgl_jadi, potongan); mustika_report: select'),
  ('tabel pesanan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (kode_barcode); mustika_report: select'),
  ('tabel pesanan_contoh', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan); mustika_report: select'),
  ('tabel pesanan_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel pesanan_marketplace', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel pesanan_marketplace_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel peta_impor', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel peta_koran', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel petunjuk_dilihat', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel pindah_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pindah_manual', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel pindah_sortir', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel plafond_hutang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel plafond_hutang_kadar', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel pre_order', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (potongan); mustika_report: select'),
  ('tabel pre_order_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (datang, batal); mustika_report: select'),
  ('tabel program', 'pemilik'),
  ('tabel proses', 'pemilik; mustika_app: insert, select, update; mustika_buku: select'),
  ('tabel publikasi_harga', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (ditarik_oleh, ditarik_pada); mustika_report: select'),
  ('tabel publikasi_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (status, diterima_oleh, diterima_pada, perangkat); mustika_report: select'),
  ('tabel rancangan_nota', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel rancangan_nota_draf', 'pemilik; dinding; juga bagi pemilik; mustika_app: delete, insert, select, update; mustika_report: select'),
  ('tabel rancangan_nota_gambar', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel rantai_demo', 'pemilik; mustika_app: select; mustika_report: select'),
  ('tabel rekening', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel saldo_akun_hari', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: delete, insert, select, update; mustika_report: select'),
  ('tabel saldo_awal', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel saldo_awal_baris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel saldo_awal_isi', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel saldo_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel sales', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel service', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (kode_tukang, tgl_janji, ongkos, emas_rp, dpp, ppn_transaksi_rp, total, uang_muka, berat_keluar, tgl_selesai, tgl_ambil, poin); mustika_report: select'),
  ('tabel service_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (berat_keluar, ongkos_akhir, emas_berat, emas_rp, foto_sesudah); mustika_report: select'),
  ('tabel service_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_report: select'),
  ('tabel service_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel service_janji', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel sesi', 'pemilik; mustika_app: insert (token_hash, user_id, perangkat_hash, dibuat, dipakai, berakhir, alamat, terlihat, kunci_enkripsi, peranti), select, update (dipakai, ditutup, terlihat, proses); mustika_buku: select (user_id, berakhir, ditutup, terlihat, proses)'),
  ('tabel setting_gerbang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select (kode_toko, aktif, no_rekening); mustika_report: select'),
  ('tabel setting_marketplace', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setting_member', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setting_wa', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setting_wa_pesan', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setting_web', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel setuju_wa', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel sortir_pembelian', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel sortir_pembelian_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel status_gerak', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel status_stok', 'pemilik; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('tabel stock_cuci', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel stock_opname', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel stock_opname_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel stock_opname_global', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel stock_opname_global_jenis', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel stock_opname_lain', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: delete, insert, select, update; mustika_report: select'),
  ('tabel stock_opname_timbang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel stok_aksesoris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel supplier_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel supplier_berlian', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel tagihan_qris', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel tambah_manual', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tampilan', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel tampilan_tersimpan', 'pemilik; mustika_app: delete, insert, select, update'),
  ('tabel target_sales', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel target_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel tautan', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel tawaran_marketplace', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select, update; mustika_report: select'),
  ('tabel tenang_push', 'pemilik; mustika_app: insert, select, update; mustika_buku: select'),
  ('tabel terima_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_barang_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_cicilan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_pusat', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_pusat_lot', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_sepuhan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_sepuhan_bahan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel terima_sepuhan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel terima_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tiket_grosir', 'pemilik; mustika_app: delete, insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel timbang_baki', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update; mustika_report: select'),
  ('tabel titipan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (saldo, no_faktur_tunggu, ppn); mustika_report: select'),
  ('tabel titipan_ambil', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (diposting, batal); mustika_report: select'),
  ('tabel titipan_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (keadaan, no_faktur_jual); mustika_report: select'),
  ('tabel titipan_gerak', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel toko', 'pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel transaksi_poin', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tugas_cetak', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_report: select'),
  ('tabel tukang', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel tukar_point', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tukar_point_hadiah', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tutup_barang_ubah', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tutup_pengecualian', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel tutup_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (dibuka_kembali); mustika_report: select'),
  ('tabel tutup_uang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel uang_foto', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select; mustika_buku: select; mustika_report: select'),
  ('tabel uang_orang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel ubah_profit', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel ubah_profit_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel validasi_non_cash', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel validasi_non_cash_baris', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel validasi_non_cash_koran', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel validasi_susut', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel validasi_susut_barang', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select, update (batal); mustika_report: select'),
  ('tabel versi_toko', 'pemilik; dinding; juga bagi pemilik; mustika_app: insert, select, update; mustika_buku: select; mustika_report: select'),
  ('tabel wasting_sepuhan', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('tabel wasting_sepuhan_kadar', 'pemilik; dinding; juga bagi pemilik; mustika_app: select; mustika_buku: insert, select; mustika_report: select'),
  ('view aktivitas_timbang_baki', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view asal_beli', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view barang_di_meja', 'pemilik; security_invoker=true; mustika_app: select'),
  ('view baris_lot', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view baris_ppn', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view bayar_supplier_faktur_isi', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view bayar_supplier_rosok', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view buku_emas', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view dijual_usaha', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view dokumen_orang', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view gerak_akun', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view gerak_barang', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view gerak_nota', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view gerak_uang', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view jejak_hutang', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view jejak_pesanan', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view jejak_pre_order', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view jejak_service', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view kirim_barang_isi', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view mutasi_akun', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view nota_orang', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view pajak_titipan', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view pesanan_dibaca', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view pre_order_dibaca', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select'),
  ('view rekap_pajak', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view saldo_awal_dokumen', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view selisih_opname', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view timbang_baki_sah', 'pemilik; security_invoker=true; mustika_app: select; mustika_report: select'),
  ('view tutup_barang', 'pemilik; security_invoker=true; mustika_app: select; mustika_buku: select; mustika_report: select');

-- ----------------------------------------------------------------------------------------------------
-- The migrations that this file stands for, with their checksums; which program they want is filled in by it
alter table migrasi add perlu text;
insert into migrasi (nama, sidik) values
  ('0001_units_roles_and_stores.sql', 'fd88aaff8db2abe0fdfedb10a75ba68803968870c12119b3c8a34f544debe4c1'),
  ('0002_users_sessions_and_approvals.sql', 'da033048d58fe141498d9500a6c6e2571668e838c9a1827710586885f9a88cbb'),
  ('0003_books.sql', 'b8c343a5a57ffe1e384293a266c73a76a40976a6aa50e3d637c634165a1e1e70'),
  ('0004_guards_of_the_books.sql', '14fbecab65774d1749d65e36655bb7a20f409c98201ac4423e4525cb4b882d75'),
  ('0005_catat.sql', '49c31b01c80a7e2238b03c76e71bf46b13ba0221f742fa4f09b3f07535454dc1'),
  ('0006_master.sql', '34c2ece0bde3be7ba9b133f6aef14eecec0d80e827044e82d510dd92c991b476'),
  ('0007_barang.sql', '135308b3e6e8b212af037e912d410def6ad94dc665440dcea97afa2917876d98'),
  ('0008_barang_masuk.sql', 'e528757d0edf9288f14372f475d22975bfbcaf0bfb20921f73db6aa8226892ca'),
  ('0009_penjualan.sql', '7f5cd7d9570d3d637131f806a96eec378f0a5b921b0d82d66bb23dceed23d563'),
  ('0010_cek_invarian.sql', 'c06fb1d10a3930cf26dae9072f156096fac196a11b1350bd2da1b38df3674686'),
  ('0011_hitung_cetak.sql', '565c3f0c5c3e558efd64c1a5c364997268ea45b9f4529030672e4b9566c21840'),
  ('0012_first_open_day.sql', '21ce44bd218fccbba9e6d48272ed683a1de6be1baffa792d1c58102f73b26971'),
  ('0013_session_heartbeat.sql', 'a44ed31d80a9415e0fe91b44364cef2e523b45ea741804e139ab2c48503bb4a2'),
  ('0014_master_defaults.sql', 'b94f8689fc8ddf47e532aef3011d260425bf244891b3cb7f437f8592957d4579'),
  ('0020_dashboard.sql', '541ecacbd8e70ef99b9e8497885de86f5aa45f9b8a52cebe1cfc6afd1f58bade'),
  ('0021_demo.sql', '7f9fe20ba9d8270da91423ace82447437fc39b0f1aff5f6945a0e9ef118ce035'),
  ('0022_invariants_by_part.sql', 'ca07181b85e2368636123fc2affd5e3b6661d63f4682e16d36d5a10921b62ee9'),
  ('0030_keuangan.sql', '56586ef3723d0e3dedd6439aefdcb7e0ddfa972a39937d0381d17feac0a464cb'),
  ('0031_kondisi_dan_harga_beli.sql', 'c71c1fce6fa1e07f5d2e9031d894f00910f4e7cb31232a79a3b3b4639d3fed8b'),
  ('0032_barang_beli.sql', '26a7cd42840a2b9489b1958e5bbd86a0976e1a2b1756ab3aee8e3bb3db0e8ca6'),
  ('0033_pembelian.sql', '84a391fe9b493a4917f00164e9ed263b9c66ed9e2dcb64487bb5d84068fa017f'),
  ('0035_gesek_tunai.sql', '612d2a66db489d16bad34630a775ad44d35dc56ddb93de9bf13d208ef8f3ec85'),
  ('0036_kirim_uang.sql', '88f859715fcd97a86b2d3e0a1b7830f01d550cb4141909d0cbfe3379f3311739'),
  ('0040_invariants_of_buying.sql', '9853134ff4b685669e8e739171826086c34306ec84a2ff97afc751d575e1737f'),
  ('0041_tutup_toko.sql', '0545bce83b315567c651c8cc0e8bd2e17993eae56ddb4e36c5c54c7dd784dd01'),
  ('0042_tutup_toko_periksa.sql', '1b7de359e447035d78f2ab07fb257d26c2f3ab9065b56268a2e98a6989469b91'),
  ('0043_tutup_toko_invarian.sql', 'f15153c203f48342a9042bacff2c1daff01a30c4474439ff062e2e38aa93fb9d'),
  ('0044_first_day_leaves_the_store_as_it_was.sql', 'f25c90179d34442e154dc4d82cd06c98649d911d3c50fbc94f53a7b46a90418d'),
  ('0046_tutup_toko_recount.sql', '6671ec154eee791c77ff6f0b4f02be91ced17e0c5d7019c9b22443caf78b32c9'),
  ('0047_tutup_toko_proof_by_day.sql', '23bb10d4dcf3aedab1bc0caec07275d2b590b83b91ae4d9288cf5c02bfd3f0dd'),
  ('0100_rugi_nota_dan_potongan.sql', 'ad25ad663477a96d4745cf5368a2cf5e622ff0a8d07b61dfb43350526da159b1'),
  ('0101_saldo_akun.sql', 'cc7d611adeec688d68161a93f910768d58f045014839e454af971bcf36c358a6'),
  ('0102_perubahan_harga_hari.sql', '52a711931e7ee07fe1cfed5d50421073a67b131e54d7b1e07bdb8248f0c60b64'),
  ('0110_ppn.sql', 'dfc7266520f40b3d3b0a7eec96c6c0f46928c96a05d65954c48f62ce4cd112d8'),
  ('0111_tukar.sql', 'd8427831a3ec301ff6d7c6878b85135b9c7829639b7b16f8d769838f24e3aa4e'),
  ('0120_periode_dan_jurnal_umum.sql', '5648bfa30309a5f18f60eadd4e400a8ae0534787f5c2fb6376ccb3538ace2abe'),
  ('0130_titipan.sql', '9cb63a4a9f70f9e59217f95eec7d56d709a88ef372c92aed542787db5f32c7da'),
  ('0131_titipan_penulis.sql', 'b5c69a8d79a5ae3f676331f1ed36636ca26cd9438f20925adebc8e614ef9eb7c'),
  ('0132_titipan_invarian.sql', '5f692154dfde353274864ad9055c63d12d9cf7226a1c9dfe0bd52dac606d3a52'),
  ('0133_nota_qr.sql', 'a029cb03bba31481fa5aff1c088a1896cb94ea0f7d1bd86dba841cc103315faa'),
  ('0140_titipan_tutup.sql', 'c8d1d2a173dff88ff2e34eb93279db919a70d71777ceb29785ed950969e9fba7'),
  ('0144_pengalihan_saldo.sql', 'bed1808509186a05d3cfcefef5a0e55177655bb2a2972f06c79338ed03589caf'),
  ('0145_validasi_non_cash.sql', 'cbca835f7dee16e927afce9099136e0d63903fc866ecba36133f2aa937fb42b9'),
  ('0146_penjelasan.sql', '61cd563e0439f6abf3aefd02b7640c96daa809d61374da8d18138ad12d15c6c3'),
  ('0150_bulan_ditutup_berurut.sql', '1555e96558d498e4a561d2c4817d844b5cbd73fee63ab2a9c06433efb5d3344d'),
  ('0160_pembelian_menunggu_dan_foto.sql', '23648b0a6d6563fc87d11d3dbb797877cee0a375de0cafa1c9b3ee01c5acacd6'),
  ('0161_validasi_susut.sql', 'f4245990d20bc8f218c2b1b72c6ed3430acf2d48abf242d4febd7fad2ec309d8'),
  ('0162_hancur_pembelian.sql', '7088142345924fbc94cabb209dd4795cafea27575f135fd860aa4c77c8ff6048'),
  ('0170_master_pelengkap.sql', 'ad4170685ecedbbc68fd2f6a854092b2f48b6f151c6438695e2a9ea75e445bde'),
  ('0171_berlian.sql', '9c7daee432ddada57709f46f582ecf2a96533c98be1498392e9586a75145d122'),
  ('0172_parameter_hutang_cicilan_service.sql', '23e5b3cc41e2210f6c50f87438b58362b49a2be7cb77286c19b0e791dfb26808'),
  ('0173_parameter_member_bonus_kupon.sql', 'cc81493a0a8abc5060e1f0b23d4873bca4a4c8fd84aea4578d1b4fea88a9694d'),
  ('0174_setting_member.sql', 'b61d2e4600bc2bf578bb9a78d5d8863f0159b73af5e379b75eabb1fc9e5d528d'),
  ('0175_potongan_lewat_tempo_in_milli_percent.sql', '50dedbeb71213304f69a9b2c3860b3f5bf8bd44faabb0cc3fdd842fb95abcac7'),
  ('0176_jadwal_harga.sql', '8390fbf6dfdc0dad5a99ca803b652547f1b48ec012c34e7a3045df36f05a7c64'),
  ('0177_whatsapp.sql', '077f8fe805c00ff5c5f8ece8710de08f5825072198d97bb92563388dbeecae0d'),
  ('0178_kabar_setelan.sql', '02280a9e3e3c76f6411c6fe3578a31e96b217ea9a9de07d44468d6c3128893c5'),
  ('0179_rancangan_nota.sql', '5715c0bb4ba8f73ea898a6a47fd72cb47f7e9265269d7210a2f4838882c98fbf'),
  ('0180_publikasi_harga.sql', '2812688ea4efb112c252a92035316b32c11e72caa877704775ed2a7563e12282'),
  ('0181_poin_menurut_daftar.sql', 'c5e0c916a890469d1a95b911863a851eadd7ce8ee034a62663e1354cced4c6cd'),
  ('0182_hak_akses.sql', 'dbd5249711e64ae474db17ded585bd53db349c03c5c28ac03548ce0c749b9d72'),
  ('0183_totp.sql', 'ec7474af8624301f0bdeb646b9d682eada48c9c81f2abdfb8a274a3ec40973c0'),
  ('0184_indeks_daftar_master.sql', '14c5d3617d9fbe261e4c18eaff727abd3f723f8fbd6627b59ee41cbe6a0a5d92'),
  ('0185_berita.sql', 'b4253a814464d04e2dd877a7f423543da527dd6ec4e177181b0b1c16c6f6dddd'),
  ('0186_grosir.sql', '2363d78a07e8c661871d93f8a93833ec52e2fd747748e13a4dfcdb101f2e7632'),
  ('0187_marketplace.sql', 'f9c3e0879660e71c5ecbbb35cfe1b75a34de50216062ee5db3cf8c0f92bb5e5d'),
  ('0188_tampilan.sql', 'aa000d6c497172a6c579a63bc8e47133cfd53b263a3e61ce1acb8b9b1d14e0a0'),
  ('0189_enkripsi.sql', '9b7b7f7994d6fb2174edf6971cdd41306daa4b6f1403ecc5b76b4ddf98581f82'),
  ('0190_modul_penjualan.sql', 'cf75cd990b18a9ca742236afeae8e00d292c6f2a7dd4ca4eed785404d6520a6a'),
  ('0191_kupon.sql', '161cdc07cdc7ae52a8f3ab7563976e94ac098f592ba2b1fb13a067b18e01d4ea'),
  ('0192_kalimat_aturan_master.sql', '70202baee122f59b511f30f97d71d1b778dff8f6a40e651e470f44c3012e86af'),
  ('0193_pengundang_member.sql', '7fe55d0d78b1a3f17ab38fc0362cf305011733b5cfc7b96557057ec6d41a0f7d'),
  ('0194_barang_di_meja.sql', '12bfa043f12d9ecc7d690abf3d2c94a453d7f73232a7f4e8255a6b115c9098b0'),
  ('0195_kabar_wa.sql', '7e308cebd3f9775bd6a5b37102680fdc03c15eeb04c0f52bf14a6f3d57f56048'),
  ('0199_lingkup_toko.sql', '6542a769e576e131cdb4f8eeb3b76e98f5203ebdec1f4b8598807c7b52976980'),
  ('0200_export_latar.sql', 'a9901fe6dce9d10eb0c6e8ea3ee5cf8a9ef1fca329f53cee141aca7c5403b309'),
  ('0201_titipan_yang_tidak_dipakai.sql', '893d6ae0f03ed3bb04eabe874fc1634fa6c0e36b90ad2a5943b4c2131e17d96a'),
  ('0202_dua_toko_satu_transaksi.sql', '477db39adcf63892323992e2465784a9e0b3887eedc4dce6681c83e1293f2f70'),
  ('0203_golongan_akun.sql', '58d8a0f14a43860a38d088016b637f4609d6471571bdb6d71a403ef9e00e0fea'),
  ('0204_jurnal_dari_dokumen.sql', '3b68aa477d2af7c7d860870ab1a87a21e886dc9cda4f45474349a1b2917ccfab'),
  ('0205_buku_besar_invarian.sql', 'c110d53b20aec367608226ec5ccb59dc6bdf977789d7d82061fabc6be016cf97'),
  ('0206_laci_tidak_minus.sql', '28a589c091980a0c0f0a9c8ca02022b7d4594d452cfc17cbba6d4fdd6f96dcd8'),
  ('0207_uang_keluar.sql', 'ef09629c386855010a09157576eb24c70dbeb33d88e3ff8cced4e40efac8233b'),
  ('0208_laporan_menurut_buku.sql', '8a1994167be2b6a6b24ae6b2898dc25c5eddc120ce791e287ca683a49d18ba39'),
  ('0215_baca_orang.sql', '197c28c587c1852658377920cdb3ae501973b7be153174f7e7a5e5a76bb763b9'),
  ('0216_segel_identitas.sql', '62dd71232d37fdb8a298c5749a40edb47e1203ba32af86c23de70159157eb2a5'),
  ('0220_empat_mata.sql', 'dc6a4b2fd9da236d74ed6982eec13f08a7122d6bcbfa5c4b7912c1cc2a97174a'),
  ('0221_perangkat_dikenal.sql', '48336ab5678ea468e00e919d51bfc73192ab742c75da11224560127d643c80c0'),
  ('0222_peran_masuk.sql', 'f803ed4b9397cfa2e54e1b88f61067c8d5af28122e6c186f5a37e5462ca3c4e3'),
  ('0223_selaras_oleh_sistem.sql', '1d047566584fadfaff30b89cc256fa269bd9d5b3f6d9fa4620bc1243520915e2'),
  ('0230_zona_toko.sql', '64ac4fdcf6d2de6a35a00769280e1e1d41ddb935febd97b3fc1daab4b9f901c5'),
  ('0231_emas_murni.sql', '0c4a986a71f603caf2d78a39c3aa7c0d0855f596e591dfa54000c12a266a6956'),
  ('0232_golongan_ppn_jenis.sql', '6ac7873fb84c1f83a4254c71d3e3dadd5e66a5c34ee2a6d093f573b6cedce882'),
  ('0233_ppn_uang_muka.sql', 'fdb983885b7528af9abdfaf298893d04e4f29d72d3a3c662313a20027b8f1a61'),
  ('0234_pph22_penjualan.sql', '08b14b26311c913bc6a764283a6c6092e1c3bfcef09c020d8001baf75f2d301c'),
  ('0235_golongan_modal.sql', '13df7700cb470d4025d315d4e24f10cc3b3972eec3265082fa644731aeb94680'),
  ('0240_data_diri.sql', 'a828e11baca754f11899d81d197a12294376c1bad785761ba4612af4a8f08fc1'),
  ('0241_laporan_orang.sql', '7cd90549a0b56474281b226af648cce33d6f421525b804fa87dad50c53570c68'),
  ('0242_uang_keluar_lawan.sql', '008ff17cea3bf9cd966da6f7bd664bf17b272f72a2df6743d78a698bf5838f2d'),
  ('0243_orang_terindeks.sql', '871f9389ac38065772241cd713fdf30f698a7fb7f4ee7438dbe271492d1f16a0'),
  ('0250_kupon_di_buku.sql', '02a1a2ff369a0d3cc5756124617d7445013eee5f0566548e04ed27b88337d157'),
  ('0260_pasang_penulis.sql', '39bfae55abe0f763bf4d26c55b158442d285b0d6546596abbb8e44e0149d3ec4'),
  ('0261_aturan_mesin.sql', '37c6efd5e99a782b9244afd415e324e5c05a3e928620a45f6a57e065c7ffd071'),
  ('0262_catat_menurut_toko.sql', '1eaa527372a9250848b5732905aff7424c6d4197959add17fbecf46dc5a733f8'),
  ('0263_postgresql_15.sql', '35b92e71687d672333be98b044d3d3bf421b75ad6ac2d7b5be2e1bdcbb231ab4'),
  ('0270_status_gerak.sql', '8c60fedc34c21cf933bce1ff43feb874967e45da2ec69139062f17fb57d789e0'),
  ('0271_gerak_barang.sql', '8056a8a51e961f73ac63417eba41ededf34bcd363efa6ae06bbf83be6a6b5eb7'),
  ('0272_asal_gerak_baris.sql', '6a0f74b921be9c1f0652b1386dabcf3ca48a84df6673d1dd61729cff0b49e1ef'),
  ('0273_pindah_barang.sql', '0f1f8ba8a13c6948df3c9fa37150f0b98fd139427ceb45ea06d81b618d481b20'),
  ('0274_hancur_barang.sql', '336bb4b684a33393ef573d9557cbdfbb91f0471d524580e0551d14a8e73038c3'),
  ('0275_bayar_poin.sql', 'c85f63a9fe64910c85a562a209aba0961e06e6d8bfdf00be43d6c458d517df5f'),
  ('0276_sesi_peranti.sql', 'fe4836e93370df229f94aef21543415c8e7c4a03254110a156a961e00db20f72'),
  ('0277_otorisasi_jauh.sql', '4d055f2e2b62970a6e9077191fd9f8e1776b527ade744ca2b2e4f035817ce53c'),
  ('0290_harga_toko_sendiri.sql', 'e1ddc46959ba08d22d94c93c8bae5127be911db2ea85a104eba7a3eac3a9d29f'),
  ('0291_sales_versi.sql', '5529334c86920c2238d0795732a9d8a1b92a7e9ae9c4bfe67dc044543854d856'),
  ('0300_latihan.sql', '038fb82290c5ff48c88dad25bbfebe740f41237f553dd2fb27c7031137fee02d'),
  ('0310_kirim_barang.sql', '8761daccc7de8820efb9ae852c0a18a00cbabb302c25c4bb3398a9edda4cb389'),
  ('0320_berat_timbang.sql', 'ec3770f93fd8b45007eabcae33052b3bf035ba566fbbcf0bbe02130682576ba5'),
  ('0321_timbang_baki.sql', 'f37bb962288d6ab55fd74c1e9736c6de499e63cc4e342fefd3be51f0497f6619'),
  ('0322_stock_opname.sql', '9b1a3c7e6b607be237efa16032800fde8ce903ba5119f7d5cfe6937798920512'),
  ('0323_stock_opname_global.sql', '42fdf236432bfdff9ffa9627c5e1dd03faf2c8279b15de7b7e03884006848d80'),
  ('0330_supplier_berkode.sql', 'f284d7eca8a7fdb265ac54b01ca45b197edecc273ca9ebd23085c9c2064d8ce1'),
  ('0331_bayar_supplier.sql', '04bee9f07ed45388378e732ecb2d19de808daa4f7723184a4a860bab0955ebe9'),
  ('0332_penerimaan_barang.sql', '5c90004a9630ca5b4d0e73dfeaf3bcd05b77cb67cafaf5cde0498df3d39ecd67'),
  ('0333_opname_penerimaan.sql', '7db0533103ecf7a84240b846a24c38e618bb9634c9859af79288b3467556eeb6'),
  ('0340_rupiah_di_daftar_tutup.sql', '0734e3616322df5b9a9e459b03d04413ae1a033e12ddf9dd8f643318ed13709f'),
  ('0341_ubah_profit.sql', 'ca3b189cb328dac57c94c8ca053e531de8b0f98e3747dad2a5000517d7824a6f'),
  ('0349_barang_tiba_lagi.sql', '582709f54d5478b26a77cf21aa08159e97563b6f2d8adf1b26e7d6cfd73de48c'),
  ('0351_opname_toko_lain.sql', 'ae8355f1bb078036dab83e0a32f1ca036928e42f25f292aa10bb21f2d2bda062'),
  ('0352_stok_aksesoris.sql', 'f8e4ec14887455c9dda409e8a8d032855719cd3c061f49ae441f4638a7d74fd4'),
  ('0353_jual_aksesoris.sql', '3a971e65c505e2733438d8afd71de7ecf26e2da97c2da44ff1393a3ef4a1aa07'),
  ('0355_barang_web.sql', 'c15ec083eb654c1b444ddaa172d1178bf9e0401d09d598ab8bba403f1346a39b'),
  ('0356_toko_dengan_kiriman.sql', '9b74ebc2472fce257347a1862a6632ec368ef4ad18b2f89d8defece9ab012998'),
  ('0357_faktur_dibayar.sql', '20f28af1b3f38bbe79c038f8b21efe36e203cecb6956d1eed24dfc4c73eb1868'),
  ('0358_batu_barang.sql', 'ddbf68bf0145874d87a48713ad50cfedc9d63f3a76e21fd45f7bfb9988f71798'),
  ('0359_foto_hancur.sql', 'ea2d8b83dcef3676296817edd6fd15472db1d9a085ce224e95d004d90fc58de2'),
  ('0360_hutang.sql', '823c90b3e79bdfb797653a72f463cd7afaa9277474beb373f7ec5fa6cb49145f'),
  ('0361_segel_hutang.sql', '3962113b91cd012a77dc7836135904b26d3c60ab06059c47c850cc0fe6d03c74'),
  ('0362_hutang_tutup.sql', '00473e74bd9ab0bcb0332588efae3492db6c68440fc42b5f76c970a113135c84'),
  ('0364_jejak_hutang.sql', '638cf1c1b474d2de3155f1dae8f71d6a9b30c0d664e92e52f36ff57e85cbbdd5'),
  ('0365_orang_hutang.sql', '444fc50f87eabf55c71e820ba6074ee7a7708fa62f04c8d2360f44ffe7523ab9'),
  ('0370_cicilan.sql', '2acdaa62c74e2a331c7196ee294deb9a9057960b8482b841d5f7f7a78b066b64'),
  ('0371_cicilan_penulis.sql', '638f8e20733700eefa97f571444323e8bea60d2ec37cd5e99d28e581ab0caf43'),
  ('0372_cicilan_invarian.sql', '2c53194d44499bb1cf79f81024d4b118552c9c64485f8395dee1102bbc0fc4ad'),
  ('0373_cicilan_wa.sql', '09fd861f298e2627f84c33c2b9a3a55ff5756c99496e1fb5ed4c1289a4929ef9'),
  ('0390_akhir_opname_besar.sql', '636b8f104723ae387b8b584b24516980fc1dd425c25b01aabef6d0fc8ab0e634'),
  ('0391_batu_di_nota.sql', 'bc74e2268bdc3bc8877fb52c97a75e7ac76d2e0d838c0eadb420cb0802df6a4d'),
  ('0396_cicilan_tutup.sql', '9276d11a4dac6aaac5981445b86d3e8a3fabfc05df95f35425dee0d9757d9d0a'),
  ('0397_lelang_bernama.sql', '952b3b938f0ccd8a532a60b6b58239af13d075c90b3d200ae78471eac176ae47'),
  ('0398_ingat_wa.sql', '674ef38f5788df386fbb05b58ed74ff767b331886d4a7e8dd5398ee87c4e042c'),
  ('0399_penjaga_cepat.sql', '449b2d334693b159693f65666b943396131bf930f2f7fc869eb8bbca81014a98'),
  ('0400_lelang_ambil.sql', 'bf791bb3d4f0ab67bc3dab361867b3acbbd32f1d870b2b31ae78562fff31458d'),
  ('0401_tempat_paket.sql', '325babee4053056a898272f7bbc15460f165e7492ec032fcb51515b666da4618'),
  ('0402_opname_jaminan.sql', '830bb40abd20f8ac75181cf07cdf4ff16ab9b7a6b113a680ae11ee05d87d1767'),
  ('0403_akrual_bunga.sql', 'adff9b623b96cf48327a10a1c78f87e2923acc4f5b987e087be1e1373bf06bdb'),
  ('0410_cicilan_toko_lain.sql', '4dfa56464ef3814bc95c128122317adb7e01ab6034a354441f2e14d11abb28f4'),
  ('0411_titipan_jadi_cicilan.sql', '71f2b00f19f148cda58beb83718893ac518ad9121bb7aadee514061e75e34914'),
  ('0420_pajak_rosok.sql', 'f3f9bbaaf8569cf6c496fe9ce139e62968ca044253bf3a0a2d6c9a45e9d3d6eb'),
  ('0421_kabar_barang.sql', 'a8e464f7307de3d03c7de0f6e345de39b02d9671d296b7aa72e31a557016ebb1'),
  ('0430_stok_pada.sql', '9528a085dfbbdc07fcf199c5c291ae5927e726acc7cce23d7b8cf10bdd53d8bd'),
  ('0431_tanggal_di_daftar_tutup.sql', '6b40486797152d6987c4b9548b3572bfcf3b656f1d61c93edde99e5a1dbb670a'),
  ('0432_otorisasi_terbaca.sql', '4eca9757133b5d90e53c4e0ca13184c280056445f9af71ebce6cf83bf09b1f15'),
  ('0433_lepas_sendiri.sql', '9610b743937568627dec032129bd545b5af2716b1f696530c49956cd80611bda'),
  ('0434_titipan_mengikat.sql', '53d5b0f4a8f27ad7e337ce8c9588b48145894a9672d5994f2dbd076ea41abc4c'),
  ('0435_tutup_tanpa_nota.sql', '9a8aa6e219279d80daef949c4a9ee166697ac2b7d5b79e3e66163442dcbd06c1'),
  ('0440_denda_sekali.sql', '4dd14aedde1f8c53208db653208754ba007fa3b2119baff58cc95315493cd681'),
  ('0441_uang_orang.sql', '6479745e62e4ab8696f6a73ad9533f043cc443929f2a60431d7af04134ffb250'),
  ('0442_cara_ppn_tetap.sql', 'c34bb3e52ee6d2e728375a399fce50237233690ae2ac010ef684daa08d000d0f'),
  ('0443_barang_berlian.sql', 'd388dd6b97321813a1a0d0ba4588452d5ec7e82f187e3a9c534e4758bed63508'),
  ('0444_alasan_hitung_terima.sql', 'c43ff170aa9a19cc10979a50f367157cb57597d28648e504f5dfdd5d22cbde2a'),
  ('0445_opname_buta.sql', '0b5e18ffd5662a2bbb86f19d9a445e21de65886378d4b5c7c8b5e651a7ffc703'),
  ('0450_nomor_telp.sql', 'ffc6e371131f70198f2c4370f4e661d7b58681268c3bd83a93dbc69b6204a54d'),
  ('0460_alasan_selisih_laci.sql', 'e4c056875ed38d2ceffdba1200a39813619d490b65ba37c9fdfcacaba72e72f3'),
  ('0461_satu_tulisan_rupiah.sql', '43b8177874ff8ddb9605b3756f99a4f56b8d920135534f13390e5a05bb013db4'),
  ('0462_orang_bertelepon.sql', 'a274fd30dcb3d310e1e20900a55fce13074550ccf82430f4e342947ba02632aa'),
  ('0475_hak_seharusnya.sql', 'cfbbefcfc1558c72f05b4d87e39d5a26b0facff09ee5fed8ffc1987583f1095b'),
  ('0480_selisih_faktur_supplier.sql', 'ace2388b56b870b55f0c743e5ede9521ed031013b7e80592a791c5712f5459dd'),
  ('0481_pajak_aksesoris.sql', '602d7a55cf062b4dac5f85cc65aa7ca3850fffbb4bd4adebdd83632178d961b2'),
  ('0482_indeks_dijalan.sql', '05c6636d80d83c23d52f8266553ed307c0cb6fb7b4d3b4353b2076cb207a7f6b'),
  ('0483_fungsi_berkas.sql', '7490d99a724f665fd5ebcd8e5500f0ac0f11a88b83b09bc7cf967cb268367d42'),
  ('0484_pembayaran.sql', '67441e6632d7ebd51c91a0ee980e98974f872b973aebc04da08cdae3fc038f8a'),
  ('0485_lot.sql', 'a75dc83abab747f6b030bbba485129bdf8b8c95a70c457a1f2d08ae91e190b24'),
  ('0486_barang_manual.sql', 'f3e81146a1b5a5d7c14f89a02b0d16476a8177b47a9dc2f28e7825d09d1e9722'),
  ('0487_jual_lot.sql', '41a2b0b6319ba8e34f4daa55c75438666de3699b859c1267437bb943740f3170'),
  ('0488_sortir.sql', '4a41470fb0633c10dc6cf5646f8294e79979b188e1a59d9b50c40d03197e0a42'),
  ('0489_sepuhan.sql', 'e163b563662ec2a377cfde687195a0e3bf0892710dbcd291b6667fb474a5b4a0'),
  ('0490_kirim_pusat.sql', 'cc0718846c939125714cc755ddc02455bf53c7af06e77fa2d2d0ae9348371b9f'),
  ('0491_stock_cuci.sql', '8c35efcf731ce057b238f3c8cb7a1df68d6f8c075910c62185897394e635e7ae'),
  ('0492_sebab_gerak.sql', '38326070dc00220e68ed4386279fab3cce434487289bd8e4375fd446d3734ec6'),
  ('0493_asal_gerak_lot.sql', '23df284877129b27f72f0547414130291ea348b615d92ecbb46bcf554a22f14f'),
  ('0495_jual_emas.sql', '268fdea2d87fc60b89fff2faf91c7a0a68f703c278bbefa5a2efbcd109c272af'),
  ('0496_tagihan_tukang.sql', 'c29ddcb78a3f0edf6b7afcad85fbdfb529d03107ab9ea621f64384a596951ba8'),
  ('0501_service.sql', 'e3fae7d7bf18e967aa80012a99e954827075d067af62d721cefcb559308be4e0'),
  ('0502_pesan_service.sql', 'acea5c226c2d9096ee824198219a1bc1c2987a388f2ecc3366a1bec16a655668'),
  ('0530_tautan.sql', '10ff095e861d7d25473315a138cb9001ccafa28d91528f24f0f52f2199572b3e'),
  ('0531_janji_service.sql', 'c59fd6d9d164f079a2947de492e9144d73cf41bc165365def8e20589b66ce106'),
  ('0535_pesanan.sql', '5ca1f6276b5286908e78827b1fe7474a8582fe5277613d8e285f18d3618d6d2d'),
  ('0540_buat_barang.sql', '3e7aa423525ceb76cceca69428c128481ee82f3a49d725228dec2e2f244ea7a0'),
  ('0541_foto_barang_jadi.sql', '0ab0ef6b698dc9b826ea1348de93a89f09d9a58358af8b9fa4883d8b7fe55b0f'),
  ('0550_pre_order.sql', 'e010ba35d26b397639c25fcc786fa91b66936e985483277942dca6281868f333'),
  ('0560_kartu_dan_cari_member.sql', 'fc1eb8a5c1a98af58c2f6d2403585debb95d4a776fbb5cb6a20c65cd0be5489b'),
  ('0565_hari_poin.sql', 'e0d7ce42fbebdbcc8304205ea1a01055f762020920f6d2c27eef0e8cf3c9be62'),
  ('0566_transaksi_poin.sql', '93debc918639491063a0ec3abaef133581df0c6768713123b0b3b3f7ba7a810d'),
  ('0567_tukar_point.sql', '816888a9fcc626d6df9489de9c4f04501e93be8171daef709782bfa9d685be57'),
  ('0570_batu_terjual.sql', 'b4ac618146743aa74962042e6c3a152b04d3bcbf0666f3aa8a512833fded3c46'),
  ('0571_nota_marketplace.sql', '8302abc0173082ea09ad2121c257afada189a232b8fe1f8a1ce94996a35aa6e9'),
  ('0575_nitku_toko.sql', '630afb3e7394c61739ae9da07fdef46690a5d7b8d38c1f996ba1fce6f1df9f64'),
  ('0576_kode_goaml.sql', '9b761799a64f1ecaf751af53a03bfee13d46079c9289b74be5f76f6c7191e4cd'),
  ('0580_harga_terikat.sql', 'dd5c1608dddd50c8e5e8151cbce932f40ea28fee4a325100f8cf34d1241ca5ae'),
  ('0581_emas_keluar.sql', '1ad72efc6ffb9099f90a950f50a68a3b3e5f1561c5795fdd78d4171ec3ebb295'),
  ('0582_hp_member_baku.sql', 'ab4dc25b96697280784d8250b7fca65577d6e880469524f4d99ffa18f5a0a64d'),
  ('0585_segel_gesek_tunai.sql', '17145a2c4f3687a7fc84c0e1171bae32f6211840cb43f3cef0c7934158362a11'),
  ('0586_baca_pelanggan.sql', '8e79e2581213f5d7e0f315cf48df0ed3ed731ac69693dbe4550d8f40a75a3b27'),
  ('0590_syarat_surat.sql', '04b215b52625ed0363f7e0d5210f9c78b7586486acf6580a069870da8bc25246'),
  ('0591_pesan_pilihan_hutang.sql', '9f42b12cfc3871010d39481f49642e3bad260178a269e69f0d958b772067a366'),
  ('0592_kualitas_hutang.sql', '583e6119a472a6b6c567bbaf9c2e00219c2099dbaa3c329dc1a01cb233bcb92e'),
  ('0593_laci_gadai.sql', '6d9413cc50e74912e297f247ec6a2ccebe472c1a74870119b3f10fe1cea3b1ce'),
  ('0594_peta_impor.sql', 'a7e7434a16adaaf771be1e12faaf482fe36679bfea7a8a10d387d85d664d193c'),
  ('0598_baris_koran.sql', '33987f97449e9512ecdc5c3d0a2c46b123a952ae86d7c9ab359232582d4c55ea'),
  ('0599_peta_koran.sql', '3228de707dea830c46ca9f1c94e666a93111f7d55b3111634658492f6cb1e1b6'),
  ('0600_cari_member.sql', '2a962b3c35c8f185c4022b7db1ea0f96718873547ed2b85dcad971872c789f05'),
  ('0601_foto_uang.sql', 'ca6b52b71fbe15aaa414cf941b4821ef2c1a8d5d3f170fa50bbd475c291248c8'),
  ('0602_switches_of_the_supervisor.sql', '5d96de374dd03ef218cbc529cc781f8466f1d266a4f7a558068f95468fc7c7a6'),
  ('0603_para_label.sql', '39d1b37f7c589ca1e89021cce91159c0d3dbb63f81a07dcb75b5837b65fcefaf'),
  ('0616_the_last_proof.sql', '056df2ada3738d7a54ef4b57e9e301099e626a5b18ce94661c6bc6c28672dae6'),
  ('0617_old_answers.sql', '07ab9415a270ad786d2dcab388672f967268ac49204ef138cd54580398c2c557'),
  ('0618_a_line_is_seen_by_its_process.sql', '8d21bd46914ea8cdb5be0b41d79bfd593331a1fdcd5064df9b6108010a73cbd1'),
  ('0619_what_was_backed_up.sql', 'c36b2b9570b3be2525dddb6741404eb16b82a92a6f18b8b38667ad94eac857eb'),
  ('0620_timelines_that_were_held.sql', 'a3bea98046cdd15b8766505851a0db5fa5c14de69e8a23a04a6511595ec62a4e'),
  ('0630_oldest_program.sql', '1a1f7e8927fbd3d3af0491e390fe3c4ebec201d6cab3924b059d1bb227381cc7'),
  ('0631_statement_columns_with_the_others.sql', '9c52ebc65f2ea141eee0ab17797901b23b3b7d9552960c3a3b4f88e5a2ce46d9'),
  ('0641_closings_keep_what_changed.sql', '8794ff2cab6fddefd99c30f864b8c1444e1a08c9e430179209c48b84b500afaa'),
  ('0642_keys_of_long_ago.sql', 'f048fa402a1fdd953a5f16bff206ac054b9d913fcb79a5834f82b8fda7fadd12'),
  ('0660_opening_balances.sql', 'd70624736bacf0e81efbacd4b37d7461209dc248cf3bdcd68c9c7250062069ef'),
  ('0661_points_brought_along.sql', 'd2e008c1a82f3fd96e690158793e362b8e9baf69697db269f53b5c43a8f16092'),
  ('0680_device_agents.sql', '0ac4c5b08904242e9f2927caa5d6ba95018fd9063974247b5340a1939f72b73c'),
  ('0681_nota_lama.sql', 'b2402cd12e76b920831e9d88ff0304347355f2827e780a191615cbc81407e767'),
  ('0685_orders_brought_along.sql', 'f765b707d3f174a61d3984978d43a19c6187aedf4d06ded87ee4ed371fdd8af6'),
  ('0686_jobs_brought_along.sql', 'f9c53a87322da67126b66fe580bce3bcdfc62a0f7a344e32d536216b87700ab6'),
  ('0689_qris.sql', 'c30c5e891ed104e988174ac46dcd1f79163eac463eddf7b2535a8ec5f61fd7cb'),
  ('0690_ways_to_agree.sql', 'b878f76ea175c4a74449f616f73f5849afc39d69b0bb61d9261c0ca6a59e1c06'),
  ('0691_passkeys.sql', 'a565c09ad355d30485c0fa73604ba892338013dd64b6131cb008f8f48c13c98f'),
  ('0694_pieces_of_a_request.sql', '51ccfd4c5dab701ab31f7f7e37d2c30ec5bb85cc98e513eff589210e01f93c1f'),
  ('0695_push.sql', 'b3334de261198927b6f895745fa159551e77813d353ba4a6364b5bda7934da59'),
  ('0697_totals_of_the_old_till.sql', 'a0984e31a987a4bbb561ed3563c57a3682d0dd791f819480aacb4fab870fcf4a'),
  ('0700_invoices_by_number.sql', '7747f2873bc1ff17a39c7354a667e75eef5d4f860f1117e345992c902f7454c7'),
  ('0701_weights_by_scale.sql', '94eaf071d69372c60a52fb093488db63d80b8a6b6400b5690d30d66c5b181610'),
  ('0702_a_qris_pays_once.sql', '541962fe883a19f68795ad29bb3bccaa5c97b9b450d20bce25027a38121e6d93'),
  ('0703_payment_gateway.sql', '388cfcc5835e97bd5eafe203441e06381d25c6ae87e364dac46367fef0df95e7'),
  ('0707_keys_of_the_api.sql', '3e9a904fbf3087759b9a27fb78b3d2084ac64c52a7a61a4c1ff36f838e813dc5'),
  ('0708_events_to_others.sql', 'dd015c6bdc544331e808da728102a438b4ad0514ce38934368cfe785ef83a984'),
  ('0711_sales_without_network.sql', 'cb1f8e205beab4d4ef20d0b58a7f9601bd51e5a6f650b7fa655e0c3138e9313b'),
  ('0715_fingerprints.sql', '983010503d17a8d09fc8c83e380ce86cc462f2fee8b8363cee9d528e64c49da3'),
  ('0716_tokens_of_marketplaces.sql', '6dcfff65a03fc2ce882a8363a34cc018c96cd7650509784ad100406d003a9798'),
  ('0717_offers_at_marketplaces.sql', '9a8f7f1d966708504f5a0c0633b651deba49db054e2a570168f83af0be06e77d'),
  ('0718_orders_of_marketplaces.sql', '15e91999874eab86d05e10d5bfe79e193ae14c7d90c913234065fbaf36ac8d01'),
  ('0720_bonus_of_salespeople.sql', '436a3c19722fe4eadc51353b50fa0382f9119feff4a763d4646969d42407ccb3'),
  ('0723_events_of_stores_taken_back.sql', '8dc59e8391297388d5efa7c4cedd7a8743c5502ddbca6c71ede09ef4d54aa578'),
  ('0724_calls_refused_in_a_row.sql', '54274a7b824dbd04c6504db85636e8dc24c6db73ce8542e44a1cf5c009066060'),
  ('0727_offers_one_worker_each.sql', '044f5d205c6104ae031a6d9e35acce1ae789db01b7d5431eb6076f336d1ad3f4'),
  ('0729_saved_views.sql', 'cb5795fa8761b1ca0cfe702a481f78eae870ba9ca4c3a93faca310c51a751d72'),
  ('0730_reports_that_go_out.sql', 'f84ff2c807c3a99aeace631122b3eb403415be3e3466a82dbf5a23929afbc1c0'),
  ('0731_merged_members.sql', 'e3cd7dea8d5b3471f38477763f5ef70e7ffab292f9856bfa9761529cd418010e'),
  ('0734_requests_of_persons.sql', '4550cd167a89b6af14cd394e33b020434bf6bf3f8bd4a8d36658f70d6a778df4'),
  ('0737_hints.sql', '437d88b0d0f273e31893246652075c2c03c1f9ee6cbe906e64756454435a90b1'),
  ('0740_proof_packs.sql', 'fab719959bf387a19a806af5a5e8c09fd54116e3c61b7925f7fabd1a579bdfd7'),
  ('0743_plan_of_stores.sql', '3e312e173d18d71b93cfe6e917e459c608c257b58972180b7e6faad41dc87722'),
  ('0744_schedules_are_changed.sql', '85a0b19b3f5250fe3e7017394412bf992a9825ff3b9ce49b38ba3dc30691068b');
