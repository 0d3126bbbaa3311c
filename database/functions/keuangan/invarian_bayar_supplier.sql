-- A payment is what its legs on the debt of its supplier come to, and names no more than it is, of nobody else's goods.
create or replace function invarian_bayar_supplier()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'BAYAR_SUPPLIER', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'dokumen', s.jumlah, 'buku', b.jumlah)
    from bayar_supplier s
    left join (select u.kode_toko, u.no_dokumen, u.ke_dimensi, sum(u.jumlah) as jumlah from buku_uang u
                where u.ke_akun = 'UTANG_SUPPLIER' and u.peristiwa = 1 group by 1, 2, 3) b
      on b.kode_toko = s.kode_toko and b.no_dokumen = s.no_dokumen and b.ke_dimensi = s.kode_supplier
   where b.jumlah is distinct from s.jumlah::bigint
  union all
  select 'BAYAR_SUPPLIER_FAKTUR', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'dibayar', s.jumlah, 'disebut', f.jumlah)
    from bayar_supplier s
    join (select x.kode_toko, x.no_dokumen, sum(x.jumlah::bigint) as jumlah from bayar_supplier_faktur x group by 1, 2) f
      on f.kode_toko = s.kode_toko and f.no_dokumen = s.no_dokumen
   where f.jumlah > s.jumlah::bigint
  union all
  select 'BAYAR_SUPPLIER_UTANG', f.kode_toko, jsonb_build_object('no_dokumen', f.no_dokumen, 'no_utang', f.no_utang)
    from bayar_supplier_faktur f
    join bayar_supplier s on s.kode_toko = f.kode_toko and s.no_dokumen = f.no_dokumen
   where not exists (select from buku_uang u where u.kode_toko = f.kode_toko and u.no_dokumen = f.no_utang
                        and u.dari_akun = 'UTANG_SUPPLIER' and u.dari_dimensi = s.kode_supplier)
      or (f.urut_utang > 0 and not exists (select from saldo_awal_baris b where b.kode_toko = f.kode_toko and b.no_dokumen = f.no_utang
                                              and b.urut = f.urut_utang and b.jenis = 'SUPPLIER' and b.kode = s.kode_supplier))
$$;
revoke execute on function invarian_bayar_supplier() from public;
