-- Reminders of what falls due: of a running loan, and of the next instalment of a running plan. A reminder is a message its contract
-- gets by itself, once for each due date on each of two occasions, however many servers ask and however often.
alter table pesan_wa drop constraint pesan_wa_jenis_check,
  add constraint pesan_wa_jenis_check
    check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'INGAT_HUTANG', 'INGAT_CICILAN', 'UJI')),
  -- The due date it reminds of, and on which occasion: some days ahead, or on the day.
  add column tempo date,
  add column saat text constraint pesan_wa_saat check (saat in ('SEBELUM', 'HARI_H')),
  add constraint pesan_wa_ingat
    check ((jenis in ('INGAT_HUTANG', 'INGAT_CICILAN')) = (tempo is not null) and (tempo is null) = (saat is null));
drop index uq_pesan_wa_otomatis;
create unique index uq_pesan_wa_otomatis on pesan_wa (kode_toko, jenis, no_dokumen, tempo, saat) nulls not distinct where otomatis;

alter table setting_wa_pesan drop constraint setting_wa_pesan_jenis_check,
  add constraint setting_wa_pesan_jenis_check
    check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'CICILAN', 'INGAT_HUTANG', 'INGAT_CICILAN')),
  -- Days before the due date; 0 reminds on the day alone.
  add column hari_sebelum integer constraint setting_wa_pesan_hari_sebelum check (hari_sebelum between 0 and 30),
  add constraint setting_wa_pesan_ingat check ((jenis in ('INGAT_HUTANG', 'INGAT_CICILAN')) = (hari_sebelum is not null));
