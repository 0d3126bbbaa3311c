-- What the people of the house are told about pieces in motion: that a shipment is on its way to them, that it was received with
-- differences, that a count ended with some. Each of them once for a document, whoever asks how often.
alter table pesan_wa drop constraint pesan_wa_jenis_check,
  add constraint pesan_wa_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'INGAT_HUTANG', 'INGAT_CICILAN',
    'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME', 'UJI'));
alter table setting_wa_pesan drop constraint setting_wa_pesan_jenis_check,
  add constraint setting_wa_pesan_jenis_check check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'INGAT_HUTANG',
    'INGAT_CICILAN', 'KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME'));
drop index uq_pesan_wa_otomatis;
create unique index uq_pesan_wa_otomatis on pesan_wa (kode_toko, jenis, no_dokumen, tempo, saat) nulls not distinct
  where otomatis and jenis not in ('KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME');
create unique index uq_pesan_wa_kabar on pesan_wa (kode_toko, jenis, no_dokumen, penerima)
  where otomatis and jenis in ('KABAR_KIRIM', 'KABAR_TERIMA', 'KABAR_OPNAME');
