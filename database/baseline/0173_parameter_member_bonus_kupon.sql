-- What customers and salespeople earn: gifts, points, coupons, bonus.
create table hadiah (
  kode_toko text not null references toko,
  kode_hadiah text not null,
  nama_hadiah text not null,
  poin integer not null check (poin between 1 and 10000000),
  harga_modal rupiah not null default 0 check (harga_modal >= 0),
  primary key (kode_toko, kode_hadiah)
);
create table para_poin (
  kode_toko text not null references toko,
  kode_poin text not null,
  keterangan text not null,
  -- Null is every group without a row of its own.
  kode_group text,
  type_poin text not null check (type_poin in ('GRAM', 'RP')),
  per_gram miligram check (per_gram > 0),
  per_rp rupiah check (per_rp > 0),
  poin integer not null default 1 check (poin between 1 and 1000000),
  nilai_poin rupiah not null default 0 check (nilai_poin >= 0),
  primary key (kode_toko, kode_poin),
  foreign key (kode_toko, kode_group) references grup,
  constraint para_poin_isi check (case type_poin when 'GRAM' then per_gram is not null else per_rp is not null end)
);
comment on constraint para_poin_isi on para_poin is 'Isi Per Gram Untuk Type GRAM, Per Rupiah Untuk Type RP';
create table para_get_point (
  kode_toko text not null references toko,
  kode_get_point text not null,
  keterangan text not null,
  jenis_transaksi text not null check (jenis_transaksi in ('PENJUALAN', 'PEMBELIAN', 'AFILIASI')),
  minimal_rp rupiah not null default 0 check (minimal_rp >= 0),
  persentase mili_persen not null default 100000 check (persentase between 0 and 1000000),
  poin_tetap integer not null default 0 check (poin_tetap between 0 and 1000000),
  mulai_berlaku date not null,
  sampai_berlaku date,
  primary key (kode_toko, kode_get_point),
  constraint para_get_point_masa check (sampai_berlaku is null or mulai_berlaku <= sampai_berlaku)
);
comment on constraint para_get_point_masa on para_get_point is 'Mulai Berlaku Tidak Boleh Setelah Sampai';
create table para_reset_poin (
  kode_toko text not null references toko,
  kode_reset text not null,
  cara text not null check (cara in ('TANGGAL', 'BERGULIR')),
  bulan integer not null check (bulan between 1 and 12),
  hari integer not null check (hari between 1 and 31),
  masa_bulan integer not null check (masa_bulan between 1 and 120),
  primary key (kode_toko, kode_reset),
  constraint para_reset_poin_tanggal check (hari <= case when bulan = 2 then 29 when bulan in (4, 6, 9, 11) then 30 else 31 end)
);
comment on constraint para_reset_poin_tanggal on para_reset_poin is 'Tanggal Ini Tidak Ada Di Bulan Itu';
create table para_bonus_sales (
  kode_toko text not null references toko,
  kode_bonus text not null,
  keterangan text not null,
  kode_group text,
  kode_dept text references jenis,
  tipe_bonus text not null check (tipe_bonus in ('GRAM', 'PCS', 'PERSENTASE')),
  bonus rupiah not null default 0 check (bonus >= 0),
  persentase mili_persen not null default 0 check (persentase between 0 and 100000),
  primary key (kode_toko, kode_bonus),
  foreign key (kode_toko, kode_group) references grup,
  constraint para_bonus_sales_isi check (case tipe_bonus when 'PERSENTASE' then persentase > 0 else bonus > 0 end)
);
comment on constraint para_bonus_sales_isi on para_bonus_sales is
  'Isi Persentase Untuk Tipe PERSENTASE, Bonus Untuk Tipe GRAM Dan PCS';
create table para_kupon (
  kode_toko text not null references toko,
  kode_kupon text not null,
  nama_kupon text not null,
  nominal rupiah not null check (nominal > 0),
  jumlah_kupon integer not null default 1 check (jumlah_kupon between 1 and 1000),
  nilai_kupon rupiah not null default 0 check (nilai_kupon >= 0),
  undian boolean not null default true,
  mulai_berlaku date not null,
  sampai_berlaku date not null,
  masa_hari integer not null default 90 check (masa_hari between 1 and 3650),
  primary key (kode_toko, kode_kupon),
  constraint para_kupon_masa check (mulai_berlaku <= sampai_berlaku),
  constraint para_kupon_guna check (undian or nilai_kupon > 0)
);
comment on constraint para_kupon_masa on para_kupon is 'Mulai Berlaku Tidak Boleh Setelah Sampai';
comment on constraint para_kupon_guna on para_kupon is 'Kupon Perlu Nilai Atau Ikut Undian';

do $$
declare t text;
begin
  foreach t in array array['hadiah', 'para_poin', 'para_get_point', 'para_reset_poin', 'para_bonus_sales', 'para_kupon'] loop
    perform tambah_jejak(t::regclass);
    perform pasang_rls(t::regclass, 'select, insert, update');
    perform pasang_versi_toko(t::regclass);
    execute format('grant select on %I to mustika_buku', t);
  end loop;
end $$;

create unique index uq_para_poin on para_poin (kode_toko, kode_group) nulls not distinct where aktif;
create unique index uq_para_reset_poin on para_reset_poin (kode_toko) where aktif;
comment on index uq_para_reset_poin is 'Hanya Satu Aturan Reset Poin Yang Boleh Aktif';
create unique index uq_para_bonus_sales on para_bonus_sales (kode_toko, kode_group, kode_dept) nulls not distinct where aktif;
alter table para_get_point add constraint para_get_point_rentang
  exclude using gist (kode_toko with =, jenis_transaksi with =, daterange(mulai_berlaku, sampai_berlaku, '[]') with &&) where (aktif);
comment on constraint para_get_point_rentang on para_get_point is 'Masa Berlaku Bertumpuk Dengan Parameter Lain Untuk Jenis Transaksi Ini';
alter table para_kupon add constraint para_kupon_rentang
  exclude using gist (kode_toko with =, daterange(mulai_berlaku, sampai_berlaku, '[]') with &&) where (aktif);
comment on constraint para_kupon_rentang on para_kupon is 'Masa Berlaku Bertumpuk Dengan Kupon Lain';
