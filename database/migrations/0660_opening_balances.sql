-- What a shop brings along from the till of before, as one document of the store, and the loans, deposits and plans that came with it.
-- docs/decisions/0134. What older programs write passes the wider checks as it passed the narrow ones.
-- oldest program: 0630_oldest_program.sql
create table saldo_awal (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  -- The key of the act, which its documents know it by.
  rangkai text not null,
  keterangan text,
  kas rupiah not null check (kas >= 0),
  bank rupiah not null check (bank >= 0),
  supplier rupiah not null check (supplier >= 0),
  hutang rupiah not null check (hutang >= 0),
  titipan rupiah not null check (titipan >= 0),
  cicilan rupiah not null check (cicilan >= 0),
  user_id text not null,
  primary key (kode_toko, no_dokumen),
  unique (kode_toko, rangkai),
  foreign key (kode_toko, no_dokumen) references dokumen
);

create table saldo_awal_baris (
  kode_toko text not null,
  no_dokumen text not null,
  urut smallint not null,
  jenis text not null check (jenis in ('KAS', 'KAS_GADAI', 'BANK', 'SUPPLIER', 'AKUN')),
  kode text not null,
  -- Number of a supplier's invoice, or what an account is about.
  keterangan text,
  tgl_faktur date,
  jatuh_tempo date,
  debit rupiah not null check (debit >= 0),
  kredit rupiah not null check (kredit >= 0),
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references dokumen,
  check ((debit > 0) <> (kredit > 0)),
  check (jenis = 'SUPPLIER' or (tgl_faktur is null and jatuh_tempo is null))
);

-- A document that came with one.
create table saldo_awal_isi (
  kode_toko text not null,
  no_dokumen text not null,
  rangkai text not null,
  -- Its number at the till of before.
  no_lama text not null,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen
);
create index saldo_awal_isi_rangkai on saldo_awal_isi (kode_toko, rangkai);

select pasang_rls('saldo_awal', 'select'), pasang_rls('saldo_awal_baris', 'select'), pasang_rls('saldo_awal_isi', 'select');
grant select on saldo_awal, saldo_awal_baris, saldo_awal_isi to mustika_report;
grant insert, select on saldo_awal, saldo_awal_baris, saldo_awal_isi to mustika_buku;
insert into penulis (nama, kecuali) values ('saldo_awal', '{}'), ('saldo_awal_baris', '{}'), ('saldo_awal_isi', '{}');
insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('titipan', 'awal', 'TERSEDIA', 'DITITIP', false),
  ('titipan', 'batalAwal', 'DITITIP', 'TERSEDIA', false),
  ('titipan', 'batalAwal', 'DITAHAN', 'TERSEDIA', false),
  ('titipan', 'batalAwal', 'TERSEDIA', 'TERSEDIA', false),
  ('cicilan', 'awal', 'TERSEDIA', 'DITITIP', false),
  ('cicilan', 'batalAwal', 'DITITIP', 'TERSEDIA', false),
  ('cicilan', 'batalAwal', 'TERSEDIA', 'TERSEDIA', false),
  ('hutang', 'batalAwal', 'DIBELI', 'BATAL', false),
  ('hutang', 'batalAwal', 'ROSOK', 'BATAL', false);

alter table pembayaran drop constraint pembayaran_jenis,
  add constraint pembayaran_jenis check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN', 'CICILAN', 'AWAL'));
alter table hutang_gerak drop constraint hutang_gerak_jenis_check, drop constraint hutang_gerak_pokok,
  add constraint hutang_gerak_jenis_check check (jenis in ('CAIR', 'AWAL', 'BUNGA', 'LUNAS', 'PEREMAJAAN', 'LELANG', 'KELEBIHAN', 'DALUWARSA')),
  add constraint hutang_gerak_pokok check (case jenis when 'CAIR' then pokok > 0 when 'AWAL' then pokok > 0 when 'LUNAS' then pokok < 0
    when 'PEREMAJAAN' then pokok < 0 when 'LELANG' then pokok < 0 else pokok = 0 end);
alter table titipan_gerak drop constraint titipan_gerak_jenis_check, drop constraint titipan_gerak_arah,
  add constraint titipan_gerak_jenis_check check (jenis in ('MASUK', 'AWAL', 'TAMBAH', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL', 'BATAL_KELEBIHAN',
    'BATAL', 'BATAL_AWAL', 'CICILAN', 'BATAL_CICILAN', 'POTONGAN')),
  add constraint titipan_gerak_arah
    check ((jumlah > 0) = (jenis in ('MASUK', 'AWAL', 'TAMBAH', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL_CICILAN')));
alter table cicilan_gerak drop constraint cicilan_gerak_jenis_check,
  add constraint cicilan_gerak_jenis_check check (jenis in ('DP', 'AWAL', 'BAYAR', 'LUNAS_CEPAT', 'BATAL_BAYAR', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL',
    'BATAL_KELEBIHAN', 'BATAL', 'BATAL_AWAL', 'LELANG', 'BATAL_LELANG', 'SISA'));
