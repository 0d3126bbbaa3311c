-- Pre-orders that should have come, and pieces that came and nobody fetches, are shown when the day closes: nobody is asked why.
create or replace function tutup_periksa_pre_order(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  with p as (
    select x.*, d.status, o.tanggal as hari from pre_order_dibaca x
      join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_po and d.status in ('PESAN', 'DONE')
      join hari_toko o on o.kode_toko = x.kode_toko and o.status = 'OPEN'
     where x.kode_toko = w ->> 'toko')
  select 'PRE_ORDER_LEWAT', 'Pre-order lewat tanggal janji', count(*)::integer, 'INFO', '/lihat-pre-order',
         to_jsonb((array_agg(p.no_po || ' · ' || p.nama_customer || ' · ' || teks_tanggal(p.tgl_janji) order by p.tgl_janji, p.no_po))[1:20])
    from p where p.status = 'PESAN' and p.tgl_janji < p.hari having count(*) > 0
  union all
  select 'PRE_ORDER_BELUM_DIAMBIL', 'Barang pre-order yang belum diambil', count(*)::integer, 'INFO', '/lihat-pre-order',
         to_jsonb((array_agg(p.no_po || ' · ' || p.nama_customer || ' · ' || teks_rupiah(p.saldo) order by p.no_po))[1:20])
    from p where p.status = 'DONE' having count(*) > 0
$$;
