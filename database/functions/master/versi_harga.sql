-- The last version that says what was charged, else the last one of that day. Prices of before the first day count for it.
create or replace function versi_harga(toko text, tabel text, kolom text, kode text, hari date, nilai bigint)
  returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('kunci', 'harga:' || $2 || ':' || $3 || ':' || v.kode, 'nilai', v.harga_baru::text,
           'versi', v.versi, 'waktu', v.waktu, 'tanggal', v.hari, 'oleh', v.user_id)), '[]')
    from (select p.kode, p.harga_baru, p.waktu, p.user_id, p.hari, row_number() over (order by p.waktu) as versi
            from (select p.*, coalesce(p.tanggal, (select min(h.tanggal) from hari_toko h where h.kode_toko = $1)) as hari
                    from perubahan_harga p where p.kode_toko = $1 and p.tabel = $2 and p.kolom = $3 and p.kode = $4) p
           where p.hari <= $5
           order by (p.harga_baru is not distinct from $6) desc, p.waktu desc limit 1) v
$$;
grant execute on function versi_harga(text,text,text,text,date,bigint) to mustika_app, mustika_report;
