-- What documents say was paid and paid out is what the money book moved by that way and at that place. A nota that waits, or was
-- cancelled while it waited, moved nothing; what goes out beyond a trade-in or a deposit is no payment of the nota.
create or replace function invarian_pembayaran()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with bayar as (
    select y.kode_toko, y.no_dokumen, y.jenis, coalesce(y.no_rekening, '') as tempat,
           sum(case y.arah when 'MASUK' then y.jumlah::bigint else -y.jumlah::bigint end) as jumlah
      from pembayaran y where y.jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS') group by 1, 2, 3, 4
  ), buku as (
    select k.kode_toko, k.no_dokumen, k.jenis, k.tempat, sum(k.jumlah) as jumlah
      from (select b.kode_toko, b.no_dokumen, b.peristiwa, b.jenis, case when b.ke_akun in ('KAS', 'KAS_GADAI') then '' else b.ke_dimensi end as tempat,
                   b.jumlah::bigint as jumlah
              from buku_uang b
             where b.ke_akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC') and b.jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS')
               and b.kategori not in ('TUKAR KURANG', 'KELEBIHAN BAYAR DP PENJUALAN', 'KELEBIHAN PO')
            union all
            select b.kode_toko, b.no_dokumen, b.peristiwa, b.jenis, case when b.dari_akun in ('KAS', 'KAS_GADAI') then '' else b.dari_dimensi end, -b.jumlah::bigint
              from buku_uang b
             where b.dari_akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC') and b.jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS')
               and b.kategori not in ('TUKAR KURANG', 'KELEBIHAN BAYAR DP PENJUALAN', 'KELEBIHAN PO')) k
      join peristiwa e on e.kode_toko = k.kode_toko and e.no_dokumen = k.no_dokumen and e.urut = k.peristiwa and e.membalik is null
      join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
       and (d.jenis in ('penjualan', 'pembelian', 'titipan', 'cicilan', 'bayar_cicilan', 'terima_cicilan', 'hutang', 'service', 'pesanan', 'pre_order')
         or exists (select from pembayaran p where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen))
     group by 1, 2, 3, 4
  )
  select 'PEMBAYARAN', coalesce(y.kode_toko, b.kode_toko), jsonb_build_object('no_dokumen', coalesce(y.no_dokumen, b.no_dokumen),
         'jenis', coalesce(y.jenis, b.jenis), 'tempat', coalesce(y.tempat, b.tempat), 'dibayar', y.jumlah, 'buku', b.jumlah)
    from bayar y
    full join buku b on b.kode_toko = y.kode_toko and b.no_dokumen = y.no_dokumen and b.jenis = y.jenis and b.tempat = y.tempat
   where coalesce(y.jumlah, 0) <> coalesce(b.jumlah, 0)
     and exists (select from buku_uang u where u.kode_toko = coalesce(y.kode_toko, b.kode_toko)
                    and u.no_dokumen = coalesce(y.no_dokumen, b.no_dokumen))
$$;
revoke execute on function invarian_pembayaran() from public;
