-- What was taken over without a nota of ours is read at the closing: an invented piece lies as good gold until somebody melts it.
create or replace function tutup_periksa_tanpa_nota(w jsonb)
  returns table(kode text, label text, jumlah integer, sifat text, layar text, rincian jsonb) language sql stable as $$
  select 'TANPA_NOTA', 'Emas tanpa nota toko yang diambil alih hari ini', sum(o.kali)::integer, 'INFO', '/laporan-wewenang',
         to_jsonb((array_agg(o.user_id || ' · ' || teks_rupiah(o.jumlah) || ' · ' || replace((o.murni / 1000.0)::numeric(14, 3)::text, '.', ',') || ' g murni'
           order by o.jumlah desc, o.user_id))[1:20])
    from (select l.user_id, count(*) filter (where l.jumlah > 0) as kali, sum(l.jumlah::bigint)::bigint as jumlah, sum(l.murni::bigint)::bigint as murni
            from lepas_sendiri l join hari_toko h on h.kode_toko = l.kode_toko and h.tanggal = l.tanggal and h.status = 'OPEN'
           where l.kode_toko = w ->> 'toko' and l.jenis = 'TANPA_NOTA' group by 1) o
   where o.jumlah > 0 having count(*) > 0
$$;
