-- The second step of logging in: a seed per user, sealed by the server's key before it comes here, and the last step of
-- time whose code was used. Without `aktif_sejak` the user has begun and not yet shown that his app works.
create table pengguna_totp (
  user_id text primary key references pengguna,
  rahasia text not null,
  langkah bigint not null default 0,
  dibuat timestamptz not null,
  aktif_sejak timestamptz
);
grant select, insert, update on pengguna_totp to mustika_app;

-- Codes for the day the phone is gone: hashed, each used once.
create table pengguna_pemulihan (
  user_id text not null references pengguna,
  kode_hash bytea not null,
  dibuat timestamptz not null,
  dipakai timestamptz,
  primary key (user_id, kode_hash)
);
grant select, insert, update on pengguna_pemulihan to mustika_app;
