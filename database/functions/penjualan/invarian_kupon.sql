-- A coupon belongs to a nota in the books, a nota has as many as it promised, and a used one names the document that used it.
create or replace function invarian_kupon()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  with janji as (
    select n.*, d.status, case when exists (select from peristiwa e where e.kode_toko = n.kode_toko
             and e.no_dokumen = n.no_faktur_group and e.ke_status = 'DONE') then n.jumlah else 0 end as sah
      from kupon_nota n join dokumen d on d.kode_toko = n.kode_toko and d.no_dokumen = n.no_faktur_group
  )
  select 'KUPON_TERBIT', coalesce(j.kode_toko, k.toko), jsonb_build_object('no_faktur_group', coalesce(j.no_faktur_group, k.no_faktur_group),
         'dijanjikan', j.sah, 'terbit', k.banyak, 'batal', k.batal)
    from janji j
    full join (select x.toko, x.no_faktur_group, count(*) as banyak, count(*) filter (where x.keadaan = 'BATAL') as batal
                 from kupon x group by 1, 2) k on k.toko = j.kode_toko and k.no_faktur_group = j.no_faktur_group
   where coalesce(k.banyak, 0) <> coalesce(j.sah, 0)
      or coalesce(k.batal, 0) <> case j.status when 'CANC' then j.sah else 0 end
  union all
  select 'KUPON_ATURAN', j.kode_toko, jsonb_build_object('no_faktur_group', j.no_faktur_group, 'belanja', j.belanja)
    from janji j join penjualan p on p.kode_toko = j.kode_toko and p.no_faktur_group = j.no_faktur_group
   where j.belanja <> p.total - coalesce((select sum(y.jumlah) from pembayaran y where y.kode_toko = j.kode_toko
                                             and y.no_dokumen = j.no_faktur_group and y.arah = 'MASUK' and y.jenis in ('TUKAR', 'KUPON', 'POIN')), 0)
      or exists (select from kupon k where k.toko = j.kode_toko and k.no_faktur_group = j.no_faktur_group
                    and (k.nilai_kupon, k.undian, k.berlaku_sampai) is distinct from (j.nilai_kupon, j.undian, j.berlaku_sampai))
  union all
  select 'KUPON_TUKAR', coalesce(k.toko_pakai, t.kode_toko), jsonb_build_object('kode', coalesce(k.kode, t.kode), 'kupon', k.no_pakai,
         'dokumen', t.no_dokumen)
    from (select * from kupon x where x.keadaan = 'DIPAKAI') k
    full join (select x.kode_toko, x.no_dokumen, x.kode from kupon_tukar x where not x.batal
               union all select x.kode_toko, x.no_faktur_group, x.kode from penjualan_kupon x where not x.batal) t on t.kode = k.kode
   where (k.toko_pakai, k.no_pakai) is distinct from (t.kode_toko, t.no_dokumen)
  union all
  select 'KUPON_TUKAR', t.kode_toko, jsonb_build_object('no_dokumen', t.no_dokumen, 'batal', t.batal, 'status', d.status)
    from kupon_tukar t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
   where t.batal <> (d.status = 'CANC')
$$;
revoke execute on function invarian_kupon() from public;
