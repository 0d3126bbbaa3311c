-- What loans, instalments and services are priced by. Bands must not overlap, also when two people write at once, so the
-- database excludes it; the operator class for that lives in a schema of its own.
create schema ekstensi;
create extension btree_gist schema ekstensi;

create table para_pinjaman (
  kode_toko text not null references toko,
  kondisi_pinjaman text not null,
  keterangan text not null,
  persentase mili_persen not null default 100000 check (persentase between 1 and 100000),
  primary key (kode_toko, kondisi_pinjaman)
);
create table plafond_hutang (
  kode_toko text not null references toko,
  kode_plafond text not null,
  keterangan text not null,
  taksir_mulai rupiah not null check (taksir_mulai >= 0),
  persentase mili_persen not null check (persentase between 1 and 100000),
  primary key (kode_toko, kode_plafond)
);
create table plafond_hutang_kadar (
  kode_toko text not null references toko,
  kode_plafond_kadar text not null,
  keterangan text not null,
  kadar_mulai mili_persen not null check (kadar_mulai between 1 and 100000),
  tipe_plafond text not null check (tipe_plafond in ('PERSENTASE', 'RP')),
  persentase mili_persen not null default 0 check (persentase between 0 and 100000),
  harga_per_gram rupiah not null default 0 check (harga_per_gram >= 0),
  primary key (kode_toko, kode_plafond_kadar),
  constraint plafond_hutang_kadar_isi check (case tipe_plafond when 'RP' then harga_per_gram > 0 else persentase > 0 end)
);
comment on constraint plafond_hutang_kadar_isi on plafond_hutang_kadar is
  'Isi Plafond (%) Untuk Tipe PERSENTASE, Plafond / Gram Untuk Tipe RP';
create table para_hutang_pokok (
  kode_toko text not null references toko,
  kode_pokok text not null,
  keterangan text not null,
  kadar_mulai mili_persen not null check (kadar_mulai between 1 and 100000),
  harga_per_gram rupiah not null check (harga_per_gram > 0),
  primary key (kode_toko, kode_pokok)
);
create table para_bunga_hutang (
  kode_toko text not null references toko,
  kode_bunga text not null,
  keterangan text not null,
  jumlah_min rupiah not null check (jumlah_min >= 0),
  jumlah_max rupiah not null,
  -- Per month of 30 days.
  bunga mili_persen not null check (bunga between 0 and 100000),
  primary key (kode_toko, kode_bunga),
  constraint para_bunga_hutang_batas check (jumlah_min <= jumlah_max)
);
comment on constraint para_bunga_hutang_batas on para_bunga_hutang is 'Hutang Mulai Tidak Boleh Melebihi Hutang Sampai';

create table para_cicilan (
  kode_toko text not null references toko,
  kode_cicilan text not null,
  keterangan text not null,
  lama_angsuran integer not null check (lama_angsuran between 1 and 120),
  dp_minimal mili_persen not null check (dp_minimal between 0 and 100000),
  margin mili_persen not null default 0 check (margin between 0 and 100000),
  denda mili_persen not null default 0 check (denda between 0 and 100000),
  potongan_batal mili_persen not null default 0 check (potongan_batal between 0 and 100000),
  lelang_setelah integer not null default 3 check (lelang_setelah between 1 and 120),
  primary key (kode_toko, kode_cicilan)
);
create table para_deskripsi_service (
  kode_toko text not null references toko,
  kode_deskripsi text not null,
  deskripsi text not null,
  tipe_ongkos text not null check (tipe_ongkos in ('TOTAL', 'GRAM')),
  ongkos rupiah not null default 0 check (ongkos >= 0),
  primary key (kode_toko, kode_deskripsi)
);

do $$
declare t text;
begin
  foreach t in array array['para_pinjaman', 'plafond_hutang', 'plafond_hutang_kadar', 'para_hutang_pokok', 'para_bunga_hutang',
                           'para_cicilan', 'para_deskripsi_service'] loop
    perform tambah_jejak(t::regclass);
    perform pasang_rls(t::regclass, 'select, insert, update');
    perform pasang_versi_toko(t::regclass);
    execute format('grant select on %I to mustika_buku', t);
  end loop;
end $$;

-- One living row for whatever a loan or plan asks for; a switched-off one is in nobody's way.
create unique index uq_plafond_hutang on plafond_hutang (kode_toko, taksir_mulai) where aktif;
create unique index uq_plafond_hutang_kadar on plafond_hutang_kadar (kode_toko, kadar_mulai) where aktif;
create unique index uq_para_hutang_pokok on para_hutang_pokok (kode_toko, kadar_mulai) where aktif;
create unique index uq_para_cicilan on para_cicilan (kode_toko, lama_angsuran) where aktif;
alter table para_bunga_hutang add constraint para_bunga_hutang_rentang
  exclude using gist (kode_toko with =, int8range(jumlah_min, jumlah_max, '[]') with &&) where (aktif);
comment on constraint para_bunga_hutang_rentang on para_bunga_hutang is 'Rentang Hutang Bertumpuk Dengan Parameter Bunga Lain';

create trigger harga after insert or update on para_hutang_pokok
  for each row execute function catat_harga('kode_pokok', 'harga_per_gram');
alter table para_hutang_pokok enable always trigger harga;
