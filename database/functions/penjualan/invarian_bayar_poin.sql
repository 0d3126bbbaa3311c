-- Points that pay a nota are what its payments say and what the book took off the member, and nothing once it is cancelled.
create or replace function invarian_bayar_poin()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'BAYAR_POIN', coalesce(p.kode_toko, y.kode_toko), jsonb_build_object('no_faktur_group',
         coalesce(p.no_dokumen, y.no_faktur_group), 'poin', p.nilai, 'bayar', y.jumlah)
    from (select b.* from bayar_poin b join penjualan n on n.kode_toko = b.kode_toko and n.no_faktur_group = b.no_dokumen) p
    full join (select x.kode_toko, x.no_dokumen as no_faktur_group, sum(x.jumlah) as jumlah from pembayaran x where x.jenis = 'POIN' group by 1, 2) y
      on y.kode_toko = p.kode_toko and y.no_faktur_group = p.no_dokumen
   where p.nilai is distinct from y.jumlah
  union all
  select 'BAYAR_POIN', p.kode_toko, jsonb_build_object('no_faktur_group', p.no_dokumen, 'terpakai', p.terpakai, 'batal', p.batal,
         'status', d.status, 'buku', b.poin)
    from bayar_poin p
    join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
    left join lateral (select sum(case when x.dari = p.kode_member then x.jumlah else -x.jumlah end) as poin from buku_poin x
                        where x.kode_toko = p.kode_toko and x.no_dokumen = p.no_dokumen and '@DITUKAR' in (x.dari, x.ke)) b on true
   where p.batal <> (d.status = 'CANC') or (d.status = 'DONE') > p.terpakai or (d.status = 'OPEN' and p.terpakai)
      or coalesce(b.poin, 0) <> case when d.status = 'DONE' then p.poin else 0 end
$$;
revoke execute on function invarian_bayar_poin() from public;
