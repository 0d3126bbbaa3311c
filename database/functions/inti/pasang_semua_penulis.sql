-- All writers that are made of their table, as the tables are now. Migrating calls it after the last function.
create or replace function pasang_semua_penulis() returns void language plpgsql as $$
declare
  satu record;
begin
  for satu in select n.nama, n.kecuali from penulis n where n.kecuali is not null order by n.nama loop
    perform pasang_penulis(satu.nama::regclass, satu.kecuali);
  end loop;
  perform pasang_barang_tiba();
end $$;
revoke execute on function pasang_semua_penulis() from public;
