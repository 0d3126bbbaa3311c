-- The place of business as the tax office numbers it (NITKU): six digits behind the NPWP. Interfaces 1.
alter table toko add column nitku text;
alter table toko add constraint toko_nitku check (nitku ~ '^[0-9]{6}$');
comment on constraint toko_nitku on toko is 'NITKU Harus 6 Angka';
