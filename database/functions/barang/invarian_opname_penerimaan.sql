-- A count is what its kinds come to.
create or replace function invarian_opname_penerimaan()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'OPNAME_PENERIMAAN', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'kepala', h.jumlah, 'baris', sum(j.jumlah))
    from opname_penerimaan h
    left join opname_penerimaan_jenis j on j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen
   group by h.kode_toko, h.no_dokumen, h.jumlah, h.berat, h.selisih_jumlah, h.selisih_berat
  having sum(j.jumlah) is distinct from h.jumlah::bigint or sum(j.berat) is distinct from h.berat::numeric
      or sum(j.jumlah - j.terima_jumlah) is distinct from h.selisih_jumlah::bigint
      or sum(j.berat::bigint - j.terima_berat::bigint) is distinct from h.selisih_berat::numeric
$$;
revoke execute on function invarian_opname_penerimaan() from public;
