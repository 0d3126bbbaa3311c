-- A price that is bound is let out as well: what of it nobody has paid, and the fine gold it holds. Domain R4.14; docs/decisions/0107.
alter table lepas_sendiri drop constraint lepas_sendiri_jenis;
alter table lepas_sendiri add constraint lepas_sendiri_jenis
  check (jenis in ('UANG', 'TANPA_NOTA', 'BELUM_DILIHAT', 'PERJALANAN', 'UTANG', 'POIN', 'POTONGAN', 'HARGA'));
comment on constraint lepas_sendiri_jenis on lepas_sendiri is 'Jenis Yang Dilepas Tidak Dikenal';
