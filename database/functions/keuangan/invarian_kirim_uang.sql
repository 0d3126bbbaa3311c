-- What was received was sent, as much, and its sender knows; what its sender calls received has been received.
create or replace function invarian_kirim_uang()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'KIRIM_UANG', coalesce(k.kode_toko, t.dari_toko), jsonb_build_object('no_reff', coalesce(k.no_dokumen, t.no_reff))
    from (select k.kode_toko, k.no_dokumen, k.jumlah, d.status from kirim_uang k
            join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen) k
    full join terima_uang t on t.no_reff = k.no_dokumen and t.dari_toko = k.kode_toko
   where (t.no_reff is null and k.status = 'TERIMA')
      or (t.no_reff is not null and (k.no_dokumen is null or k.status <> 'TERIMA' or k.jumlah <> t.jumlah))
$$;
revoke execute on function invarian_kirim_uang() from public;
