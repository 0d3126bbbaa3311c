-- A list of five thousand pieces that was frozen a moment ago is one row to the planner, which has not been told of it yet: it then
-- compared every piece with every other one, 25 million times, so that the end of the count was cut off and a burst of tags took
-- seconds. It is told at once. The end also hashes whatever the planner knows: that costs milliseconds when the list is short.
create or replace function kenali_opname()
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  analyze stock_opname_barang;
end $$;
revoke execute on function kenali_opname() from public;
grant execute on function kenali_opname() to mustika_buku;
