-- What was sent more than a day ago and nobody has said to have: the sender's risk until it arrives. Its reasons are asked for by the
-- questions of its own kind; this one says how long. docs/decisions/0068.
create or replace function tutup_periksa_dijalan(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'DIJALAN_LAMA', 'Di perjalanan lebih dari sehari', count(*)::integer, 'INFO', '/dashboard',
         to_jsonb((array_agg(x.no_dokumen || ' · ' || x.tujuan || ' · ' || x.isi || ' · ' || teks_tanggal(d.tanggal) order by d.dibuat, x.no_dokumen))[1:20])
    from (select k.no_dokumen, k.tujuan, k.dijalan || ' pcs' as isi from kirim_barang k where k.kode_toko = w ->> 'toko' and k.dijalan > 0
          union all
          select u.no_dokumen, u.tujuan, teks_rupiah(u.jumlah) from kirim_uang u
            join dokumen e on e.kode_toko = u.kode_toko and e.no_dokumen = u.no_dokumen and e.status = 'KIRIM'
           where u.kode_toko = w ->> 'toko'
          union all
          select l.no_dokumen, min(l.tujuan), replace((sum(l.sisa_berat::bigint) / 1000.0)::numeric(14, 3)::text, '.', ',') || ' g'
            from kirim_pusat_lot l where l.kode_toko = w ->> 'toko' and l.sisa_berat > 0 group by 1) x
    join dokumen d on d.kode_toko = w ->> 'toko' and d.no_dokumen = x.no_dokumen
   where d.dibuat < (w ->> 'saat')::timestamptz - interval '1 day'
  having count(*) > 0
$$;
