-- Points that were moved by hand are what the books of points and money moved, to whom it says, and nothing of them once taken back.
create or replace function invarian_transaksi_poin()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'TRANSAKSI_POIN', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'poin', t.poin, 'buku', p.poin, 'nilai', t.nilai,
         'buku_uang', u.nilai)
    from transaksi_poin t
    join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
    left join lateral (select sum(case when b.ke = t.kode_member then b.jumlah::bigint else -b.jumlah::bigint end) as poin from buku_poin b
                        where b.kode_toko = t.kode_toko and b.no_dokumen = t.no_dokumen and t.kode_member in (b.dari, b.ke)
                          and '@' in (left(b.dari, 1), left(b.ke, 1))) p on true
    left join lateral (select sum(case when b.dari_akun = 'LIABILITAS_POIN' then b.jumlah::bigint else -b.jumlah::bigint end) as nilai
                         from buku_uang b where b.kode_toko = t.kode_toko and b.no_dokumen = t.no_dokumen) u on true
   where (coalesce(p.poin, 0), coalesce(u.nilai, 0)) is distinct from
         (case when d.status = 'CANC' then 0 when t.arah = 'TAMBAH' then t.poin else -t.poin end::numeric,
          case when d.status = 'CANC' then 0 when t.arah = 'TAMBAH' then t.nilai::bigint else -t.nilai::bigint end::numeric)
$$;
revoke execute on function invarian_transaksi_poin() from public;
