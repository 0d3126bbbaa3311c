-- Documents, their events and the three books. Only mustika_buku writes here, through catat().
create table dokumen (
  kode_toko text not null references toko,
  no_dokumen text not null,
  jenis text not null,
  tanggal date not null,
  status text not null,
  peristiwa smallint not null,
  user_id text not null,
  dibuat timestamptz not null default now(),
  cetak integer not null default 0,
  primary key (kode_toko, no_dokumen)
);
create index dokumen_jenis on dokumen (kode_toko, jenis, tanggal);

-- One row per transition of a document. Books hang on events; an event is reversed at most once.
create table peristiwa (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  transisi text not null,
  ke_status text not null,
  tanggal date not null,
  user_id text not null,
  waktu timestamptz not null default now(),
  alasan text,
  otorisasi uuid[] not null default '{}',
  membalik smallint,
  txid xid8 not null default pg_current_xact_id(),
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references dokumen
);
create unique index uq_membalik on peristiwa (kode_toko, no_dokumen, membalik) where membalik is not null;

-- Roles of accounts. kliring: must net to zero inside every event. bersaldo: a balance is cached per dimension.
create table peran_akun (
  akun text primary key,
  sisi text not null check (sisi in ('D', 'K')),
  kliring boolean not null default false,
  bersaldo boolean not null default false
);
insert into peran_akun (akun, sisi, kliring, bersaldo) values
  ('KAS', 'D', false, true), ('KAS_GADAI', 'D', false, true), ('UANG_DALAM_PERJALANAN', 'D', false, false),
  ('BANK', 'D', false, true), ('PIUTANG_EDC', 'D', false, true), ('PIUTANG_MARKETPLACE', 'D', false, false),
  ('PIUTANG_PELANGGAN', 'D', false, false), ('PERSEDIAAN_TOKO', 'D', false, false),
  ('PERSEDIAAN_TITIP', 'D', false, false), ('PERSEDIAAN_BELI', 'D', false, false),
  ('PERSEDIAAN_ROSOK', 'D', false, false), ('PERSEDIAAN_PROSES', 'D', false, false),
  ('PERSEDIAAN_MURNI', 'D', false, false), ('BARANG_DALAM_PENGIRIMAN', 'D', false, false),
  ('KLIRING_PENJUALAN', 'D', true, false), ('KLIRING_TUKAR', 'D', true, false), ('KLIRING_PEMBELIAN', 'K', true, false),
  ('UANG_MUKA_PESANAN', 'K', false, false), ('TITIPAN_UANG', 'K', false, false), ('LIABILITAS_POIN', 'K', false, false),
  ('PPN_KELUARAN', 'K', false, false), ('UTANG_SUPPLIER', 'K', false, false), ('MODAL', 'K', false, false),
  ('PENJUALAN_EMAS', 'K', false, false), ('PENJUALAN_BERLIAN', 'K', false, false), ('PENJUALAN_AKSESORIS', 'K', false, false),
  ('ONGKOS', 'K', false, false), ('POTONGAN_PENJUALAN', 'D', false, false), ('PEMBULATAN', 'K', false, false),
  ('PENDAPATAN_LAIN', 'K', false, false), ('HPP', 'D', false, false), ('BEBAN_SUSUT', 'D', false, false),
  ('BARANG_HILANG', 'D', false, false), ('BEBAN_MDR', 'D', false, false), ('BEBAN_POIN', 'D', false, false),
  ('BEBAN_OPERASIONAL', 'D', false, false);
grant select on peran_akun to mustika_app, mustika_report, mustika_buku;

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
  jumlah rupiah not null check (jumlah > 0),
  keterangan text,
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa,
  constraint uang_dua_ujung check ((dari_akun, dari_dimensi) is distinct from (ke_akun, ke_dimensi))
);
create index buku_uang_hari on buku_uang (kode_toko, tanggal);

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
  qty integer not null check (qty > 0),
  berat miligram not null check (berat > 0),
  kadar mili_persen not null check (kadar > 0),
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa,
  constraint barang_dua_ujung check (dari_tempat <> ke_tempat)
);
create index buku_barang_hari on buku_barang (kode_toko, tanggal);
create index buku_barang_barcode on buku_barang (kode_toko, kode_barcode);

create table buku_poin (
  kode_toko text not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  urut smallint not null,
  tanggal date not null,
  dari text not null,
  ke text not null,
  jumlah poin not null check (jumlah > 0),
  primary key (kode_toko, no_dokumen, peristiwa, urut),
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa,
  constraint poin_dua_ujung check (dari <> ke)
);
create index buku_poin_dari on buku_poin (kode_toko, dari);
create index buku_poin_ke on buku_poin (kode_toko, ke);

-- Cached balances of drawers and banks, kept by the trigger below, proven by cek_invarian().
create table saldo_uang (
  kode_toko text not null references toko,
  akun text not null,
  dimensi text not null,
  saldo rupiah not null,
  primary key (kode_toko, akun, dimensi)
);

-- Counters: gap-free per store, series and day, because they move in the document's own transaction.
create table nomor (
  kode_toko text not null references toko,
  seri text not null,
  tanggal date not null,
  terakhir integer not null,
  primary key (kode_toko, seri, tanggal)
);

create table idem (
  kode_toko text not null,
  user_id text not null,
  kunci text not null,
  req_hash text not null,
  jawaban jsonb,
  dibuat timestamptz not null default now(),
  primary key (kode_toko, user_id, kunci)
);

-- The sealed log: one chain per store. Hash over length-prefixed fields, values exactly as stored.
create table audit (
  kode_toko text not null,
  seq bigint not null,
  waktu timestamptz not null,
  user_id text not null,
  aksi text not null,
  objek text not null,
  isi jsonb not null,
  prev bytea not null,
  hash bytea not null,
  primary key (kode_toko, seq),
  constraint audit_satu_penerus unique (kode_toko, prev)
);

do $$
declare t text;
begin
  foreach t in array array['dokumen', 'peristiwa', 'buku_uang', 'buku_barang', 'buku_poin', 'saldo_uang', 'nomor', 'idem', 'audit'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
end $$;
grant update (status, peristiwa, cetak) on dokumen to mustika_buku;
grant update on saldo_uang, nomor to mustika_buku;
grant update (jawaban) on idem to mustika_buku;
grant select on toko, versi_toko, para_system to mustika_buku;
