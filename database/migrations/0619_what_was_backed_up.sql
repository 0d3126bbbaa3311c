-- Who owns the shop reads when it was last backed up and when a backup of it was last brought back and proven. One row a backup that
-- the house made by itself; `sebab` says why one failed. The owner of the database writes it, as he makes the backup.
create table cadangan (
  nama text primary key check (nama ~ '^mustika-[0-9-]+$'),
  mulai timestamptz not null,
  byte bigint check (byte > 0),
  dibuktikan timestamptz,
  temuan integer check (temuan >= 0),
  sebab text
);
create index cadangan_mulai on cadangan (mulai);
grant select on cadangan to mustika_app, mustika_report;
