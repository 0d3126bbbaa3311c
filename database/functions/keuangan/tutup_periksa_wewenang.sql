-- What each let out alone today, beside what he may, the nearest to it first: the owner reads it before the day is over. Against the ceiling
-- in rupiah, and in fine gold where gold is what left. A key of the API is no person and has the ceilings of a cashier.
create or replace function tutup_periksa_wewenang(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'WEWENANG', 'Dikeluarkan sendiri hari ini, terhadap batasnya', count(*)::integer, 'INFO', '/laporan-wewenang',
         to_jsonb((array_agg(l.user_id || ' · ' || b.nama
             || case when l.jumlah > 0 then ' · ' || teks_rupiah(l.jumlah) || coalesce(' dari ' || teks_rupiah(b.sehari), '') else '' end
             || case when l.murni > 0 then ' · ' || replace((l.murni / 1000.0)::numeric(14, 3)::text, '.', ',') || ' g'
                  || coalesce(' dari ' || replace((b.gram / 1000.0)::numeric(14, 3)::text, '.', ',') || ' g', '') || ' murni' else '' end
           order by greatest(l.jumlah::numeric / nullif(b.sehari, 0), l.murni::numeric / nullif(b.gram, 0)) desc nulls last, l.user_id, b.nama))[1:20])
    from (select k.user_id, coalesce(p.level, 'KASIR') as level, s.key as kelas, (s.value ->> 'jumlah')::bigint as jumlah, (s.value ->> 'murni')::bigint as murni
            from hari_toko h
            join lateral (select distinct k.user_id from lepas_sendiri k where k.kode_toko = h.kode_toko and k.tanggal = h.tanggal) k on true
            left join pengguna p on p.user_id = k.user_id
           cross join lateral jsonb_each(lepas_hari(h.kode_toko, h.tanggal, k.user_id)) s
           where h.kode_toko = w ->> 'toko' and h.status = 'OPEN' and p.level is distinct from 'OWN') l
    join jsonb_to_recordset(w -> 'batas') b (siapa text, jenis text, nama text, sehari bigint, gram bigint)
      on b.jenis = l.kelas and b.siapa = case l.level when 'KASIR' then 'KASIR' else 'SPV' end
   where l.jumlah > 0 or l.murni > 0
  having count(*) > 0
$$;
