-- Views that people keep of tables and reports. docs/decisions/0164.
-- oldest program: 0630_oldest_program.sql
create table tampilan_tersimpan (
  id uuid primary key default gen_random_uuid(),
  -- The table or report it is a view of.
  tempat text not null,
  nama text not null,
  pemilik text not null references pengguna,
  untuk text not null,
  -- The store it is shared with.
  toko text references toko,
  rentang text,
  isi jsonb not null,
  diubah timestamptz not null default now(),
  constraint tampilan_tersimpan_nama check (length(nama) between 1 and 40),
  constraint tampilan_tersimpan_untuk check (untuk in ('SAYA', 'TOKO', 'SEMUA')),
  constraint tampilan_tersimpan_toko check ((untuk = 'TOKO') = (toko is not null)),
  constraint tampilan_tersimpan_rentang check (rentang in ('hariIni', 'kemarin', 'tujuhHari', 'bulanIni', 'bulanLalu')),
  constraint tampilan_tersimpan_isi check (jsonb_typeof(isi) = 'object')
);
comment on constraint tampilan_tersimpan_nama on tampilan_tersimpan is 'Nama Tampilan Harus Diisi';
comment on constraint tampilan_tersimpan_untuk on tampilan_tersimpan is 'Tampilan Dibagikan Kepada Siapa Tidak Dikenal';
comment on constraint tampilan_tersimpan_toko on tampilan_tersimpan is 'Tampilan Untuk Satu Toko Menyebut Tokonya';
comment on constraint tampilan_tersimpan_rentang on tampilan_tersimpan is 'Rentang Tanggal Tidak Dikenal';
comment on constraint tampilan_tersimpan_isi on tampilan_tersimpan is 'Isi Tampilan Tidak Terbaca';
create unique index uq_tampilan_tersimpan on tampilan_tersimpan (pemilik, tempat, lower(nama));
create index tampilan_tersimpan_tempat on tampilan_tersimpan (tempat) where untuk <> 'SAYA';
grant select, insert, update, delete on tampilan_tersimpan to mustika_app;
