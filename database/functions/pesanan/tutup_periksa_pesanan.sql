-- Orders that are late, and made pieces that nobody fetches, are shown when the day closes: ordinary things, nobody is asked why.
create or replace function tutup_periksa_pesanan(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  with p as (
    select x.*, d.status, o.tanggal as hari from pesanan_dibaca x
      join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_pesanan and d.status in ('PESAN', 'KERJA', 'DONE')
      join hari_toko o on o.kode_toko = x.kode_toko and o.status = 'OPEN'
     where x.kode_toko = w ->> 'toko')
  select 'PESANAN_LEWAT', 'Pesanan lewat tanggal janji', count(*)::integer, 'INFO', '/lihat-pesanan',
         to_jsonb((array_agg(p.no_pesanan || ' · ' || p.nama_customer || ' · ' || teks_tanggal(p.tgl_janji) order by p.tgl_janji, p.no_pesanan))[1:20])
    from p where p.status in ('PESAN', 'KERJA') and p.tgl_janji < p.hari having count(*) > 0
  union all
  select 'PESANAN_BELUM_DIAMBIL', 'Pesanan jadi yang belum diambil', count(*)::integer, 'INFO', '/lihat-pesanan',
         to_jsonb((array_agg(p.no_pesanan || ' · ' || p.nama_customer || ' · ' || teks_rupiah(p.saldo) order by p.tgl_jadi, p.no_pesanan))[1:20])
    from p where p.status = 'DONE' having count(*) > 0
$$;
