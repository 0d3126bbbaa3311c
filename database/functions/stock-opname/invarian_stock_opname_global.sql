create or replace function invarian_stock_opname_global()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'STOCK_OPNAME_GLOBAL', h.kode_toko, jsonb_build_object('no_dokumen', h.no_dokumen, 'status', d.status)
    from stock_opname_global h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_dokumen
    left join (select l.kode_toko, l.no_dokumen, sum(l.sistem_qty) as sq, sum(l.sistem_berat) as sb, sum(l.fisik_qty) as fq, sum(l.fisik_berat) as fb
                 from stock_opname_global_jenis l group by 1, 2) l on l.kode_toko = h.kode_toko and l.no_dokumen = h.no_dokumen
   where h.batal <> (d.status = 'CANC')
      or (l.sq, l.sb, l.fq, l.fb) is distinct from (h.sistem_qty::bigint, h.sistem_berat::numeric, h.fisik_qty::bigint, h.fisik_berat::numeric)
$$;
revoke execute on function invarian_stock_opname_global() from public;
