create or replace function tutup_periksa_sepuhan(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select case when x.kirim then 'KIRIM_PUSAT' else 'TERIMA_PUSAT' end,
         case when x.kirim then 'Kiriman emas ke pusat yang belum sampai' else 'Kiriman emas dari cabang yang belum diterima' end,
         count(*)::integer, 'ALASAN', case when x.kirim then '/kirim-barang-cuci' else '/terima-emas-cabang' end,
         to_jsonb((array_agg(x.no_dokumen || ' · ' || replace((x.sisa / 1000.0)::numeric(14, 3)::text, '.', ',') || ' g' order by x.no_dokumen))[1:20])
    from (select l.no_dokumen, l.kode_toko = w ->> 'toko' as kirim, sum(l.sisa_berat)::numeric as sisa from kirim_pusat_lot l
           where l.sisa_berat > 0 and (l.kode_toko = w ->> 'toko' or l.tujuan = w ->> 'toko') group by 1, 2) x
   group by x.kirim
$$;
