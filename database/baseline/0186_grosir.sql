-- Hand-over to the wholesale application: a ticket that is good once and for a minute. Only its hash is kept.
create table tiket_grosir (
  id_hash text primary key,
  kode_toko_asal text not null references toko,
  user_id text not null,
  tujuan text not null,
  berakhir timestamptz not null,
  ditukar timestamptz
);
select beri_hak_rantai('tiket_grosir');
