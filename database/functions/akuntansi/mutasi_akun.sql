-- Closed days from the sums, the open day from the book.
create or replace view mutasi_akun with (security_invoker = true) as
  select kode_toko, tanggal, nomor_akun, dimensi, penutup, debit::bigint as debit, kredit::bigint as kredit from saldo_akun_hari
  union all
  select g.kode_toko, g.tanggal, g.nomor_akun, g.dimensi, g.penutup, g.debit, g.kredit
    from hari_toko h join gerak_akun g on g.kode_toko = h.kode_toko and g.tanggal = h.tanggal where h.status = 'OPEN';
grant select on mutasi_akun to mustika_app, mustika_buku, mustika_report;
