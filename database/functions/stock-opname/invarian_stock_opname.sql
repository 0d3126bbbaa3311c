create or replace function invarian_stock_opname()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'STOCK_OPNAME', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'status', d.status)
    from stock_opname h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
    left join (select l.kode_toko, l.no_dokumen, count(*) as qty, sum(l.berat) as berat, count(*) filter (where l.keadaan = 'BELUM') as belum,
                      count(*) filter (where l.keadaan = 'HILANG') as hilang from stock_opname_barang l group by 1, 2) l
      on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
   where h.aktif <> (d.status = 'OPEN') or (l.qty, l.berat) is distinct from (h.sistem_qty::bigint, h.sistem_berat::numeric)
      or (d.status = 'DONE' and (l.belum > 0 or l.hilang is distinct from h.hilang_qty::bigint))
$$;
revoke execute on function invarian_stock_opname() from public;
