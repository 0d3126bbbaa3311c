-- Loans past their day are shown when the day closes: an ordinary thing, nobody is asked why.
create or replace function tutup_periksa_hutang(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'HUTANG_LEWAT', 'Hutang lewat jatuh tempo', count(*)::integer, 'INFO', '/lelang-hutang',
         to_jsonb((array_agg(h.no_faktur_hutang || ' · ' || h.nama_customer || ' · ' || teks_tanggal(h.tgl_jatuh_tempo) order by h.tgl_jatuh_tempo, h.no_faktur_hutang))[1:20])
    from hutang h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang and d.status = 'DONE'
    join hari_toko o on o.kode_toko = h.kode_toko and o.status = 'OPEN'
   where h.kode_toko = w ->> 'toko' and h.tutup is null and h.tgl_jatuh_tempo < o.tanggal having count(*) > 0
$$;
