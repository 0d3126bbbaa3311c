-- What the provider says became of a message after it took it: sent on, delivered, read or failed. Its word may come before
-- ours that the message was taken, twice, and in any order: each is kept once by the provider's own id.
alter table setting_wa
  -- Sealed like the token: the secret that signs the provider's words, and what it proves itself with when it first calls.
  add column rahasia_aplikasi text,
  add column token_verifikasi text;

create table kabar_wa (
  kode_toko text not null references setting_wa,
  id_penyedia text not null check (length(id_penyedia) between 1 and 200),
  kabar text not null check (kabar in ('SENT', 'DELIVERED', 'READ', 'FAILED')),
  waktu timestamptz not null,
  galat text,
  diterima timestamptz not null,
  primary key (kode_toko, id_penyedia, kabar)
);
select pasang_rls('kabar_wa', 'select, insert');
