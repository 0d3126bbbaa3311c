-- What was ordered at a marketplace of the pieces that are offered there, as it was last read there. docs/decisions/0162.
create table pesanan_marketplace (
  kode_toko text not null,
  penyedia text not null,
  no_pesanan text not null,
  keadaan text not null
    constraint pesanan_marketplace_keadaan check (keadaan in ('BELUM_BAYAR', 'SIAP_KIRIM', 'DIKIRIM', 'SELESAI', 'BATAL')),
  -- In the words of the marketplace, and when it changed there: what was read late does not overtake what is newer.
  keadaan_asal text not null,
  diubah_sana timestamptz not null,
  total rupiah not null constraint pesanan_marketplace_total check (total >= 0),
  pembeli text not null default '',
  percobaan integer not null default 0 constraint pesanan_marketplace_percobaan check (percobaan >= 0),
  galat text,
  dibuat timestamptz not null,
  diubah timestamptz not null,
  primary key (kode_toko, penyedia, no_pesanan),
  foreign key (kode_toko, penyedia) references setting_marketplace
);
create index pesanan_marketplace_terbaru on pesanan_marketplace (kode_toko, dibuat desc);
select pasang_rls('pesanan_marketplace', 'select, insert, update');

create table pesanan_marketplace_barang (
  kode_toko text not null,
  penyedia text not null,
  no_pesanan text not null,
  kode_barcode text not null,
  harga rupiah not null constraint pesanan_marketplace_barang_harga check (harga >= 0),
  -- MENUNGGU: in a cart here; DIPEGANG: held for it; DISERAHKAN: handed to the till; TERJUAL: by the till, after it was handed over;
  -- BENTROK: not here any more, to be cancelled there; LEPAS: cancelled there; TINJAU: cancelled there after it was sold here.
  keadaan text not null constraint pesanan_marketplace_barang_keadaan
    check (keadaan in ('MENUNGGU', 'DIPEGANG', 'DISERAHKAN', 'TERJUAL', 'BENTROK', 'LEPAS', 'TINJAU')),
  primary key (kode_toko, penyedia, no_pesanan, kode_barcode),
  foreign key (kode_toko, penyedia, no_pesanan) references pesanan_marketplace,
  foreign key (kode_toko, kode_barcode) references barang
);
-- One order at a time has a piece.
create unique index pesanan_marketplace_barang_satu on pesanan_marketplace_barang (kode_toko, kode_barcode)
  where keadaan in ('DIPEGANG', 'DISERAHKAN');
select pasang_rls('pesanan_marketplace_barang', 'select, insert, update');
-- Asked before a day closes.
grant select on pesanan_marketplace, pesanan_marketplace_barang to mustika_buku;
-- Held for an order by a function that looks at the piece first.
grant insert, update on barang_pegang to mustika_buku;
