-- A chain table has one list for all stores; who may write it is the gate's business.
create or replace function beri_hak_rantai(tabel regclass) returns void language plpgsql as $$
begin
  execute format('grant select, insert, update, delete on %s to mustika_app', tabel);
  execute format('grant select on %s to mustika_report, mustika_buku', tabel);
end $$;
