-- Pictures of pieces that a craftsman made, taken before they have a code.
create table barang_jadi_foto (
  kode_toko text not null references toko,
  foto text not null,
  user_id text not null default current_setting('app.user_id', true),
  waktu timestamp with time zone not null default now(),
  primary key (kode_toko, foto)
);
select pasang_rls('barang_jadi_foto', 'select, insert');
