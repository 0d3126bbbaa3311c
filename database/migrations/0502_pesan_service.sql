-- A customer hears of his job at every state of it.
alter table setting_wa_pesan drop constraint setting_wa_pesan_jenis_check,
  add constraint setting_wa_pesan_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_SELESAI',
    'SERVICE_AMBIL', 'SERVICE_BATAL', 'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME'));
alter table pesan_wa drop constraint pesan_wa_jenis_check,
  add constraint pesan_wa_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_SELESAI',
    'SERVICE_AMBIL', 'SERVICE_BATAL', 'INGAT_HUTANG', 'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME', 'UJI'));
