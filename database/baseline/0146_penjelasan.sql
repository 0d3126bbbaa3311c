-- What explains a stored number: the version of a price that counted on a business day, and who approved an event. Lists of
-- JSON, because they travel inside the row they explain.

-- The last version that says what was charged, else the last one of that day. Prices of before the first day count for it.
create function versi_harga(toko text, tabel text, kolom text, kode text, hari date, nilai bigint) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('kunci', 'harga:' || $2 || ':' || $3 || ':' || v.kode, 'nilai', v.harga_baru::text,
           'versi', v.versi, 'waktu', v.waktu, 'tanggal', v.hari, 'oleh', v.user_id)), '[]')
    from (select p.kode, p.harga_baru, p.waktu, p.user_id, p.hari, row_number() over (order by p.waktu) as versi
            from (select p.*, coalesce(p.tanggal, (select min(h.tanggal) from hari_toko h where h.kode_toko = $1)) as hari
                    from perubahan_harga p where p.kode_toko = $1 and p.tabel = $2 and p.kolom = $3 and p.kode = $4) p
           where p.hari <= $5
           order by (p.harga_baru is not distinct from $6) desc, p.waktu desc limit 1) v
$$;

create function persetujuan_peristiwa(toko text, izin uuid[]) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('kategori', o.kategori, 'description', o.description, 'requester', o.requester,
           'approver', o.approver, 'waktu', o.dibuat) order by o.dibuat), '[]')
    from otorisasi o where o.kode_toko = $1 and o.id = any ($2)
$$;
grant execute on function versi_harga(text, text, text, text, date, bigint), persetujuan_peristiwa(text, uuid[]) to mustika_app, mustika_report;
