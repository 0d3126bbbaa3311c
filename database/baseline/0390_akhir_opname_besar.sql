-- A list of five thousand pieces that was frozen a moment ago is one row to the planner, which has not been told of it yet: it then
-- compared every piece with every other one, 25 million times, so that the end of the count was cut off and a burst of tags took
-- seconds. It is told at once. The end also hashes whatever the planner knows: that costs milliseconds when the list is short.
create function kenali_opname() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze stock_opname_barang;
end $$;
revoke execute on function kenali_opname() from public;
grant execute on function kenali_opname() to mustika_buku;

select ubah_fungsi('catat_baris_stock_opname(text, text, smallint, jsonb)'::regprocedure,
  '    -- The figures are those of the list itself',
  '    if (select count(*) from stock_opname_barang l where l.kode_toko = toko and l.no_dokumen = no_dok) > 500 then perform kenali_opname(); end if;
    -- The figures are those of the list itself');
alter function catat_baris_stock_opname_hasil(text, text, smallint, jsonb) set enable_nestloop = off;
