-- Months are closed one after the other: an earlier one whose profit nobody moved yet would disappear into the later one.
-- What lies in a locked period can only go along, because nothing is written there any more.
create or replace function bulan_lalu_terbuka(toko text, hari date) returns boolean language sql stable as $$
  select exists (
    select from mutasi_akun m join akun a on a.nomor_akun = m.nomor_akun and a.laporan = 'LABA_RUGI'
     where m.kode_toko = toko and m.tanggal < hari
       and m.tanggal > coalesce((select max(p.sampai) from penutup_bulan p where p.kode_toko = toko and not p.dibatalkan), '-infinity')
     group by m.nomor_akun, m.dimensi having sum(m.debit - m.kredit) <> 0)
$$;
