-- Work that is late, and work that nobody fetches, are shown when the day closes: ordinary things, nobody is asked why.
create or replace function tutup_periksa_service(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'SERVICE_LEWAT', 'Service lewat tanggal janji', count(*)::integer, 'INFO', '/lihat-services',
         to_jsonb((array_agg(s.no_dokumen || ' · ' || s.nama_customer || ' · ' || teks_tanggal(s.tgl_janji) order by s.tgl_janji, s.no_dokumen))[1:20])
    from service s
    join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen and d.status in ('MASUK', 'KERJA')
    join hari_toko o on o.kode_toko = s.kode_toko and o.status = 'OPEN'
   where s.kode_toko = w ->> 'toko' and s.tgl_janji < o.tanggal having count(*) > 0
  union all
  select 'SERVICE_BELUM_DIAMBIL', 'Service selesai yang lama belum diambil', count(*)::integer, 'INFO', '/lihat-services',
         to_jsonb((array_agg(s.no_dokumen || ' · ' || s.nama_customer || ' · ' || teks_tanggal(s.tgl_selesai) order by s.tgl_selesai, s.no_dokumen))[1:20])
    from service s
    join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen and d.status = 'DONE'
    join hari_toko o on o.kode_toko = s.kode_toko and o.status = 'OPEN'
   where s.kode_toko = w ->> 'toko' and o.tanggal - s.tgl_selesai >= (w ->> 'service_menunggu')::integer having count(*) > 0
$$;
