-- Devices the server made a secret for, by its hash, and who has logged in on them. A cookie that is not here was not made
-- here: it opens nothing and counts as a stranger's.
create table perangkat_dikenal (
  user_id text not null references pengguna,
  perangkat_hash bytea not null,
  pertama timestamptz not null default clock_timestamp(),
  terakhir timestamptz not null default clock_timestamp(),
  primary key (user_id, perangkat_hash)
);
create index perangkat_dikenal_perangkat on perangkat_dikenal (perangkat_hash);
grant select, insert on perangkat_dikenal to mustika_app;
grant update (terakhir) on perangkat_dikenal to mustika_app;

-- A session lives by the database's clock as well as by the server's: one that was opened while the server's clock was
-- wrong does not outlive the day on which the clock is put right.
alter table sesi add column lahir timestamptz not null default clock_timestamp();
revoke insert, update on sesi from mustika_app;
grant insert (token_hash, user_id, perangkat_hash, dibuat, dipakai, terlihat, berakhir, alamat, kunci_enkripsi),
  update (dipakai, terlihat, ditutup) on sesi to mustika_app;
