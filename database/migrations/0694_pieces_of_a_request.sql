-- The pieces a request for approval is about, as the server named them under the seal (docs/decisions/0152).
alter table otorisasi_minta add barang jsonb not null default '[]';
