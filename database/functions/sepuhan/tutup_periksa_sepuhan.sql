-- Gold that head office has not answered for is explained at both ends; what craftsmen have for more than a fortnight is told.
create or replace function tutup_periksa_sepuhan(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select case when x.kirim then 'KIRIM_PUSAT' else 'TERIMA_PUSAT' end,
         case when x.kirim then 'Kiriman emas ke pusat yang belum sampai' else 'Kiriman emas dari cabang yang belum diterima' end,
         count(*)::integer, 'ALASAN', case when x.kirim then '/kirim-barang-cuci' else '/terima-emas-cabang' end,
         to_jsonb((array_agg(x.no_dokumen || ' · ' || replace((x.sisa / 1000.0)::numeric(14, 3)::text, '.', ',') || ' g' order by x.no_dokumen))[1:20])
    from (select l.no_dokumen, l.kode_toko = w ->> 'toko' as kirim, sum(l.sisa_berat)::numeric as sisa from kirim_pusat_lot l
           where l.sisa_berat > 0 and (l.kode_toko = w ->> 'toko' or l.tujuan = w ->> 'toko') group by 1, 2) x
   group by x.kirim
  union all
  select 'EMAS_DI_TUKANG', 'Emas yang lama di tukang', count(*)::integer, 'INFO', '/wasting-sepuhan',
         to_jsonb((array_agg(x.no_dokumen || ' · ' || x.tukang || ' · ' || x.hari || ' hari' order by x.hari desc, x.no_dokumen))[1:20])
    from (select k.no_dokumen, k.tukang, o.tanggal - d.tanggal as hari from kirim_cuci k
            join hari_toko o on o.kode_toko = k.kode_toko and o.status = 'OPEN'
            join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen and d.status = 'DONE'
           where k.kode_toko = w ->> 'toko' and k.ditutup is null and k.pekerjaan <> 'PUSAT') x
   where x.hari > 14
  having count(*) > 0
$$;
