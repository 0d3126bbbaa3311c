-- Points of members among what a shop brings along. docs/decisions/0141.
-- oldest program: 0630_oldest_program.sql
alter table saldo_awal add column poin integer not null default 0 check (poin >= 0);
alter table saldo_awal_baris add column poin integer check (poin > 0),
  drop constraint saldo_awal_baris_jenis_check,
  add constraint saldo_awal_baris_jenis_check check (jenis in ('KAS', 'KAS_GADAI', 'BANK', 'SUPPLIER', 'AKUN', 'POIN')),
  drop constraint saldo_awal_baris_check,
  -- A point may be worth nothing.
  add constraint saldo_awal_baris_check check (case jenis when 'POIN' then debit = 0 else (debit > 0) <> (kredit > 0) end),
  add constraint saldo_awal_baris_poin check ((jenis = 'POIN') = (poin is not null));
