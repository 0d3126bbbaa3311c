-- Hints with their reasons: what a chain set of their rules, and which of them somebody looked at. docs/decisions/0168.
-- oldest program: 0630_oldest_program.sql

-- A rule that is not here counts as it is declared (domains/petunjuk/aturan.rule.ts).
create table aturan_petunjuk (
  aturan text primary key,
  aktif boolean not null,
  ambang mili_persen not null,
  minimal integer not null,
  kali mili_persen not null,
  menit integer not null,
  diubah_oleh text not null references pengguna,
  diubah timestamptz not null,
  constraint aturan_petunjuk_ambang check (ambang between 0 and 100000),
  constraint aturan_petunjuk_minimal check (minimal between 1 and 1000),
  constraint aturan_petunjuk_kali check (kali between 100000 and 1000000),
  constraint aturan_petunjuk_menit check (menit between 0 and 1440)
);
comment on constraint aturan_petunjuk_ambang on aturan_petunjuk is 'Ambang Antara 0 Dan 100 Persen';
comment on constraint aturan_petunjuk_minimal on aturan_petunjuk is 'Paling Sedikit Antara 1 Dan 1000 Kali';
comment on constraint aturan_petunjuk_kali on aturan_petunjuk is 'Dibanding Orang Lain Antara 100 Dan 1000 Persen';
comment on constraint aturan_petunjuk_menit on aturan_petunjuk is 'Menit Antara 0 Dan 1440';
select beri_hak_rantai('aturan_petunjuk');
revoke delete on aturan_petunjuk from mustika_app;

-- Everything of this rule and person between these days that had happened by then was looked at.
create table petunjuk_dilihat (
  kode_toko text not null references toko,
  id uuid not null,
  aturan text not null,
  orang text not null,
  kelompok text not null default '',
  tgl_awal date not null,
  tgl_akhir date not null,
  terakhir timestamptz not null,
  kali integer not null,
  catatan text not null,
  oleh text not null references pengguna,
  pada timestamptz not null,
  primary key (kode_toko, id),
  constraint petunjuk_dilihat_masa check (tgl_akhir >= tgl_awal),
  constraint petunjuk_dilihat_kali check (kali > 0),
  constraint petunjuk_dilihat_catatan check (length(catatan) between 4 and 300)
);
comment on constraint petunjuk_dilihat_masa on petunjuk_dilihat is 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir';
comment on constraint petunjuk_dilihat_kali on petunjuk_dilihat is 'Yang Dilihat Paling Sedikit Satu';
comment on constraint petunjuk_dilihat_catatan on petunjuk_dilihat is 'Catatan Harus Diisi';
create index petunjuk_dilihat_orang on petunjuk_dilihat (kode_toko, tgl_akhir);
select pasang_rls('petunjuk_dilihat', 'select, insert');

-- Prints of a period are asked for by whoever made them; the log has much else.
create index audit_cetak on audit (kode_toko, waktu) where aksi in ('dokumen.cetak', 'dokumen.cetak-ulang');
