-- Selling elsewhere: the shop's account at a marketplace, which trays are offered there, and what the marketplace told us.
create table setting_marketplace (
  kode_toko text not null references toko,
  penyedia text not null check (penyedia in ('SHOPEE', 'TIKTOK')),
  aktif boolean not null default false,
  alamat text not null,
  -- partner_id of Shopee, app_key of TikTok Shop.
  id_aplikasi text not null,
  -- shop_id of Shopee, shop_cipher of TikTok Shop.
  id_toko text not null,
  -- partner_key or app_secret, and the access token; sealed, written and never shown.
  kunci text,
  token text,
  -- The address the marketplace was told to call; part of what Shopee signs.
  alamat_webhook text not null default '',
  -- Trays whose pieces are offered.
  baki text[] not null default '{}',
  uji_pada timestamptz,
  uji_hasil text,
  versi integer not null default 1,
  diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
  diubah_pada timestamptz not null default now(),
  primary key (kode_toko, penyedia)
);
select pasang_rls('setting_marketplace', 'select, insert, update');

create table peristiwa_marketplace (
  kode_toko text not null,
  penyedia text not null,
  id_peristiwa text not null,
  jenis text not null,
  isi jsonb not null,
  diterima timestamptz not null,
  primary key (kode_toko, penyedia, id_peristiwa),
  foreign key (kode_toko, penyedia) references setting_marketplace
);
select pasang_rls('peristiwa_marketplace', 'select, insert');
