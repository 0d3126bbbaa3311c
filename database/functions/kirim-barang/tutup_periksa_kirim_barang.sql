create or replace function tutup_periksa_kirim_barang(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'KIRIM_BARANG', 'Kiriman barang yang belum sampai', count(*)::integer, 'ALASAN', '/kirim-barang',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || h.tujuan || ' · ' || h.dijalan + h.selisih || ' pcs' order by h.no_dokumen))[1:20])
    from kirim_barang h where h.kode_toko = w ->> 'toko' and (h.dijalan > 0 or h.selisih > 0) having count(*) > 0
  union all
  select 'TERIMA_BARANG', 'Kiriman barang yang belum diterima', count(*)::integer, 'ALASAN', '/terima-barang',
         to_jsonb((array_agg(h.no_dokumen || ' · ' || h.dijalan || ' pcs' order by h.no_dokumen))[1:20])
    from kirim_barang h where h.tujuan = w ->> 'toko' and h.dijalan > 0 having count(*) > 0
$$;
