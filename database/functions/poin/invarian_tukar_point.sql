-- Gifts for points are their lines; what they took of the member, of the stock and of the debt is what the books say, and nothing of it once
-- taken back.
create or replace function invarian_tukar_point()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with t as (
    select x.*, d.status, case d.status when 'CANC' then 0 else 1 end as ada
      from tukar_point x join dokumen d on d.kode_toko = x.kode_toko and d.no_dokumen = x.no_dokumen
  )
  select 'TUKAR_POINT', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'pcs', t.jumlah_barang, 'baris', l.jumlah,
         'poin', t.poin, 'baris_poin', l.poin, 'harga_modal', t.harga_modal, 'gerak', g.nilai)
    from t
    left join lateral (select sum(x.jumlah) as jumlah, sum(x.jumlah_poin) as poin, array_agg(x.kode_barcode || ' ' || x.jumlah order by x.kode_barcode) as isi
                         from (select y.jumlah, y.jumlah_poin, y.kode_barcode from tukar_point_hadiah y
                                where y.kode_toko = t.kode_toko and y.no_dokumen = t.no_dokumen) x) l on true
    left join lateral (select sum(x.nilai::bigint) as nilai, array_agg(x.kode_barcode || ' ' || x.jumlah order by x.kode_barcode) as isi
                         from (select y.nilai, y.jumlah, y.kode_barcode from gerak_aksesoris y
                                where y.kode_toko = t.kode_toko and y.no_dokumen = t.no_dokumen and y.arah = 'KELUAR') x) g on true
   where (t.jumlah_barang::bigint, t.poin::bigint, t.harga_modal::numeric) is distinct from (l.jumlah, l.poin, g.nilai::numeric)
      or l.isi is distinct from g.isi
  union all
  select 'TUKAR_POINT', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'poin', t.poin, 'buku', p.poin, 'nilai', t.nilai,
         'buku_uang', u.nilai)
    from t
    left join lateral (select sum(case when b.dari = t.kode_member then b.jumlah::bigint else -b.jumlah::bigint end) as poin from buku_poin b
                        where b.kode_toko = t.kode_toko and b.no_dokumen = t.no_dokumen and t.kode_member in (b.dari, b.ke)
                          and '@' in (left(b.dari, 1), left(b.ke, 1))) p on true
    left join lateral (select sum(case when b.ke_akun = 'LIABILITAS_POIN' then b.jumlah::bigint else -b.jumlah::bigint end) as nilai
                         from buku_uang b where b.kode_toko = t.kode_toko and b.no_dokumen = t.no_dokumen
                          and 'LIABILITAS_POIN' in (b.dari_akun, b.ke_akun)) u on true
   where (coalesce(p.poin, 0), coalesce(u.nilai, 0)) is distinct from ((t.ada * t.poin)::numeric, (t.ada * t.nilai::bigint)::numeric)
$$;
revoke execute on function invarian_tukar_point() from public;
