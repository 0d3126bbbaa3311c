create or replace function tutup_periksa_kasir(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'KERANJANG', 'Keranjang yang ditahan', count(*)::integer, 'ALASAN', '/transaksi-penjualan',
         to_jsonb((array_agg(k.label || ' · ' || k.user_id order by k.diubah))[1:20])
    from keranjang k where k.kode_toko = w ->> 'toko' having count(*) > 0
  union all
  select 'BARANG_DIPEGANG', 'Barang di keranjang yang masih terbuka', count(*)::integer, 'ALASAN', '/transaksi-penjualan',
         to_jsonb((array_agg(p.kode_barcode || ' · ' || p.user_id order by p.kode_barcode))[1:20])
    from barang_pegang p
   where p.kode_toko = w ->> 'toko' and p.sampai > (w ->> 'saat')::timestamptz
     and p.keranjang not like 'mp|%' -- Held for an order of a marketplace, which is no cart.
     and p.keranjang not like 'LURING-%' -- Taken along by a till, which tutup_periksa_luring asks about.
     and not exists (select from keranjang k where k.kode_toko = p.kode_toko and k.id = p.keranjang)
  having count(*) > 0
  union all
  select 'SESI', 'Pengguna lain yang masih bekerja', count(*)::integer, 'ALASAN', null, to_jsonb((array_agg(s.user_id order by s.user_id))[1:20])
    from sesi s join pengguna p on p.user_id = s.user_id
   where p.kode_toko = w ->> 'toko' and s.user_id <> w ->> 'user' and s.ditutup is null
     and s.berakhir > (w ->> 'saat')::timestamptz and sesi_terlihat(s.terlihat, s.proses) > (w ->> 'saat')::timestamptz - interval '2 minutes'
  having count(*) > 0
$$;
