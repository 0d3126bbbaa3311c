-- Writer: gold into lots and out of them, locked in the order of their codes. What leaves has the cost and the fine gold that were read:
-- another till that took of the same lot meanwhile makes the document look again, and one that took too much leaves the answer no.
create or replace function catat_baris_lot_gerak(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  hari date := (select p.tanggal from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke);
  r record;
  ada record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_lot text, arah text, lawan text, berat bigint, qty integer, nilai bigint,
             murni bigint, versi integer, tahan boolean, dari_kode text) order by x.kode_lot, x.urut loop
    if r.arah = 'MASUK' then
      update lot l set berat = l.berat + r.berat, qty = l.qty + r.qty, nilai = l.nilai + r.nilai, murni = l.murni + r.murni, versi = l.versi + 1
       where l.kode_toko = toko and l.kode_lot = r.kode_lot;
    else
      update lot l set berat = l.berat - r.berat, qty = l.qty - r.qty, nilai = l.nilai - r.nilai, murni = l.murni - r.murni, versi = l.versi + 1,
             tahan_berat = l.tahan_berat + case when r.tahan then r.berat else 0 end, tahan_qty = l.tahan_qty + case when r.tahan then r.qty else 0 end,
             tahan_nilai = l.tahan_nilai + case when r.tahan then r.nilai else 0 end, tahan_murni = l.tahan_murni + case when r.tahan then r.murni else 0 end
       where l.kode_toko = toko and l.kode_lot = r.kode_lot and l.versi = r.versi and l.berat >= r.berat and l.qty >= r.qty;
    end if;
    if not found then
      select l.berat, l.qty into ada from lot l where l.kode_toko = toko and l.kode_lot = r.kode_lot;
      perform tolak(case when coalesce(ada.berat, 0) < r.berat or coalesce(ada.qty, 0) < r.qty then 'STOK_LOT_KURANG' else 'STOK_LOT_BERUBAH' end,
        jsonb_build_object('kode_lot', r.kode_lot, 'ada', coalesce(ada.berat, 0), 'diminta', r.berat));
    end if;
    insert into gerak_lot (kode_toko, no_dokumen, peristiwa, urut, tanggal, kode_lot, arah, lawan, berat, qty, nilai, murni, tahan, dari_kode)
      values (toko, no_dok, ke, r.urut, hari, r.kode_lot, r.arah, r.lawan, r.berat, r.qty, r.nilai, r.murni, coalesce(r.tahan, false), r.dari_kode);
  end loop;
end $$;
