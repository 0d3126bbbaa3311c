-- Plans of instalments: pieces of ours that a customer pays month by month. They wait in gudang TITIP, still the shop's, until all
-- is paid; every receipt is a debt of the shop until a sale hands them over. What the shop earns by waiting is income when it is
-- paid. Domain R6.7, 12.4; docs/decisions/0055.
insert into peran_akun (akun, sisi, golongan) values
  ('UANG_MUKA_CICILAN', 'K', 'UANG_MUKA'), ('PENDAPATAN_MARGIN_CICILAN', 'K', 'PENDAPATAN_LAIN');
insert into akun_bawaan (peran, nomor_akun) values ('UANG_MUKA_CICILAN', '210400'), ('PENDAPATAN_MARGIN_CICILAN', '420400');
select isi_bawaan_toko(kode_toko) from toko;

create table cicilan (
  kode_toko text not null,
  no_cicilan text not null,
  tanggal date not null,
  -- What was agreed: a parameter that changes later changes no plan.
  kode_cicilan text not null,
  lama_angsuran integer not null check (lama_angsuran between 1 and 120),
  margin_persen mili_persen not null check (margin_persen >= 0),
  denda_persen mili_persen not null check (denda_persen >= 0),
  potongan_persen mili_persen not null check (potongan_persen between 0 and 100000),
  rabat_persen mili_persen not null check (rabat_persen between 0 and 100000),
  lelang_setelah integer not null check (lelang_setelah > 0),
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
  ppn_tambahan rupiah not null default 0 check (ppn_tambahan >= 0),
  total rupiah not null check (total > 0),
  dp rupiah not null check (dp > 0),
  margin rupiah not null check (margin >= 0),
  harga_jual_cicil rupiah not null,
  nilai_angsuran rupiah not null check (nilai_angsuran > 0),
  -- What was paid of the instalments, what of them was forgiven, what of the margin is income, what the shop holds for the
  -- customer, and what of that is remitted: the sums of cicilan_gerak.
  terbayar rupiah not null default 0 check (terbayar >= 0),
  rabat rupiah not null default 0 check (rabat >= 0),
  margin_diakui rupiah not null default 0,
  saldo rupiah not null default 0,
  ppn rupiah not null default 0,
  -- The sale that hands the pieces over and waits for its validation; nothing else may touch the plan meanwhile.
  no_faktur_tunggu text,
  keterangan text,
  primary key (kode_toko, no_cicilan),
  foreign key (kode_toko, no_cicilan) references dokumen,
  constraint cicilan_jumlah check (subtotal - diskon + pembulatan + ppn_tambahan = total),
  constraint cicilan_harga check (total + margin = harga_jual_cicil),
  constraint cicilan_dp check (dp < total),
  constraint cicilan_terbayar check (terbayar + rabat <= harga_jual_cicil - dp),
  constraint cicilan_margin check (margin_diakui between 0 and margin - rabat),
  constraint cicilan_ppn check (ppn between 0 and saldo),
  constraint cicilan_siapa check (kode_member is not null or no_hp_customer is not null)
);
create index cicilan_hari on cicilan (kode_toko, tanggal);
create index cicilan_hp on cicilan (kode_toko, no_hp_customer);
create index cicilan_member on cicilan (kode_member) where kode_member is not null;

create table cicilan_barang (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null,
  kode_barcode text not null,
  kode_sales text,
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
  golongan_modal text not null check (golongan_modal in ('EMAS', 'BERLIAN', 'AKSESORIS')),
  finishing text check (finishing <> ''),
  kelas_ppn text,
  ppn_transaksi_value mili_persen,
  kode_faktur text,
  ppn_transaksi_rp rupiah not null default 0,
  primary key (kode_toko, no_cicilan, urut),
  foreign key (kode_toko, no_cicilan) references cicilan,
  foreign key (kode_toko, kode_barcode) references barang,
  constraint cicilan_barang_jumlah check (harga_emas + ongkos + harga_atribut - diskon + pembulatan + ppn_tambahan = total),
  constraint cicilan_barang_ppn check (
    num_nulls(kelas_ppn, ppn_transaksi_value, kode_faktur) in (0, 3)
    and ppn_transaksi_rp between 0 and case when kelas_ppn is null then 0 else total end)
);
comment on constraint cicilan_barang_golongan_modal_check on cicilan_barang is 'Golongan Modal Hanya Emas, Berlian Atau Aksesoris';
create index cicilan_barang_barcode on cicilan_barang (kode_toko, kode_barcode);

-- The schedule: what is due when, and what of it the shop earns.
create table cicilan_jadwal (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null check (urut > 0),
  jatuh_tempo date not null,
  nilai rupiah not null check (nilai > 0),
  margin rupiah not null check (margin >= 0),
  primary key (kode_toko, no_cicilan, urut),
  foreign key (kode_toko, no_cicilan) references cicilan,
  constraint cicilan_jadwal_margin check (margin < nilai)
);
create index cicilan_jadwal_tempo on cicilan_jadwal (kode_toko, jatuh_tempo);

-- A payment of instalments is a document of its own: it has its paper and is taken back by itself.
create table bayar_cicilan (
  kode_toko text not null,
  no_dokumen text not null,
  tanggal date not null,
  no_cicilan text not null,
  nama_customer text not null,
  no_hp_customer text,
  cara text not null check (cara in ('ANGSURAN', 'LUNAS_CEPAT')),
  kasir text not null,
  -- What was paid of the plan before.
  terbayar rupiah not null check (terbayar >= 0),
  jumlah rupiah not null check (jumlah > 0),
  -- What was asked for coming late, and what the rule says.
  denda rupiah not null check (denda >= 0),
  denda_aturan rupiah not null,
  rabat rupiah not null check (rabat >= 0),
  margin rupiah not null check (margin >= 0),
  ppn rupiah not null check (ppn >= 0),
  sisa rupiah not null check (sisa >= 0),
  keterangan text,
  primary key (kode_toko, no_dokumen),
  foreign key (kode_toko, no_dokumen) references dokumen,
  foreign key (kode_toko, no_cicilan) references cicilan,
  constraint bayar_cicilan_denda check (denda <= denda_aturan),
  constraint bayar_cicilan_rabat check (rabat = 0 or cara = 'LUNAS_CEPAT')
);
create index bayar_cicilan_hari on bayar_cicilan (kode_toko, tanggal);
create index bayar_cicilan_cicilan on bayar_cicilan (kode_toko, no_cicilan);

-- Money of the plan itself (down payment, what goes back) and of its payments. `diterima` is what came over the counter.
do $$
declare t text; nomor text; kepala text;
begin
  for t, nomor, kepala in values ('cicilan_bayar', 'no_cicilan', 'cicilan'), ('bayar_cicilan_uang', 'no_dokumen', 'bayar_cicilan') loop
    execute format($f$create table %1$I (
      kode_toko text not null,
      %2$I text not null,
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
      kartu_akhir text check (kartu_akhir ~ '^[0-9]{4}$'),
      primary key (kode_toko, %2$I, peristiwa, urut),
      foreign key (kode_toko, %2$I) references %3$I,
      foreign key (kode_toko, no_rekening) references rekening,
      constraint %4$I check ((jenis = 'CASH') = (no_rekening is null)),
      constraint %5$I check (diterima >= jumlah and (jenis = 'CASH' or diterima = jumlah)))$f$,
      t, nomor, kepala, t || '_rekening', t || '_diterima');
  end loop;
end $$;

-- The plan's own ledger: every change with the document and event whose books hold the money. `jumlah` is what the shop holds
-- for the customer.
create table cicilan_gerak (
  kode_toko text not null,
  no_cicilan text not null,
  urut smallint not null,
  tanggal date not null,
  jenis text not null check (jenis in ('DP', 'BAYAR', 'LUNAS_CEPAT', 'BATAL_BAYAR', 'AMBIL', 'KELEBIHAN', 'BATAL_AMBIL',
    'BATAL_KELEBIHAN', 'BATAL', 'LELANG', 'BATAL_LELANG', 'SISA')),
  bayar rupiah not null,
  rabat rupiah not null,
  margin rupiah not null,
  jumlah rupiah not null,
  ppn rupiah not null,
  no_dokumen text not null,
  peristiwa smallint not null,
  primary key (kode_toko, no_cicilan, urut),
  foreign key (kode_toko, no_cicilan) references cicilan,
  foreign key (kode_toko, no_dokumen, peristiwa) references peristiwa
);
create index cicilan_gerak_hari on cicilan_gerak (kode_toko, tanggal);
create index cicilan_gerak_dokumen on cicilan_gerak (kode_toko, no_dokumen);

-- Which sale handed the pieces over, and what of the plan it used.
create table cicilan_ambil (
  kode_toko text not null,
  no_faktur_group text not null,
  no_cicilan text not null,
  dipakai rupiah not null check (dipakai >= 0),
  kembali rupiah not null check (kembali >= 0),
  ppn_dipakai rupiah not null default 0,
  ppn_kembali rupiah not null default 0,
  diposting boolean not null,
  batal boolean not null default false,
  primary key (kode_toko, no_faktur_group),
  foreign key (kode_toko, no_faktur_group) references dokumen,
  foreign key (kode_toko, no_cicilan) references cicilan,
  constraint cicilan_ambil_ppn check (ppn_dipakai between 0 and dipakai and ppn_kembali between 0 and kembali)
);
create index cicilan_ambil_cicilan on cicilan_ambil (kode_toko, no_cicilan);

-- What a plan was forfeited on: how the customer was told, and how what he is owed was worked out.
create table cicilan_lelang (
  kode_toko text not null,
  no_cicilan text not null,
  peristiwa smallint not null,
  tgl_pemberitahuan date not null,
  cara_pemberitahuan text not null check (cara_pemberitahuan in ('SURAT', 'WHATSAPP', 'TELEPON', 'DATANG')),
  dibayar rupiah not null check (dibayar > 0),
  tunggakan rupiah not null check (tunggakan > 0),
  denda rupiah not null check (denda >= 0),
  biaya rupiah not null check (biaya >= 0),
  sisa rupiah not null,
  primary key (kode_toko, no_cicilan, peristiwa),
  foreign key (kode_toko, no_cicilan) references cicilan,
  constraint cicilan_lelang_sisa check (sisa = greatest(0, dibayar - tunggakan - denda - biaya))
);

do $$
declare t text;
begin
  foreach t in array array['cicilan', 'cicilan_barang', 'cicilan_jadwal', 'bayar_cicilan', 'cicilan_bayar', 'bayar_cicilan_uang',
                           'cicilan_gerak', 'cicilan_ambil', 'cicilan_lelang'] loop
    perform pasang_rls(t::regclass, 'select');
    execute format('grant select, insert on %I to mustika_buku', t);
    continue when t in ('cicilan', 'cicilan_ambil');
    execute format('create trigger kekal before update or delete on %I for each row execute function tolak_ubah()', t);
    execute format('create trigger kekal_semua before truncate on %I for each statement execute function tolak_ubah()', t);
    execute format('alter table %I enable always trigger kekal', t);
    execute format('alter table %I enable always trigger kekal_semua', t);
  end loop;
end $$;
grant update (terbayar, rabat, margin_diakui, saldo, ppn, no_faktur_tunggu) on cicilan to mustika_buku;
grant update (diposting, batal) on cicilan_ambil to mustika_buku;

select pasang_penulis('cicilan', '{terbayar, rabat, margin_diakui, saldo, ppn, no_faktur_tunggu}');
select pasang_penulis('cicilan_barang');
select pasang_penulis('cicilan_jadwal');
select pasang_penulis('cicilan_bayar');
select pasang_penulis('cicilan_lelang');
select pasang_penulis('bayar_cicilan');
select pasang_penulis('bayar_cicilan_uang');

-- The moves of pieces.
insert into status_gerak (jenis, transisi, dari, ke) values
  ('cicilan', 'simpan', 'TERSEDIA', 'DITITIP'), ('cicilan', 'batal', 'DITITIP', 'TERSEDIA'),
  ('cicilan', 'lelang', 'DITITIP', 'TERSEDIA'), ('cicilan', 'batal_lelang', 'TERSEDIA', 'DITITIP');

-- A nota is settled by a plan too.
alter table penjualan_bayar
  drop constraint penjualan_bayar_jenis_check, drop constraint bayar_rekening,
  add constraint penjualan_bayar_jenis_check check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN', 'CICILAN')),
  add constraint bayar_rekening check (jenis in ('CASH', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN', 'CICILAN') or no_rekening is not null);
