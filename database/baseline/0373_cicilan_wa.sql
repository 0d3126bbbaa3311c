-- A customer is told about his plan as about a deposit.
alter table pesan_wa drop constraint pesan_wa_jenis_check,
  add constraint pesan_wa_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'UJI'));
alter table setting_wa_pesan drop constraint setting_wa_pesan_jenis_check,
  add constraint setting_wa_pesan_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN'));
