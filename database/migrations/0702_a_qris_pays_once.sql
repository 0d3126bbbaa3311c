-- A QRIS payment is shown once: its number stands on no second document of its account, unless the first was cancelled. docs/decisions/0147.
-- oldest program: 0630_oldest_program.sql
create index pembayaran_referensi on pembayaran (kode_toko, no_rekening, no_referensi) where no_referensi is not null;
