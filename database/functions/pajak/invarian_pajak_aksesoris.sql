-- The tax of the lines, of the document and of the account is one figure.
create or replace function invarian_pajak_aksesoris()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'PAJAK_AKSESORIS', a.kode_toko, jsonb_build_object('no_dokumen', a.no_dokumen, 'ppn', a.ppn_keluar, 'baris', l.ppn)
    from (select x.kode_toko, x.no_dokumen, x.ppn_keluar from aksesoris x
          union all select x.kode_toko, x.no_dokumen, x.ppn_keluar from tukar_point x) a
    left join (select x.kode_toko, x.no_dokumen, sum(x.ppn_transaksi_rp::bigint) as ppn from aksesoris_pajak x group by 1, 2) l
      on l.kode_toko = a.kode_toko and l.no_dokumen = a.no_dokumen
   where coalesce(l.ppn, 0) <> a.ppn_keluar
  union all
  select 'PAJAK_AKSESORIS', a.kode_toko, jsonb_build_object('no_dokumen', a.no_dokumen, 'ppn', a.ppn_keluar, 'buku', b.ppn)
    from (select x.kode_toko, x.no_dokumen, x.ppn_keluar from aksesoris x
          union all select x.kode_toko, x.no_dokumen, x.ppn_keluar from tukar_point x) a
    join peristiwa p on p.kode_toko = a.kode_toko and p.no_dokumen = a.no_dokumen
    left join (select u.kode_toko, u.no_dokumen, u.peristiwa,
                      sum(case 'PPN_KELUARAN' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as ppn
                 from buku_uang u group by 1, 2, 3) b
      on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(b.ppn, 0) <> case when p.membalik is null then a.ppn_keluar::bigint else -a.ppn_keluar::bigint end
$$;
revoke execute on function invarian_pajak_aksesoris() from public;
