-- Writer: what an order has come to. Only what is named changes.
create or replace function catat_baris_pesanan_ubah(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare x jsonb := baris -> 0;
begin
  update pesanan p set
    kode_tukang = case when x ? 'kode_tukang' then x ->> 'kode_tukang' else p.kode_tukang end,
    tgl_jadi = case when x ? 'tgl_jadi' then (x ->> 'tgl_jadi')::date else p.tgl_jadi end,
    potongan = coalesce((x ->> 'potongan')::bigint, p.potongan)
   where p.kode_toko = toko and p.no_pesanan = no_dok;
end $$;
