-- Sums one day up again, or forgets its sums while it is open.
create or replace function segarkan_saldo_hari(toko text, hari date) returns void language plpgsql as $$
begin
  delete from saldo_akun_hari s where s.kode_toko = toko and s.tanggal = hari;
  if exists (select from hari_toko h where h.kode_toko = toko and h.tanggal = hari and h.status = 'OPEN') then return; end if;
  insert into saldo_akun_hari (kode_toko, nomor_akun, tanggal, dimensi, penutup, debit, kredit)
    select toko, g.nomor_akun, hari, g.dimensi, g.penutup, sum(g.debit), sum(g.kredit) from gerak_akun g
     where g.kode_toko = toko and g.tanggal = hari group by g.nomor_akun, g.dimensi, g.penutup;
end $$;
