-- Every rupiah that was paid on a deposit, an order, a pre-order, a plan or a repair is some person's.
-- What was paid at the till of before was known there.
create or replace function invarian_uang_orang()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'UANG_ORANG', coalesce(b.kode_toko, u.kode_toko), jsonb_build_object('no_dokumen', coalesce(b.no_dokumen, u.no_dokumen),
         'peristiwa', coalesce(b.peristiwa, u.peristiwa), 'dibayar', b.jumlah, 'orang', u.jumlah)
    from (select x.kode_toko, x.no_dokumen, x.peristiwa, sum(x.jumlah::bigint) as jumlah
            from pembayaran x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
           where x.arah = 'MASUK' and x.jenis <> 'AWAL' and d.jenis in ('titipan', 'cicilan', 'bayar_cicilan', 'terima_cicilan', 'service', 'pesanan', 'pre_order') group by 1, 2, 3) b
    full join uang_orang u on u.kode_toko = b.kode_toko and u.no_dokumen = b.no_dokumen and u.peristiwa = b.peristiwa
   where b.jumlah is distinct from u.jumlah::numeric
$$;
revoke execute on function invarian_uang_orang() from public;
