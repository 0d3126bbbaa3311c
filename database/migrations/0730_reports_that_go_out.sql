-- Reports that go out by themselves, and what came of each time. docs/decisions/0165.
-- oldest program: 0630_oldest_program.sql
create table jadwal_laporan (
  kode_toko text not null references toko,
  id uuid not null,
  nama text not null,
  -- In whose name it is made.
  pemilik text not null references pengguna,
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
  berikut timestamptz not null,
  primary key (kode_toko, id),
  constraint jadwal_laporan_nama check (length(nama) between 1 and 60),
  constraint jadwal_laporan_format check (format in ('pdf', 'xlsx')),
  constraint jadwal_laporan_ulang check (ulang in ('HARIAN', 'MINGGUAN', 'BULANAN')),
  constraint jadwal_laporan_hari check (case ulang when 'HARIAN' then hari is null when 'MINGGUAN' then coalesce(hari, 0) between 1 and 7 else coalesce(hari, 0) between 1 and 28 end),
  constraint jadwal_laporan_jam check (jam ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  constraint jadwal_laporan_rentang check (rentang in ('hariIni', 'kemarin', 'tujuhHari', 'bulanIni', 'bulanLalu')),
  constraint jadwal_laporan_cari check (jsonb_typeof(cari) = 'array'),
  constraint jadwal_laporan_tujuan check (cardinality(tujuan) between 1 and 10),
  constraint jadwal_laporan_sebab check (not aktif or sebab is null)
);
comment on constraint jadwal_laporan_nama on jadwal_laporan is 'Nama Jadwal Harus Diisi';
comment on constraint jadwal_laporan_format on jadwal_laporan is 'Jenis Berkas Laporan Tidak Dikenal';
comment on constraint jadwal_laporan_ulang on jadwal_laporan is 'Pengulangan Jadwal Tidak Dikenal';
comment on constraint jadwal_laporan_hari on jadwal_laporan is 'Pilih Hari Pengiriman';
comment on constraint jadwal_laporan_jam on jadwal_laporan is 'Jam Pengiriman Tidak Dikenal';
comment on constraint jadwal_laporan_rentang on jadwal_laporan is 'Rentang Tanggal Tidak Dikenal';
comment on constraint jadwal_laporan_cari on jadwal_laporan is 'Filter Jadwal Tidak Terbaca';
comment on constraint jadwal_laporan_tujuan on jadwal_laporan is 'Isi Satu Sampai Sepuluh Alamat Surel';
comment on constraint jadwal_laporan_sebab on jadwal_laporan is 'Jadwal Yang Menyala Tidak Punya Sebab Mati';
create index jadwal_laporan_berikut on jadwal_laporan (berikut) where aktif;
select pasang_rls('jadwal_laporan', 'select, insert, delete');
grant update (aktif, sebab, berikut) on jadwal_laporan to mustika_app;

create table kirim_laporan (
  kode_toko text not null,
  id uuid not null,
  jadwal uuid not null,
  saat timestamptz not null,
  status text not null default 'ANTRI',
  percobaan integer not null default 0,
  coba_lagi timestamptz,
  galat text,
  diubah timestamptz not null default now(),
  primary key (kode_toko, id),
  foreign key (kode_toko, jadwal) references jadwal_laporan,
  constraint kirim_laporan_status check (status in ('ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'GAGAL')),
  constraint kirim_laporan_percobaan check (percobaan >= 0),
  constraint kirim_laporan_galat check ((galat is not null) = (status in ('ULANG', 'GAGAL')) or status = 'KIRIM'),
  constraint kirim_laporan_coba check ((coba_lagi is not null) = (status = 'ULANG') or status = 'KIRIM')
);
comment on constraint kirim_laporan_status on kirim_laporan is 'Status Kiriman Laporan Tidak Dikenal';
comment on constraint kirim_laporan_percobaan on kirim_laporan is 'Jumlah Percobaan Tidak Boleh Negatif';
comment on constraint kirim_laporan_galat on kirim_laporan is 'Kiriman Yang Gagal Menyebut Galatnya';
comment on constraint kirim_laporan_coba on kirim_laporan is 'Kiriman Yang Dicoba Lagi Menyebut Kapan';
create unique index uq_kirim_laporan on kirim_laporan (kode_toko, jadwal, saat);
create index kirim_laporan_jalan on kirim_laporan (status, diubah) where status in ('ANTRI', 'KIRIM', 'ULANG');
select pasang_rls('kirim_laporan', 'select, insert, delete');
grant update (status, percobaan, coba_lagi, galat, diubah) on kirim_laporan to mustika_app;
