-- Jobs that were under way among what a shop brings along, and money ahead that was paid elsewhere. docs/decisions/0134.
-- oldest program: 0630_oldest_program.sql
alter table saldo_awal add column service rupiah not null default 0 check (service >= 0);
alter table service_gerak drop constraint service_gerak_jenis_check,
  add constraint service_gerak_jenis_check check (jenis in ('MASUK', 'AWAL', 'TAMBAH', 'AMBIL', 'BATAL', 'BATAL_AWAL', 'BATAL_AMBIL'));
