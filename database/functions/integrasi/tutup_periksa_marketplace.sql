-- Orders of marketplaces that somebody should look at before the day is over.
create or replace function tutup_periksa_marketplace(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language plpgsql stable as $$
begin
  return query
  select 'PESANAN_MARKETPLACE', 'Pesanan marketplace yang bentrok', count(*)::integer, 'ALASAN', '/pesanan-marketplace',
         to_jsonb((array_agg(r.no_pesanan || ' · ' || r.kode_barcode order by r.no_pesanan, r.kode_barcode))[1:20])
    from pesanan_marketplace_barang r
    join pesanan_marketplace p on p.kode_toko = r.kode_toko and p.penyedia = r.penyedia and p.no_pesanan = r.no_pesanan
   where r.kode_toko = w ->> 'toko' and (r.keadaan in ('BENTROK', 'TINJAU') or r.keadaan = 'MENUNGGU' and p.keadaan <> 'BATAL')
  having count(*) > 0
  union all
  -- The gold is out of the house, and no book knows it.
  select 'PESANAN_TERKIRIM', 'Pesanan marketplace terkirim tanpa nota', count(*)::integer, 'ALASAN', '/pesanan-marketplace',
         to_jsonb((array_agg(r.no_pesanan || ' · ' || r.kode_barcode order by r.no_pesanan, r.kode_barcode))[1:20])
    from pesanan_marketplace_barang r
    join pesanan_marketplace p on p.kode_toko = r.kode_toko and p.penyedia = r.penyedia and p.no_pesanan = r.no_pesanan
   where r.kode_toko = w ->> 'toko' and r.keadaan in ('DIPEGANG', 'DISERAHKAN') and p.keadaan in ('DIKIRIM', 'SELESAI')
  having count(*) > 0;
end $$;
