-- What this person let out on that day, by what has a ceiling: what is taken over without a nota counts as money, and a payment
-- that was seen in the bank counts no more.
create or replace function lepas_hari(toko text, hari date, orang text) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(s.kelas, jsonb_build_object('jumlah', greatest(s.jumlah, 0), 'murni', greatest(s.murni, 0))), '{}') from (
    select case k.jenis when 'TANPA_NOTA' then 'UANG' else k.jenis end as kelas, sum(k.jumlah::bigint - coalesce(v.sah, 0))::bigint as jumlah,
           sum(k.murni::bigint)::bigint as murni
      from lepas_sendiri k
      left join lateral (select sum(b.jumlah::bigint) as sah from validasi_non_cash_baris b
                          where k.jenis = 'BELUM_DILIHAT' and b.kode_toko = k.kode_toko and not b.batal and b.no_asal = k.no_dokumen
                            and b.peristiwa_asal = k.peristiwa) v on true
     where k.kode_toko = toko and k.tanggal = hari and k.user_id = orang group by 1) s
$$;
grant execute on function lepas_hari(text,date,text) to mustika_app, mustika_buku;
