-- Orders that were under way among what a shop brings along. docs/decisions/0134.
-- oldest program: 0630_oldest_program.sql
alter table saldo_awal add column pesanan rupiah not null default 0 check (pesanan >= 0);
-- What takes an order back may let go of what is held for it, as the one of every document does that holds pieces.
insert into status_gerak (jenis, transisi, dari, ke, timbang) values
  ('pesanan', 'batalAwal', 'DITITIP', 'TERSEDIA', false),
  ('pesanan', 'batalAwal', 'DITAHAN', 'TERSEDIA', false),
  ('pesanan', 'batalAwal', 'TERSEDIA', 'TERSEDIA', false);
