-- The tax of the lines, of the document and of the account is one figure.
create or replace function invarian_pajak_rosok()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'PAJAK_ROSOK', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'ppn', s.ppn_rosok, 'pph22', s.pph22, 'baris', to_jsonb(l))
    from bayar_supplier s
    left join (select x.kode_toko, x.no_dokumen, sum(x.total::bigint) as total, sum(x.ppn_transaksi_rp::bigint) as ppn,
                      sum(x.pph22::bigint) as pph, count(*) as banyak from bayar_supplier_pajak x group by 1, 2) l
      on l.kode_toko = s.kode_toko and l.no_dokumen = s.no_dokumen
   where (coalesce(l.total, 0), coalesce(l.ppn, 0), coalesce(l.pph, 0), coalesce(l.banyak, 0))
         <> (s.nilai_rosok::bigint, s.ppn_rosok::bigint, s.pph22::bigint, s.jumlah_barang::bigint)
  union all
  select 'PAJAK_ROSOK', s.kode_toko, jsonb_build_object('no_dokumen', s.no_dokumen, 'ppn', s.ppn_rosok, 'pph22', s.pph22, 'buku', to_jsonb(b))
    from bayar_supplier s
    join peristiwa p on p.kode_toko = s.kode_toko and p.no_dokumen = s.no_dokumen
    left join (select u.kode_toko, u.no_dokumen, u.peristiwa,
                      sum(case 'PPN_KELUARAN' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as ppn,
                      sum(case 'UTANG_PPH' when u.dari_akun then u.jumlah::bigint when u.ke_akun then -u.jumlah::bigint else 0 end) as pph
                 from buku_uang u group by 1, 2, 3) b
      on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where (coalesce(b.ppn, 0), coalesce(b.pph, 0))
         <> (case when p.membalik is null then s.ppn_rosok::bigint else -s.ppn_rosok::bigint end,
             case when p.membalik is null then s.pph22::bigint else -s.pph22::bigint end)
$$;
revoke execute on function invarian_pajak_rosok() from public;
