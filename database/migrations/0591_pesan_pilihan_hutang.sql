-- What a customer may choose for his loan is a message somebody at the counter sends him.
alter table pesan_wa drop constraint pesan_wa_jenis_check, add constraint pesan_wa_jenis_check check (jenis = any (array['PENJUALAN',
  'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI', 'SERVICE_SELESAI', 'SERVICE_AMBIL', 'SERVICE_BATAL',
  'PESANAN', 'PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL', 'PRE_ORDER', 'PRE_ORDER_DATANG', 'PRE_ORDER_BATAL', 'INGAT_HUTANG',
  'INGAT_CICILAN', 'PILIHAN_HUTANG', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME', 'UJI']));
alter table setting_wa_pesan drop constraint setting_wa_pesan_jenis_check, add constraint setting_wa_pesan_jenis_check check (jenis = any
  (array['PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'SERVICE', 'SERVICE_KERJA', 'SERVICE_JANJI', 'SERVICE_SELESAI', 'SERVICE_AMBIL',
  'SERVICE_BATAL', 'PESANAN', 'PESANAN_KERJA', 'PESANAN_JADI', 'PESANAN_BATAL', 'PRE_ORDER', 'PRE_ORDER_DATANG', 'PRE_ORDER_BATAL',
  'INGAT_HUTANG', 'INGAT_CICILAN', 'PILIHAN_HUTANG', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME']));
