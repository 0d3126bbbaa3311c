create or replace function persetujuan_peristiwa(toko text, izin uuid[]) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('kategori', o.kategori, 'description', o.description, 'requester', o.requester,
           'approver', o.approver, 'waktu', o.dibuat) order by o.dibuat), '[]')
    from otorisasi o where o.kode_toko = $1 and o.id = any ($2)
$$;
grant execute on function persetujuan_peristiwa(text,uuid[]) to mustika_app, mustika_report;
