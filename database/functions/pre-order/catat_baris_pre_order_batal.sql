-- Writer: a pre-order that is given up: nobody waits for the rest of it, and what the shop kept of its money.
create or replace function catat_baris_pre_order_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update pre_order_barang b set batal = b.qty - b.datang where b.kode_toko = toko and b.no_po = no_dok;
  update pre_order p set potongan = (baris -> 0 ->> 'potongan')::bigint where p.kode_toko = toko and p.no_po = no_dok;
end $$;
