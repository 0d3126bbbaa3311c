-- Whoever closes the day sees who is late; nobody is asked why.
create or replace function tutup_periksa_cicilan(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'CICILAN', 'Cicilan yang menunggak', count(*)::integer, 'INFO', '/lihat-cicilan',
         to_jsonb((array_agg(t.no_cicilan || ' · ' || t.nama_customer || ' · ' || teks_rupiah(t.tunggakan) order by t.no_cicilan))[1:20])
    from (select c.no_cicilan, c.nama_customer, (sum(j.nilai) - c.terbayar)::bigint as tunggakan
            from cicilan c
            join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan and d.status = 'DONE'
            join cicilan_jadwal j on j.kode_toko = c.kode_toko and j.no_cicilan = c.no_cicilan and j.jatuh_tempo < (select o.tanggal from hari_toko o where o.kode_toko = w ->> 'toko' and o.status = 'OPEN')
           where c.kode_toko = w ->> 'toko' group by c.no_cicilan, c.nama_customer, c.terbayar having sum(j.nilai) > c.terbayar) t
  having count(*) > 0
$$;
