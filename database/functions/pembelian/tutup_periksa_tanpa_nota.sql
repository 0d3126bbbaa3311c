-- What was taken over without a nota of ours is read at the closing: an invented piece lies as good gold until somebody melts it. Its
-- rupiah are what was paid for it in money, and what left as goods beyond that.
create or replace function tutup_periksa_tanpa_nota(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'TANPA_NOTA', 'Emas tanpa nota toko yang diambil alih hari ini', sum(o.kali)::integer, 'INFO', '/laporan-wewenang',
         to_jsonb((array_agg(o.user_id || ' · ' || teks_rupiah(o.jumlah) || ' · ' || replace((o.murni / 1000.0)::numeric(14, 3)::text, '.', ',') || ' g murni'
           order by o.jumlah desc, o.user_id))[1:20])
    from (select l.user_id, sum(sign(l.murni::bigint)) as kali, sum(l.jumlah::bigint + coalesce(u.jumlah::bigint, 0))::bigint as jumlah,
                 sum(l.murni::bigint)::bigint as murni
            from lepas_sendiri l
            join hari_toko h on h.kode_toko = l.kode_toko and h.tanggal = l.tanggal and h.status = 'OPEN'
            left join lepas_sendiri u on u.kode_toko = l.kode_toko and u.no_dokumen = l.no_dokumen and u.peristiwa = l.peristiwa and u.jenis = 'UANG'
           where l.kode_toko = w ->> 'toko' and l.jenis = 'TANPA_NOTA' group by 1) o
   where o.murni > 0 having count(*) > 0
$$;
