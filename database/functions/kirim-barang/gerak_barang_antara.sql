-- The gold book of some days with the stock they began with: every piece that lay somewhere before them ("periode" false, "lawan"
-- '@'), and every leg of a move on them. m and k are weight in and out, mq and kq pieces, cancellations netted into what they cancel. The fine
-- gold of a lot is said; that of a piece is rounded where all of it is known. Gold without a group stands
-- under its kind. "sebab" tells what OLAH and the ways to craftsmen and head office were about: SORTIR, CUCI (all that a craftsman
-- does but melting), LEBUR, TUKANG (back from one), PUSAT.
create or replace function gerak_barang_antara(toko text, dari date, sampai date)
  returns table(kode_toko text, kode_barcode text, kode_group text, kode_dept text, tanggal_masuk date, kadar integer, tempat text, gudang text, lawan text, periode boolean, qty bigint, berat bigint, m bigint, k bigint, mq integer, kq integer, murni bigint, sebab text) language sql stable as $$
  select toko, s.kode_barcode, s.kode_group, s.kode_dept, s.tanggal_masuk, s.kadar, s.tempat, split_part(s.tempat, '/', 1), '@', false,
         s.qty, s.berat, 0, 0, 0, 0, null::bigint, null::text
    from stok_barang_pada(toko, dari - 1) s
  union all
  select g.kode_toko, g.kode_barcode, b.kode_group, b.kode_dept, b.tanggal_masuk, g.kadar, g.tempat, split_part(g.tempat, '/', 1),
         g.lawan, true, g.masuk_qty - g.keluar_qty, g.masuk_berat - g.keluar_berat,
         case when e.membalik is null then g.masuk_berat else -g.keluar_berat end,
         case when e.membalik is null then g.keluar_berat else -g.masuk_berat end,
         case when e.membalik is null then g.masuk_qty else -g.keluar_qty end,
         case when e.membalik is null then g.keluar_qty else -g.masuk_qty end, null::bigint, sebab_olah(toko, g.no_dokumen, g.lawan)
    from gerak_barang g
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
     and e.tanggal between dari and sampai
    join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode
   where g.kode_toko = toko and left(g.tempat, 1) <> '@' and g.tanggal between dari and sampai
  union all
  select toko, l.kode_lot, coalesce(l.kode_group, l.jenis_lot), coalesce(l.kode_dept, l.jenis_lot), l.tanggal_masuk, l.kadar, l.tempat,
         split_part(l.tempat, '/', 1), '@', false, l.qty + l.tahan_qty - coalesce(s.qty, 0),
         (l.berat + l.tahan_berat - coalesce(s.berat, 0))::bigint, 0, 0, 0, 0, (l.murni + l.tahan_murni - coalesce(s.murni, 0))::bigint, null
    from lot l
    left join (select g.kode_lot, sum(a.kali * g.qty) as qty, sum(a.kali * g.berat) as berat, sum(a.kali * g.murni) as murni
                 from gerak_lot g cross join lateral (select case g.arah when 'MASUK' then 1 else -1 end as kali) a
                where g.kode_toko = toko and not g.tahan and not g.gugur and g.tanggal >= dari group by 1) s on s.kode_lot = l.kode_lot
   where l.kode_toko = toko and left(l.tempat, 1) <> '@' and l.berat + l.tahan_berat <> coalesce(s.berat, 0)
  union all
  select toko, l.kode_lot, coalesce(l.kode_group, l.jenis_lot), coalesce(l.kode_dept, l.jenis_lot), l.tanggal_masuk, l.kadar, l.tempat,
         split_part(l.tempat, '/', 1), g.lawan, true, a.kali * g.qty, a.kali * g.berat,
         case when e.membalik is null then a.masuk * g.berat else -a.keluar * g.berat end,
         case when e.membalik is null then a.keluar * g.berat else -a.masuk * g.berat end,
         case when e.membalik is null then a.masuk * g.qty else -a.keluar * g.qty end,
         case when e.membalik is null then a.keluar * g.qty else -a.masuk * g.qty end, a.kali * g.murni, s.sebab
    from gerak_lot g
    join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_lot
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
    cross join lateral (select (g.arah = 'MASUK')::integer as masuk, (g.arah = 'KELUAR')::integer as keluar,
                               case g.arah when 'MASUK' then 1 else -1 end as kali) a
    -- Asked once of a document, which has many movements.
    left join (select x.no_dokumen, x.lawan, sebab_olah(toko, x.no_dokumen, x.lawan) as sebab
                 from (select distinct y.no_dokumen, y.lawan from gerak_lot y where y.kode_toko = toko and y.tanggal between dari and sampai) x) s
      on s.no_dokumen = g.no_dokumen and s.lawan = g.lawan
   where g.kode_toko = toko and left(l.tempat, 1) <> '@' and not g.tahan and not g.gugur and g.tanggal between dari and sampai
$$;
