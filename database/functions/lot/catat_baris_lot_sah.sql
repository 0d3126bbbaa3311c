-- Writer: what a document held until it was validated is in the books from this day on. It stays gone, and is held no more.
create or replace function catat_baris_lot_sah(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update lot l set tahan_berat = l.tahan_berat - g.berat, tahan_qty = l.tahan_qty - g.qty, tahan_nilai = l.tahan_nilai - g.nilai,
         tahan_murni = l.tahan_murni - g.murni
    from (select x.kode_lot, sum(x.berat) as berat, sum(x.qty) as qty, sum(x.nilai) as nilai, sum(x.murni) as murni
            from gerak_lot x where x.kode_toko = toko and x.no_dokumen = no_dok and x.tahan group by x.kode_lot order by x.kode_lot) g
   where l.kode_toko = toko and l.kode_lot = g.kode_lot;
  update gerak_lot g set tahan = false,
         tanggal = (select p.tanggal from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke)
   where g.kode_toko = toko and g.no_dokumen = no_dok and g.tahan;
end $$;
