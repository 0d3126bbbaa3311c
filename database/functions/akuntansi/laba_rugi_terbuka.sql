-- Income and costs that no closing entry has moved yet, as of a day. Debit above zero.
create or replace function laba_rugi_terbuka(toko text, hari date)
  returns table(nomor_akun text, dimensi text, saldo bigint) language sql stable as $$
  select m.nomor_akun, m.dimensi, sum(m.debit - m.kredit)::bigint
    from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun and a.laporan = 'LABA_RUGI'
   where m.kode_toko = toko and m.tanggal <= hari
   group by m.nomor_akun, m.dimensi having sum(m.debit - m.kredit) <> 0
$$;
