-- Passkeys of whoever may agree, and what they sign: one question of one person for one act, once. docs/decisions/0150.
create table pengguna_passkey (
  user_id text not null references pengguna,
  -- As the authenticator names it, in base64url.
  id text not null,
  nama text not null,
  -- The public half, as COSE.
  kunci bytea not null,
  -- The last count it signed with; one that never counts stays at none.
  hitungan bigint not null default 0,
  -- How the browser reaches it.
  lewat text[] not null default '{}',
  dibuat timestamptz not null,
  dipakai timestamptz,
  dicabut timestamptz,
  primary key (user_id, id),
  constraint pengguna_passkey_nama check (length(nama) between 1 and 40),
  constraint pengguna_passkey_hitungan check (hitungan >= 0)
);
create unique index pengguna_passkey_id on pengguna_passkey (id);
comment on constraint pengguna_passkey_nama on pengguna_passkey is 'Nama Passkey Harus Diisi';
comment on constraint pengguna_passkey_hitungan on pengguna_passkey is 'Hitungan Passkey Tidak Sesuai';
-- Whose it is and what it signs with is written once.
grant select, insert, update (hitungan, dipakai, dicabut) on pengguna_passkey to mustika_app;

create table otorisasi_tantangan (
  kode_toko text not null references toko,
  id uuid not null,
  cara text not null,
  -- What has to come back signed.
  tantangan text not null,
  -- Who asks, and who is to agree where that is known before.
  requester text not null references pengguna,
  approver text references pengguna,
  -- The act; none where a passkey is being made.
  op_hash text,
  dibuat timestamptz not null,
  berakhir timestamptz not null,
  dipakai timestamptz,
  primary key (kode_toko, id),
  unique (kode_toko, tantangan),
  constraint otorisasi_tantangan_cara check (cara in ('PASSKEY', 'SIDIK_JARI')),
  constraint otorisasi_tantangan_masa check (berakhir > dibuat),
  constraint otorisasi_tantangan_orang_lain check (op_hash is null or approver <> requester)
);
comment on constraint otorisasi_tantangan_cara on otorisasi_tantangan is 'Cara Menyetujui Tidak Dikenal';
comment on constraint otorisasi_tantangan_masa on otorisasi_tantangan is 'Masa Tantangan Otorisasi Tidak Sesuai';
comment on constraint otorisasi_tantangan_orang_lain on otorisasi_tantangan is 'Penyetuju Harus Orang Lain';
select pasang_rls('otorisasi_tantangan', 'select, insert');
grant update (dipakai) on otorisasi_tantangan to mustika_app;
