-- A lot is what its movements left of it; the book of goods and the account of its kind say the same, lot by lot; a movement that was
-- taken back belongs to an event that was.
create or replace function invarian_lot()
  returns table(aturan text, kode_toko text, rincian jsonb) language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select 'STOK_LOT', l.kode_toko, jsonb_build_object('kode_lot', l.kode_lot, 'berat', l.berat, 'gerak', coalesce(g.berat, 0),
         'nilai', l.nilai, 'gerak_nilai', coalesce(g.nilai, 0), 'murni', l.murni, 'gerak_murni', coalesce(g.murni, 0))
    from lot l
    left join (select m.kode_toko, m.kode_lot, sum(k * m.berat) as berat, sum(k * m.qty) as qty, sum(k * m.nilai) as nilai, sum(k * m.murni) as murni,
                      sum(m.berat) filter (where m.tahan) as tahan_berat, sum(m.qty) filter (where m.tahan) as tahan_qty,
                      sum(m.nilai) filter (where m.tahan) as tahan_nilai, sum(m.murni) filter (where m.tahan) as tahan_murni
                 from gerak_lot m cross join lateral (select case when m.gugur then 0 when m.arah = 'MASUK' then 1 else -1 end as k) x
                group by 1, 2) g on g.kode_toko = l.kode_toko and g.kode_lot = l.kode_lot
   where (l.berat, l.qty, l.nilai, l.murni, l.tahan_berat, l.tahan_qty, l.tahan_nilai, l.tahan_murni)
           is distinct from (coalesce(g.berat, 0), coalesce(g.qty, 0), coalesce(g.nilai, 0), coalesce(g.murni, 0),
                             coalesce(g.tahan_berat, 0), coalesce(g.tahan_qty, 0), coalesce(g.tahan_nilai, 0), coalesce(g.tahan_murni, 0))
  union all
  select 'TEMPAT_LOT', l.kode_toko, jsonb_build_object('kode_lot', l.kode_lot, 'tempat', l.tempat, 'berat', l.berat + l.tahan_berat,
         'buku', coalesce(b.berat, 0), 'qty', l.qty + l.tahan_qty, 'buku_qty', coalesce(b.qty, 0))
    from lot l
    left join (select g.kode_toko, g.kode_barcode, g.tempat, sum(g.masuk_berat - g.keluar_berat) as berat, sum(g.masuk_qty - g.keluar_qty) as qty,
                      min(g.kadar) as kadar, max(g.kadar) as kadar_lain
                 from gerak_barang g group by 1, 2, 3) b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_lot and b.tempat = l.tempat
   where (l.berat + l.tahan_berat, l.qty + l.tahan_qty) is distinct from (coalesce(b.berat, 0), coalesce(b.qty, 0))
      or b.kadar <> l.kadar or b.kadar_lain <> l.kadar
  union all
  select 'NILAI_LOT', l.kode_toko, jsonb_build_object('kode_lot', l.kode_lot, 'akun', j.akun, 'nilai', l.nilai + l.tahan_nilai, 'buku', coalesce(u.jumlah, 0))
    from lot l join jenis_lot j on j.jenis_lot = l.jenis_lot
    left join (select g.kode_toko, g.akun, g.dimensi, sum(g.masuk - g.keluar) as jumlah from gerak_uang g group by 1, 2, 3) u
      on u.kode_toko = l.kode_toko and u.akun = j.akun and u.dimensi = l.kode_lot
   where l.nilai + l.tahan_nilai <> coalesce(u.jumlah, 0)
  union all
  select 'GERAK_LOT', g.kode_toko, jsonb_build_object('no_dokumen', g.no_dokumen, 'peristiwa', g.peristiwa, 'kode_lot', g.kode_lot, 'status', d.status)
    from gerak_lot g
    join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen
    join peristiwa p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
   where g.tahan <> (d.status = 'OPEN' and not g.gugur and not g.dibalik and g.arah = 'KELUAR')
      or (g.gugur and d.status <> 'CANC')
      or (not g.gugur and g.dibalik <> (d.status = 'CANC' or p.membalik is not null
            or exists (select from peristiwa x where x.kode_toko = g.kode_toko and x.no_dokumen = g.no_dokumen and x.membalik = g.peristiwa)))
$$;
revoke execute on function invarian_lot() from public;
