-- Deposits (titipan): money of a customer on pieces of ours. The pieces wait in gudang TITIP, still the shop's, sold to
-- nobody else; the money is a debt of the shop until a sale uses it up or it is paid back. Domain R6.6, 12.4.
insert into status_stok (status, akun) values ('DITITIP', 'PERSEDIAAN_TITIP');
insert into status_barang (dari, ke) values
  ('TERSEDIA', 'DITITIP'), ('DITAHAN', 'DITITIP'), ('DITITIP', 'TERSEDIA'), ('DITITIP', 'TERJUAL'), ('TERJUAL', 'DITITIP');

-- The journals of Parameter Akun; a fee that the card holder bears is income. Names are the cash categories (Domain 2.4).
select tambah_jurnal_bawaan(k, array['CASH'], array['KAS'], array['TITIPAN_UANG']) from unnest(array['TITIPAN', 'TAMBAH DP TITIPAN']) k;
select tambah_jurnal_bawaan(k, array['TRANSFER'], array['BANK'], array['TITIPAN_UANG']) from unnest(array['TITIPAN', 'TAMBAH DP TITIPAN']) k;
select tambah_jurnal_bawaan(k, array['DEBET', 'CREDIT'], array['PIUTANG_EDC'], array['TITIPAN_UANG']) from unnest(array['TITIPAN', 'TAMBAH DP TITIPAN']) k;
select tambah_jurnal_bawaan(k, array['FEE_KARTU'], array['PIUTANG_EDC', 'BANK'], array['PENDAPATAN_LAIN']) from unnest(array['TITIPAN', 'TAMBAH DP TITIPAN']) k;
select tambah_jurnal_bawaan('TITIPAN', array['MASUK'], array['PERSEDIAAN_TITIP'], array['PERSEDIAAN_TOKO']);
select tambah_jurnal_bawaan('BATAL TITIP', array['CASH'], array['TITIPAN_UANG'], array['KAS']);
select tambah_jurnal_bawaan('BATAL TITIP', array['TRANSFER'], array['TITIPAN_UANG'], array['BANK']);
select tambah_jurnal_bawaan('BATAL TITIP', array['KEMBALI'], array['PERSEDIAAN_TOKO'], array['PERSEDIAAN_TITIP']);
select tambah_jurnal_bawaan('KELEBIHAN BAYAR DP PENJUALAN', array['CASH'], array['TITIPAN_UANG'], array['KAS']);
select tambah_jurnal_bawaan('PENJUALAN', array['HPP'], array['HPP'], array['PERSEDIAAN_TITIP']);
select isi_bawaan_toko(kode_toko) from toko;

-- Every store has a tray for deposits from its first day on; it may add others.
create function isi_baki_titip(kode text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare semula text := current_setting('app.kode_toko', true);
begin
  perform set_config('app.kode_toko', kode, true);
  insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki, diubah_oleh)
    values (kode, 'TITIP', 'TITIP', 'BAKI TITIPAN', 'SISTEM') on conflict do nothing;
  perform set_config('app.kode_toko', coalesce(semula, ''), true);
end $$;
revoke execute on function isi_baki_titip(text) from public;
create or replace function isi_toko_baru() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform isi_bawaan_toko(new.kode_toko);
  perform isi_baki_titip(new.kode_toko);
  return null;
end $$;
select isi_baki_titip(kode_toko) from toko;

create table titipan (
  kode_toko text not null,
  no_titipan text not null,
  tanggal date not null,
  -- MENGIKAT: the price of that day holds. TIDAK_MENGIKAT: the price of the day the pieces are picked up (Domain R6.1).
  jenis_harga text not null check (jenis_harga in ('MENGIKAT', 'TIDAK_MENGIKAT')),
  kode_member text references member,
  nama_customer text not null,
  no_hp_customer text,
  alamat_customer text,
  kasir text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat miligram not null check (berat > 0),
  subtotal rupiah not null,
  diskon rupiah not null check (diskon >= 0),
  pembulatan rupiah not null,
  -- PPN that came on top of the price that day; the sale takes that of its own day.
  ppn_tambahan rupiah not null default 0 check (ppn_tambahan >= 0),
  total rupiah not null check (total > 0),
  -- The first payment.
  uang_muka rupiah not null check (uang_muka > 0),
  -- What the shop holds for the customer now: the sum of titipan_gerak.
  saldo rupiah not null default 0 constraint titipan_saldo_cukup check (saldo >= 0),
  -- The sale that picks pieces up and waits for its validation; nothing else may touch the deposit meanwhile.
  no_faktur_tunggu text,
  keterangan text,
  primary key (kode_toko, no_titipan),
  foreign key (kode_toko, no_titipan) references dokumen,
  constraint titipan_jumlah check (subtotal - diskon + pembulatan + ppn_tambahan = total),
  constraint titipan_uang_muka check (uang_muka <= total),
  constraint titipan_siapa check (kode_member is not null or no_hp_customer is not null)
);
create index titipan_hari on titipan (kode_toko, tanggal);
create index titipan_hp on titipan (kode_toko, no_hp_customer);
create index titipan_member on titipan (kode_member) where kode_member is not null;

create table titipan_barang (
  kode_toko text not null,
  no_titipan text not null,
  urut smallint not null,
  kode_barcode text not null,
  kode_sales text not null,
  nama_barang text not null,
  kode_group text not null,
  kode_dept text not null,
  -- Where the piece was taken from, and the tray of gudang TITIP it waits in.
  kode_gudang text not null,
  kode_baki text not null,
  baki_titip text not null,
  berat miligram not null check (berat > 0),
  kadar mili_persen not null check (kadar > 0),
  kadar_cetak text not null,
  harga_sistem rupiah not null,
  ongkos_sistem rupiah not null,
  harga_per_gram rupiah not null,
  harga_emas rupiah not null,
  ongkos rupiah not null,
  harga_atribut rupiah not null,
  diskon rupiah not null check (diskon >= 0),
  pembulatan rupiah not null,
  ppn_tambahan rupiah not null default 0 check (ppn_tambahan >= 0),
  total rupiah not null check (total > 0),
  harga_modal rupiah not null,
  -- DITITIP: held, or waiting with the deposit for validation. DIAMBIL: sold to the customer. KEMBALI: given free again.
  keadaan text not null default 'DITITIP' check (keadaan in ('DITITIP', 'DIAMBIL', 'KEMBALI')),
  -- The sale that took the piece, or is taking it.
  no_faktur_jual text,
  primary key (kode_toko, no_titipan, urut),
  foreign key (kode_toko, no_titipan) references titipan,
  foreign key (kode_toko, kode_barcode) references barang,
  constraint titipan_barang_jumlah check (harga_emas + ongkos + harga_atribut - diskon + pembulatan + ppn_tambahan = total),
  constraint titipan_barang_diambil check (keadaan <> 'DIAMBIL' or no_faktur_jual is not null)
);
-- A piece waits for one customer.
create unique index uq_barang_dititip on titipan_barang (kode_toko, kode_barcode) where keadaan = 'DITITIP';
create index titipan_barang_barcode on titipan_barang (kode_toko, kode_barcode);

-- Payments of the customer, and what a cancellation paid back. `diterima` is what came over the counter, change included.
create table titipan_bayar (
  kode_toko text not null,
  no_titipan text not null,
  peristiwa smallint not null,
  urut smallint not null,
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  jenis text not null check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER')),
  no_rekening text,
  jumlah rupiah not null check (jumlah > 0),
  diterima rupiah not null,
  fee_persen mili_persen not null default 0,
  fee rupiah not null default 0 check (fee >= 0),
  fee_ditanggung text not null default 'TOKO' check (fee_ditanggung in ('TOKO', 'PELANGGAN')),
  -- Last four digits only, never more (Domain R6.10).
  kartu_akhir text check (kartu_akhir ~ '^[0-9]{4}$'),
  primary key (kode_toko, no_titipan, peristiwa, urut),
  foreign key (kode_toko, no_titipan) references titipan,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint titipan_bayar_rekening check ((jenis = 'CASH') = (no_rekening is null)),
  constraint titipan_bayar_diterima check (diterima >= jumlah and (jenis = 'CASH' or diterima = jumlah))
);

-- The deposit's own ledger: every change of its balance with the document and event whose books hold the money.
create table titipan_gerak (
  kode_toko text not null,
  no_titipan text not null,
  urut smallint not null,
  tanggal date not null,
  jenis text not null check (jenis in ('MASUK', 'TAMBAH', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL', 'BATAL_KELEBIHAN', 'BATAL')),
  jumlah rupiah not null check (jumlah <> 0),
  no_dokumen text not null,
  peristiwa smallint not null,
  primary key (kode_toko, no_titipan, urut),
  foreign key (kode_toko, no_titipan) references titipan,
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa,
  constraint titipan_gerak_arah check ((jumlah > 0) = (jenis in ('MASUK', 'TAMBAH', 'BATAL_AMBIL', 'BATAL_KELEBIHAN')))
);
create index titipan_gerak_hari on titipan_gerak (kode_toko, tanggal);
create index titipan_gerak_dokumen on titipan_gerak (kode_toko, no_dokumen);

-- Which sale picked pieces up, and what of the deposit it used: `dipakai` pays the nota, `kembali` went back in cash.
create table titipan_ambil (
  kode_toko text not null,
  no_faktur_group text not null,
  no_titipan text not null,
  dipakai rupiah not null check (dipakai >= 0),
  kembali rupiah not null check (kembali >= 0),
  diposting boolean not null,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group),
  foreign key (kode_toko, no_faktur_group) references dokumen,
  foreign key (kode_toko, no_titipan) references titipan
);
create index titipan_ambil_titipan on titipan_ambil (kode_toko, no_titipan);

do $$
declare t text;
begin
  foreach t in array array['titipan', 'titipan_barang', 'titipan_bayar', 'titipan_gerak', 'titipan_ambil'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
  end loop;
  foreach t in array array['titipan_bayar', 'titipan_gerak'] loop
    execute format('create trigger kekal before update or delete on %I for each row execute function tolak_ubah()', t);
    execute format('create trigger kekal_semua before truncate on %I for each statement execute function tolak_ubah()', t);
    execute format('alter table %I enable always trigger kekal', t);
    execute format('alter table %I enable always trigger kekal_semua', t);
  end loop;
end $$;
grant update (saldo, no_faktur_tunggu) on titipan to mustika_buku;
grant update (keadaan, no_faktur_jual) on titipan_barang to mustika_buku;
grant update (diposting, batal) on titipan_ambil to mustika_buku;

-- A nota is settled by a deposit too, as by a piece traded in: no rekening, no fee.
alter table penjualan_bayar drop constraint penjualan_bayar_jenis_check, drop constraint bayar_rekening;
alter table penjualan_bayar
  add constraint penjualan_bayar_jenis_check check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'TUKAR', 'TITIPAN')),
  add constraint bayar_rekening check (jenis in ('CASH', 'TUKAR', 'TITIPAN') or no_rekening is not null);
