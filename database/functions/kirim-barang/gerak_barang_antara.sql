-- The gold book of some days with the stock they began with: every piece that lay somewhere before them ("periode" false, "lawan"
-- '@'), and every leg of a move on them. m and k are weight in and out, mq and kq pieces, cancellations netted into what they cancel.
create or replace function gerak_barang_antara(toko text, dari date, sampai date)
  returns table(kode_toko text, kode_barcode text, kode_group text, kode_dept text, tanggal_masuk date, kadar integer, tempat text, gudang text, lawan text, periode boolean, qty bigint, berat bigint, m bigint, k bigint, mq integer, kq integer) language sql stable as $$
  select toko, s.kode_barcode, s.kode_group, s.kode_dept, s.tanggal_masuk, s.kadar, s.tempat, split_part(s.tempat, '/', 1), '@', false,
         s.qty, s.berat, 0, 0, 0, 0
    from stok_barang_pada(toko, dari - 1) s
  union all
  select g.kode_toko, g.kode_barcode, b.kode_group, b.kode_dept, b.tanggal_masuk, g.kadar, g.tempat, split_part(g.tempat, '/', 1),
         g.lawan, true, g.masuk_qty - g.keluar_qty, g.masuk_berat - g.keluar_berat,
         case when e.membalik is null then g.masuk_berat else -g.keluar_berat end,
         case when e.membalik is null then g.keluar_berat else -g.masuk_berat end,
         case when e.membalik is null then g.masuk_qty else -g.keluar_qty end,
         case when e.membalik is null then g.keluar_qty else -g.masuk_qty end
    from gerak_barang g
    join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
     and e.tanggal between dari and sampai
    join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode
   where g.kode_toko = toko and left(g.tempat, 1) <> '@' and g.tanggal between dari and sampai
$$;
