-- ENKRIPSI=on: the keys a session agreed on at login, sealed by the server's own key, and the calls it has already sent.
alter table sesi add column kunci_enkripsi text;

-- Nonce and tag of every sealed write: the same bytes never count twice, whichever process they reach.
create table enkripsi_terpakai (
  token_hash bytea not null references sesi on delete cascade,
  cap bytea not null check (octet_length(cap) = 28),
  primary key (token_hash, cap)
);
grant select, insert, delete on enkripsi_terpakai to mustika_app;
