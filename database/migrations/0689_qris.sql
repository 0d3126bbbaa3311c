-- oldest program: 0630_oldest_program.sql
-- Money by QRIS (docs/decisions/0147): what an account takes it by, what the provider keeps of it, and what he calls each payment.
alter table rekening
  add bisa_qris boolean not null default false,
  add mdr_qris mili_persen not null default 700,
  add qris text,
  add constraint rekening_mdr_qris_check check (mdr_qris between 0 and 100000),
  add constraint rekening_qris_check check (length(qris) <= 512 and qris ~ '^000201[ -~]+6304[0-9A-F]{4}$');

-- Older programs write no such payment, and read one as any other that is no cash.
alter table pembayaran
  add no_referensi text,
  drop constraint pembayaran_jenis,
  add constraint pembayaran_jenis
    check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS', 'TUKAR', 'TITIPAN', 'KUPON', 'POIN', 'CICILAN', 'AWAL')),
  drop constraint pembayaran_rekening,
  add constraint pembayaran_rekening check ((jenis in ('DEBET', 'CREDIT', 'TRANSFER', 'QRIS')) = (no_rekening is not null)),
  add constraint pembayaran_referensi check (no_referensi is null or (jenis = 'QRIS' and length(no_referensi) between 4 and 40)),
  -- What the provider keeps is never put upon the payer.
  add constraint pembayaran_biaya_qris check (jenis <> 'QRIS' or fee_ditanggung = 'TOKO');
