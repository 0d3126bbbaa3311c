-- Pieces that are offered at a marketplace, each with a name of its own there. A wish and not a state: what is shown follows from the piece,
-- who holds it and who ordered it. docs/decisions/0161.
create table tawaran_marketplace (
  kode_toko text not null,
  penyedia text not null,
  kode_barcode text not null,
  nama text not null constraint tawaran_marketplace_nama check (length(nama) between 1 and 120),
  -- As somebody typed it; without one it follows from the price of the piece and the fee.
  harga rupiah constraint tawaran_marketplace_harga check (harga > 0),
  tawar boolean not null default false,
  status text not null default 'DITARIK'
    constraint tawaran_marketplace_status check (status in ('ANTRI', 'KIRIM', 'ULANG', 'TAYANG', 'DITARIK', 'DITOLAK')),
  versi integer not null default 1 constraint tawaran_marketplace_versi check (versi > 0),
  -- Something of it left for the marketplace: it is looked for there before it is put there again.
  pernah boolean not null default false,
  -- What it is called there.
  id_barang text,
  id_sku text,
  -- The picture that lies there, by our name and theirs.
  foto text,
  id_foto text,
  -- What the marketplace took last: { harga, stok, tayang }.
  isi jsonb,
  dikirim timestamptz,
  percobaan integer not null default 0 constraint tawaran_marketplace_percobaan check (percobaan >= 0),
  coba_lagi timestamptz,
  galat text,
  oleh text not null,
  dibuat timestamptz not null,
  diubah timestamptz not null,
  primary key (kode_toko, penyedia, kode_barcode),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, penyedia) references setting_marketplace,
  constraint tawaran_marketplace_tayang check (status <> 'TAYANG' or (id_barang is not null and isi is not null))
);
create unique index tawaran_marketplace_nama_unik on tawaran_marketplace (kode_toko, penyedia, lower(nama));
create index tawaran_marketplace_barang on tawaran_marketplace (kode_toko, kode_barcode);
create index tawaran_marketplace_giliran on tawaran_marketplace (kode_toko, penyedia, kode_barcode) where status in ('ANTRI', 'KIRIM', 'ULANG');
select pasang_rls('tawaran_marketplace', 'select, insert, update');
grant select, update on tawaran_marketplace to mustika_buku;
