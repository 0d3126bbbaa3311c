-- Proof packs of a period are made in the background as exports are, of a store or of the chain. What a file is known by is kept with
-- its request, and stays when the file is gone. docs/decisions/0169.
-- oldest program: 0630_oldest_program.sql
alter table export_minta add column cakupan text not null default 'TOKO';
alter table export_minta add column sidik text;
alter table export_minta add constraint export_minta_cakupan check (cakupan in ('TOKO', 'SEMUA'));
alter table export_minta add constraint export_minta_sidik check (sidik ~ '^[0-9a-f]{64}$');
comment on constraint export_minta_cakupan on export_minta is 'Cakupan Berkas Tidak Dikenal';
comment on constraint export_minta_sidik on export_minta is 'Sidik Berkas Tidak Terbaca';
