create or replace function invarian_timbang_baki()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'TIMBANG_BAKI', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'status', d.status, 'aktif', t.aktif)
    from timbang_baki t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.aktif <> (d.status = 'OPEN') or (d.status = 'DONE' and t.timbangan is null)
$$;
revoke execute on function invarian_timbang_baki() from public;
