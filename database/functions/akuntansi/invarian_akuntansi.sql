-- The sums say what the book says, for every day that is over and for no day that is open.
create or replace function invarian_akuntansi()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'SALDO_AKUN', kode_toko, jsonb_build_object('nomor_akun', nomor_akun, 'tanggal', tanggal, 'dimensi', dimensi,
         'debit', s.debit, 'buku_debit', b.debit, 'kredit', s.kredit, 'buku_kredit', b.kredit)
    from saldo_akun_hari s
    full join (select g.kode_toko, g.nomor_akun, g.tanggal, g.dimensi, g.penutup, sum(g.debit) as debit, sum(g.kredit) as kredit
                 from gerak_akun g
                where not exists (select from hari_toko h where h.kode_toko = g.kode_toko and h.tanggal = g.tanggal and h.status = 'OPEN')
                group by 1, 2, 3, 4, 5) b using (kode_toko, nomor_akun, tanggal, dimensi, penutup)
   where s.debit is distinct from b.debit or s.kredit is distinct from b.kredit
$$;
revoke execute on function invarian_akuntansi() from public;
