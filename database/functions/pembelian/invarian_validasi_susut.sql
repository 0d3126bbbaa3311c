-- A word stands only about wear that a purchase has, with the weights of that purchase.
create or replace function invarian_validasi_susut()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'VALIDASI_SUSUT', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'no_faktur', v.no_faktur)
    from validasi_susut_barang v
    left join pembelian_barang l on l.kode_toko = v.kode_toko and l.no_faktur = v.no_faktur
   where (l.kode_barcode, l.berat_nota::bigint, l.berat::bigint) is distinct from (v.kode_barcode, v.berat_nota::bigint, v.berat::bigint)
      or l.susut = 0
  union all
  select 'VALIDASI_SUSUT', v.kode_toko, jsonb_build_object('no_dokumen', v.no_dokumen, 'batal', v.batal, 'status', d.status)
    from validasi_susut_barang v join dokumen d on d.kode_toko = v.kode_toko and d.no_dokumen = v.no_dokumen
   where v.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_validasi_susut() from public;
