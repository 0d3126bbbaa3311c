-- An opening balance owes a supplier by invoice: a payment names the invoice, not all that came over with it (docs/decisions/0061).
-- A program of before names the document; what it pays so goes to the oldest invoice.
-- oldest program: 0630_oldest_program.sql
alter table bayar_supplier_faktur
  add urut_utang smallint not null default 0 check (urut_utang >= 0),
  drop constraint bayar_supplier_faktur_pkey,
  add constraint bayar_supplier_faktur_pkey primary key (kode_toko, no_dokumen, no_utang, urut_utang);
-- It answers one column more.
drop function sisa_utang_supplier(text, date, text);
