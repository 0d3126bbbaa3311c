-- Writer: what a document did to lots goes back. What left comes in again with the very worth and fine gold it took; what came in goes
-- out with what it brought while as much of it is there: grams of one lot are alike, and pieces and
-- grams end together, but for grams that came without. What was only held is given free. `peristiwa` names
-- one event where others stay.
create or replace function catat_baris_lot_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  hari date := (select p.tanggal from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke);
  satu smallint := (baris -> 0 ->> 'peristiwa')::smallint;
  r record;
  k integer;
  -- Grams that came without pieces, from a melt: as many may be left without any.
  tanpa_keping bigint;
  -- What several events did goes back in one: it is numbered anew.
  n smallint := (select coalesce(max(g.urut), 0) from gerak_lot g where g.kode_toko = toko and g.no_dokumen = no_dok and g.peristiwa = ke);
begin
  for r in select * from gerak_lot g where g.kode_toko = toko and g.no_dokumen = no_dok and not g.gugur and not g.dibalik
             and g.peristiwa <> ke and (satu is null or g.peristiwa = satu) order by g.kode_lot, g.peristiwa desc, g.urut desc loop
    k := case r.arah when 'MASUK' then -1 else 1 end;
    select coalesce(sum(g.berat), 0) into tanpa_keping from gerak_lot g
     where g.kode_toko = toko and g.kode_lot = r.kode_lot and g.arah = 'MASUK' and g.qty = 0 and not g.dibalik and not g.gugur;
    update lot l set berat = l.berat + k * r.berat, qty = l.qty + k * r.qty, nilai = l.nilai + k * r.nilai, murni = l.murni + k * r.murni,
           versi = l.versi + 1,
           tahan_berat = l.tahan_berat - case when r.tahan then r.berat else 0 end, tahan_qty = l.tahan_qty - case when r.tahan then r.qty else 0 end,
           tahan_nilai = l.tahan_nilai - case when r.tahan then r.nilai else 0 end, tahan_murni = l.tahan_murni - case when r.tahan then r.murni else 0 end
     where l.kode_toko = toko and l.kode_lot = r.kode_lot
       and (k = 1 or (l.qty >= r.qty and l.nilai >= r.nilai and l.murni >= r.murni
                      and ((l.berat > r.berat and (l.qty > r.qty or r.qty = 0 or l.berat - r.berat <= tanpa_keping))
                           or (l.berat, l.qty, l.nilai, l.murni) = (r.berat, r.qty, r.nilai, r.murni))));
    if not found then
      perform tolak('STOK_LOT_TERPAKAI', jsonb_build_object('kode_lot', r.kode_lot));
    end if;
    if r.tahan then
      update gerak_lot g set tahan = false, gugur = true
       where g.kode_toko = toko and g.no_dokumen = no_dok and g.peristiwa = r.peristiwa and g.urut = r.urut;
    else
      update gerak_lot g set dibalik = true
       where g.kode_toko = toko and g.no_dokumen = no_dok and g.peristiwa = r.peristiwa and g.urut = r.urut;
      n := n + 1;
      insert into gerak_lot (kode_toko, no_dokumen, peristiwa, urut, tanggal, kode_lot, arah, lawan, berat, qty, nilai, murni, dibalik, membalik)
        values (toko, no_dok, ke, n, hari, r.kode_lot, case r.arah when 'MASUK' then 'KELUAR' else 'MASUK' end, r.lawan,
                r.berat, r.qty, r.nilai, r.murni, true, r.peristiwa);
    end if;
  end loop;
end $$;
