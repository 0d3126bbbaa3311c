-- A till that may have sold without the network is waited for, unless the owner takes back what it has; what waits for his decision is told.
create or replace function tutup_periksa_luring(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language plpgsql stable as $$
begin
  return query
  select 'LURING', 'Kasir tanpa jaringan yang belum bergabung', count(*)::integer, 'BLOKIR', '/tanpa-jaringan',
         to_jsonb((array_agg(p.user_id || ' · ' || p.menunggu order by p.urut))[1:20])
    from paket_luring p
   where p.kode_toko = w ->> 'toko' and p.keadaan = 'AKTIF'
     and (p.menunggu > 0 or p.terlihat < (w ->> 'saat')::timestamptz - interval '10 minutes')
  having count(*) > 0
  union all
  select 'KASUS_LURING', 'Nota tanpa jaringan yang menunggu keputusan', count(*)::integer, 'ALASAN', '/tanpa-jaringan',
         to_jsonb((array_agg(k.no_luring || ' · ' || k.user_id order by k.waktu))[1:20])
    from kasus_luring k where k.kode_toko = w ->> 'toko' and k.keadaan = 'TERBUKA'
  having count(*) > 0;
end $$;
