-- Access to a shop at a marketplace, given on the marketplace's own page: the token ends after hours, another sealed word renews it, and
-- what an offer there needs that no piece says by itself. docs/decisions/0161.
alter table setting_marketplace
  -- Renews the token; good once, so that one server alone may spend it.
  add column segar text,
  add column token_sampai timestamptz,
  add column segar_sampai timestamptz,
  -- Raised by every token; who renews one says which.
  add column versi_token integer not null default 0 constraint setting_marketplace_versi_token check (versi_token >= 0),
  -- Until when somebody is at it.
  add column putar_sampai timestamptz,
  -- What was sent along to the page of the marketplace: its hash, and until when it may come back.
  add column izin_tanda text,
  add column izin_sampai timestamptz,
  -- service_id of the page of TikTok Shop; Shopee needs none.
  add column id_layanan text not null default '',
  -- What it costs to sell there.
  add column kode_marketplace text references marketplace,
  add column kategori text not null default '',
  add column logistik text not null default '',
  add column kurir text not null default '',
  add column gudang text not null default '',
  -- Whether what is offered follows the price of the day.
  add column ikut_harga boolean not null default true,
  -- How often the marketplace itself could not be reached since it last answered, why, and until when it is left in peace.
  add column gagal integer not null default 0 constraint setting_marketplace_gagal check (gagal >= 0),
  add column galat text,
  add column coba_lagi timestamptz,
  add column terakhir timestamptz,
  -- Orders that changed until then were asked for.
  add column pesanan_sampai timestamptz;
