-- What a nota says of a lot is what it did to it: sold at the cost the nota carries, bought at the price it paid once it is in the books.
create or replace function invarian_nota_lot()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with nota as (
    select l.kode_toko, l.no_faktur_group as no_dokumen, 'KELUAR' as arah, l.kode_barcode as kode_lot, sum(l.jumlah) as qty, sum(l.berat) as berat,
           sum(l.harga_modal) as nilai
      from penjualan_barang l where l.lot group by 1, 2, 4
    union all
    select l.kode_toko, l.no_faktur_group, 'MASUK', l.kode_barcode, sum(l.jumlah), sum(l.berat), sum(l.harga)
      from pembelian_barang l
     where l.lot and exists (select from peristiwa e where e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.ke_status = 'DONE')
     group by 1, 2, 4
  ), gerak as (
    select g.kode_toko, g.no_dokumen, g.arah, g.kode_lot, sum(g.qty) as qty, sum(g.berat) as berat, sum(g.nilai) as nilai
      from gerak_lot g join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen and d.jenis in ('penjualan', 'pembelian')
     where g.membalik is null group by 1, 2, 3, 4
  )
  select 'NOTA_LOT', kode_toko, jsonb_build_object('no_dokumen', no_dokumen, 'kode_lot', kode_lot, 'arah', arah, 'nota', n.berat, 'gerak', g.berat,
         'nilai_nota', n.nilai, 'nilai_gerak', g.nilai)
    from nota n full join gerak g using (kode_toko, no_dokumen, arah, kode_lot)
   where (n.qty, n.berat, n.nilai) is distinct from (g.qty, g.berat, g.nilai)
$$;
revoke execute on function invarian_nota_lot() from public;
