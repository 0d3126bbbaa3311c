-- Pieces whose wear nobody has looked at go into the reasons of the closing.
create or replace function tutup_periksa_susut(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'SUSUT', 'Susut pembelian belum divalidasi', count(*)::integer, 'ALASAN', '/validasi-susut',
         to_jsonb((array_agg(l.no_faktur || ' · ' || l.kode_barcode order by l.no_faktur))[1:20])
    from pembelian_barang l
   where l.kode_toko = w ->> 'toko' and l.susut > 0 and not l.batal
     and exists (select from peristiwa e where e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.ke_status = 'DONE')
     and not exists (select from validasi_susut_barang v where v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal)
  having count(*) > 0
$$;
