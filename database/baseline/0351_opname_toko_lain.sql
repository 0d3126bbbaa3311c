-- A count of another store, or none at all, is not there; finished it is only where it is.
select ubah_fungsi(f::regprocedure, $l$if not found then perform tolak('OPNAME_SELESAI', '{}'); end if;$l$,
  $b$if not found then
    perform tolak(case when exists (select from stock_opname o where o.kode_toko = toko and o.no_dokumen = no_dok)
                       then 'OPNAME_SELESAI' else 'OPNAME_TIDAK_ADA' end, '{}');
  end if;$b$)
  from unnest(array['ulang_opname(jsonb)', 'timbang_opname(jsonb)']) f;
