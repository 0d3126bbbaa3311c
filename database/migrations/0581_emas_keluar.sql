-- Gold that leaves for nothing is let out as well: scrap for a supplier, what is melted, lost or destroyed on one person's word. Domain R4.14.
alter table lepas_sendiri drop constraint lepas_sendiri_jenis;
alter table lepas_sendiri add constraint lepas_sendiri_jenis
  check (jenis in ('UANG', 'TANPA_NOTA', 'BELUM_DILIHAT', 'PERJALANAN', 'UTANG', 'POIN', 'POTONGAN', 'HARGA', 'EMAS'));
comment on constraint lepas_sendiri_jenis on lepas_sendiri is 'Jenis Yang Dilepas Tidak Dikenal';
