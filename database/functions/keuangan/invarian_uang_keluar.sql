-- What is counted as gone is gone.
create or replace function invarian_uang_keluar()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'UANG_KELUAR', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'jumlah', k.jumlah, 'buku', b.jumlah)
    from lepas_sendiri k
    left join lateral (
      select sum(case when x.dari_akun = any (r.rumah) then x.jumlah::bigint else 0 end
               - case when x.ke_akun = any (r.rumah) then x.jumlah::bigint else 0 end) as jumlah
        from buku_uang x, (select array['KAS', 'KAS_GADAI', 'BANK', 'UANG_DALAM_PERJALANAN'] as rumah) r
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa) b on true
   where k.jenis = 'UANG' and k.jumlah is distinct from b.jumlah
  union all
  select 'LEPAS_PERJALANAN', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'murni', k.murni, 'buku', b.murni)
    from lepas_sendiri k
    left join lateral (
      select sum(round(x.berat::numeric * x.kadar / 100000) * case when x.ke_tempat = '@KIRIM' then 1 else -1 end)::bigint as murni from buku_barang x
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa and '@KIRIM' in (x.dari_tempat, x.ke_tempat)) b on true
   where k.jenis = 'PERJALANAN' and k.murni <> 0 and k.murni is distinct from b.murni
  union all
  select 'LEPAS_EMAS', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'murni', k.murni, 'buku', b.murni)
    from lepas_sendiri k
    left join lateral (
      -- A reversal brings back what went out by the event it reverses, and nothing of what came in by it.
      select sum(round(x.berat::numeric * x.kadar / 100000) * sign(k.murni::bigint))::bigint as murni from buku_barang x
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa
         and case when k.murni > 0 then x.ke_tempat else x.dari_tempat end in ('@SUPPLIER', '@AWAL', '@SUSUT', '@HANCUR', '@PELEBUR')) b on true
   where k.jenis = 'EMAS' and k.murni is distinct from b.murni
  union all
  select 'LEPAS_UTANG', k.kode_toko, jsonb_build_object('no_dokumen', k.no_dokumen, 'peristiwa', k.peristiwa, 'jumlah', k.jumlah, 'buku', b.jumlah)
    from lepas_sendiri k
    left join lateral (
      select sum(case when x.dari_akun in ('UTANG_SUPPLIER', 'UTANG_ONGKOS_TUKANG') then x.jumlah::bigint else -x.jumlah::bigint end)::bigint as jumlah from buku_uang x
       where x.kode_toko = k.kode_toko and x.no_dokumen = k.no_dokumen and x.peristiwa = k.peristiwa
         and (x.dari_akun in ('UTANG_SUPPLIER', 'UTANG_ONGKOS_TUKANG')) is distinct from (x.ke_akun in ('UTANG_SUPPLIER', 'UTANG_ONGKOS_TUKANG'))) b on true
   where k.jenis = 'UTANG' and k.jumlah is distinct from b.jumlah
$$;
revoke execute on function invarian_uang_keluar() from public;
