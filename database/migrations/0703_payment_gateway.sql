-- One payment gateway for QRIS (docs/decisions/0155): how a store reaches it, and every sum it was asked to collect.
create table setting_gerbang (
  kode_toko text not null primary key references toko,
  aktif boolean not null default false,
  alamat text not null default '',
  -- Sealed with the keys of the secrets.
  kunci text,
  kunci_diganti timestamptz,
  -- Where what it collects is owed: an account that takes QRIS, with its MDR.
  no_rekening text,
  menit integer not null default 15 constraint setting_gerbang_menit check (menit between 5 and 60),
  versi integer not null default 0,
  diubah_oleh text,
  diubah_pada timestamptz,
  foreign key (kode_toko, no_rekening) references rekening,
  constraint setting_gerbang_lengkap check (not aktif or (kunci is not null and no_rekening is not null and alamat <> ''))
);
select pasang_rls('setting_gerbang', 'select, insert, update');
grant select (kode_toko, aktif, no_rekening) on setting_gerbang to mustika_buku;

create table tagihan_qris (
  kode_toko text not null references setting_gerbang,
  -- What the gateway calls the order by.
  id text not null constraint tagihan_qris_id check (id ~ '^[A-Z0-9-]{8,50}$'),
  -- The attempt to pay that it is for: asked again, it is the same.
  untuk text not null,
  no_rekening text not null,
  jumlah rupiah not null constraint tagihan_qris_jumlah check (jumlah > 0),
  status text not null default 'MINTA'
    constraint tagihan_qris_status check (status in ('MINTA', 'MENUNGGU', 'LUNAS', 'DIAKUI', 'BATAL', 'KEDALUWARSA', 'GAGAL')),
  -- The gateway's name of the payment, and the number that stands for it on the nota.
  transaksi text,
  acuan text,
  qris text,
  kedaluwarsa timestamptz not null,
  percobaan integer not null default 0 constraint tagihan_qris_percobaan check (percobaan >= 0),
  periksa timestamptz not null,
  galat text,
  masalah text constraint tagihan_qris_masalah check (masalah in ('JUMLAH_BEDA', 'KEMBALI', 'TIDAK_DIBAYAR')),
  dibuat timestamptz not null,
  dibuat_oleh text not null,
  diminta timestamptz not null,
  lunas timestamptz,
  diakui timestamptz,
  diakui_oleh text,
  diakui_setuju text,
  selesai text constraint tagihan_qris_selesai check (selesai in ('DIPASANG', 'DIKEMBALIKAN', 'DIBUKUKAN')),
  no_dokumen text,
  selesai_oleh text,
  selesai_pada timestamptz,
  alasan text,
  primary key (kode_toko, id),
  foreign key (kode_toko, no_rekening) references rekening,
  constraint tagihan_qris_lunas check (status not in ('LUNAS', 'DIAKUI') or acuan is not null),
  constraint tagihan_qris_diakui check (status <> 'DIAKUI' or (diakui is not null and diakui_setuju is not null)),
  constraint tagihan_qris_tutup check ((selesai is null) = (selesai_oleh is null) and (selesai is distinct from 'DIPASANG' or no_dokumen is not null))
);
create unique index tagihan_qris_terbuka on tagihan_qris (kode_toko, untuk, no_rekening, jumlah) where status in ('MINTA', 'MENUNGGU');
create unique index tagihan_qris_acuan on tagihan_qris (kode_toko, no_rekening, acuan) where acuan is not null;
create unique index tagihan_qris_pasang on tagihan_qris (kode_toko, no_dokumen) where selesai = 'DIPASANG';
create index tagihan_qris_periksa on tagihan_qris (periksa) where status in ('MINTA', 'MENUNGGU', 'DIAKUI');
create index tagihan_qris_dibuat on tagihan_qris (kode_toko, dibuat);
select pasang_rls('tagihan_qris', 'select, insert, update');
grant select on tagihan_qris to mustika_buku;
