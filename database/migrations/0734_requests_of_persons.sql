-- What persons ask about their data by law, with the log of every step; what changed of a member, kept beside the chain of the audit so that
-- it can go with him; a member of whom nothing is known any more. docs/decisions/0167.
-- oldest program: 0630_oldest_program.sql
alter table member add dianonimkan timestamptz;
alter table member add constraint member_anonim check (dianonimkan is null
  or not aktif and no_hp is null and alamat is null and tgl_lahir is null and no_kartu is null);
comment on constraint member_anonim on member is 'Member Tanpa Data Diri Tidak Dapat Diisi Lagi';

create table perubahan_member (
  kode_toko text not null references toko,
  id uuid not null,
  kode_member text not null references member,
  aksi text not null,
  waktu timestamptz not null default now(),
  user_id text not null,
  -- What the digest in the audit is salted with: without it nobody can try what stood here.
  garam text,
  sebelum jsonb,
  sesudah jsonb,
  primary key (kode_toko, id),
  constraint perubahan_member_aksi check (aksi in ('tambah', 'ubah', 'gabung', 'pisah')),
  constraint perubahan_member_isi check ((garam is null) = (sesudah is null) and (sebelum is null or sesudah is not null))
);
comment on constraint perubahan_member_aksi on perubahan_member is 'Jenis Perubahan Member Tidak Dikenal';
comment on constraint perubahan_member_isi on perubahan_member is 'Isi Perubahan Member Tidak Lengkap';
create index perubahan_member_siapa on perubahan_member (kode_member, waktu);
select pasang_rls('perubahan_member', 'select, insert');

create table permintaan_data (
  kode_toko text not null references toko,
  id uuid not null,
  jenis text not null,
  keadaan text not null default 'MASUK',
  kode_member text references member,
  nama text not null,
  no_hp text,
  -- How he proved who he is, and what he asks in his words.
  bukti text,
  isi text,
  masuk timestamptz not null,
  tenggat timestamptz not null,
  selesai timestamptz,
  penangan text references pengguna,
  alasan text,
  -- The change that answered it.
  toko_perubahan text,
  perubahan uuid,
  -- Keyed digests of whom it was about: whoever comes back is known by them when nothing else is left.
  sidik text[] not null,
  primary key (kode_toko, id),
  foreign key (toko_perubahan, perubahan) references perubahan_member,
  constraint permintaan_data_jenis check (jenis in ('AKSES', 'KOREKSI', 'HAPUS')),
  constraint permintaan_data_keadaan check (keadaan in ('MASUK', 'DIKERJAKAN', 'SELESAI', 'DITOLAK')),
  constraint permintaan_data_tenggat check (tenggat > masuk),
  constraint permintaan_data_selesai check ((selesai is not null) = (keadaan in ('SELESAI', 'DITOLAK'))),
  constraint permintaan_data_alasan check ((alasan is not null) = (keadaan = 'DITOLAK')),
  constraint permintaan_data_penangan check (penangan is not null or keadaan = 'MASUK'),
  constraint permintaan_data_perubahan check (perubahan is null or jenis = 'KOREKSI' and keadaan = 'SELESAI')
);
comment on constraint permintaan_data_jenis on permintaan_data is 'Jenis Permintaan Tidak Dikenal';
comment on constraint permintaan_data_keadaan on permintaan_data is 'Keadaan Permintaan Tidak Dikenal';
comment on constraint permintaan_data_tenggat on permintaan_data is 'Tenggat Permintaan Sesudah Permintaan Masuk';
comment on constraint permintaan_data_selesai on permintaan_data is 'Permintaan Yang Selesai Punya Waktu Selesai';
comment on constraint permintaan_data_alasan on permintaan_data is 'Permintaan Yang Ditolak Menyebut Alasannya';
comment on constraint permintaan_data_penangan on permintaan_data is 'Permintaan Yang Dikerjakan Punya Penangan';
comment on constraint permintaan_data_perubahan on permintaan_data is 'Hanya Koreksi Yang Selesai Menyebut Perubahannya';
create index permintaan_data_terbuka on permintaan_data (kode_toko, tenggat) where selesai is null;
create index permintaan_data_siapa on permintaan_data (kode_member) where kode_member is not null;
select pasang_rls('permintaan_data', 'select, insert');
grant update (keadaan, selesai, penangan, alasan, toko_perubahan, perubahan) on permintaan_data to mustika_app;

create table permintaan_data_langkah (
  kode_toko text not null,
  permintaan uuid not null,
  urut smallint not null,
  langkah text not null,
  waktu timestamptz not null,
  user_id text not null,
  keterangan text,
  primary key (kode_toko, permintaan, urut),
  foreign key (kode_toko, permintaan) references permintaan_data,
  constraint permintaan_data_langkah_langkah check (langkah in ('MASUK', 'DIKERJAKAN', 'BERKAS', 'DIHAPUS', 'SELESAI', 'DITOLAK'))
);
comment on constraint permintaan_data_langkah_langkah on permintaan_data_langkah is 'Langkah Permintaan Tidak Dikenal';
select pasang_rls('permintaan_data_langkah', 'select, insert');
