-- What a nota says was paid by a charge is that charge, for its sum, once; and one that was settled otherwise pays no nota.
create or replace function invarian_tagihan()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'TAGIHAN_QRIS', t.kode_toko, jsonb_build_object('id', t.id, 'status', t.status, 'jumlah', t.jumlah, 'nota', n.nota, 'dibayar', n.jumlah)
    from tagihan_qris t
    join lateral (select count(*) as banyak, sum(p.jumlah::bigint) as jumlah, min(p.no_dokumen) as nota
                    from pembayaran p
                    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status <> 'CANC'
                   where p.kode_toko = t.kode_toko and p.no_rekening = t.no_rekening and p.no_referensi = t.acuan and p.arah = 'MASUK') n
      on n.banyak > 0
   where n.banyak > 1 or n.jumlah <> t.jumlah::bigint or t.status not in ('LUNAS', 'DIAKUI') or not tagihan_bebas(t.kode_toko, t.selesai, t.no_dokumen)
$$;
revoke execute on function invarian_tagihan() from public;
