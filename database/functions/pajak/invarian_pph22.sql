-- PPh 22 of the lines, of the nota and of the account is one figure.
create or replace function invarian_pph22()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with buku as (
    select b.kode_toko, b.no_dokumen, b.peristiwa, sum(case when b.dari_akun = 'UTANG_PPH' then b.jumlah else -b.jumlah end) as pph
      from buku_uang b where b.dari_akun = 'UTANG_PPH' or b.ke_akun = 'UTANG_PPH' group by 1, 2, 3
  )
  select 'PPH_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.pph22, 'baris', l.pph)
    from penjualan j
    join (select k.kode_toko, k.no_faktur_group, sum(k.pph22) as pph from penjualan_barang k group by 1, 2) l
      using (kode_toko, no_faktur_group)
   where l.pph <> j.pph22
  union all
  select 'PPH_PENJUALAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'nota', j.pph22, 'buku', b.pph)
    from penjualan j
    join peristiwa p on p.kode_toko = j.kode_toko and p.no_dokumen = j.no_faktur_group
     and (p.membalik is not null or p.ke_status = 'DONE')
    left join buku b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.peristiwa = p.urut
   where coalesce(b.pph, 0) <> case when p.membalik is null then j.pph22 else -j.pph22 end
$$;
revoke execute on function invarian_pph22() from public;
