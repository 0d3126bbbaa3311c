-- Stock and money at the end of a day, counted back from what is there now instead of up from the first day: what moved since
-- is little, what moved ever is much. TEMPAT_BARANG and SALDO_UANG of cek_invarian() prove that both ways lead to the same.
create function stok_barang_pada(toko text, hari date)
  returns table (kode_barcode text, tempat text, kadar integer, kode_group text, kode_dept text, tanggal_masuk date, nama_barang text,
                 harga_modal rupiah, qty bigint, berat bigint)
  language sql stable as $$
  select coalesce(k.kode_barcode, s.kode_barcode), coalesce(k.tempat, s.tempat), coalesce(k.kadar, s.kadar),
         coalesce(k.kode_group, s.kode_group), coalesce(k.kode_dept, s.kode_dept), coalesce(k.tanggal_masuk, s.tanggal_masuk),
         coalesce(k.nama_barang, s.nama_barang), coalesce(k.harga_modal, s.harga_modal),
         coalesce(k.qty, 0) - coalesce(s.qty, 0), coalesce(k.berat, 0) - coalesce(s.berat, 0)
    from (select b.kode_barcode, b.kode_gudang || '/' || b.kode_baki as tempat, b.kadar::integer as kadar, b.kode_group, b.kode_dept,
                 b.tanggal_masuk, b.nama_barang, b.harga_modal, 1::bigint as qty, b.berat::bigint as berat
            from barang b where b.kode_toko = toko and b.status = any (array(select t.status from status_stok t))
          union all
          select b.kode_barcode, b.kode_gudang || '/' || b.kode_baki, b.kadar::integer, b.kode_group, b.kode_dept, b.tanggal_masuk,
                 b.nama_barang, b.harga_modal, a.jumlah + a.tahan_jumlah, 0
            from stok_aksesoris a join barang b on b.kode_toko = a.kode_toko and b.kode_barcode = a.kode_barcode
           where a.kode_toko = toko) k
    full join (select b.kode_barcode, g.tempat, b.kadar::integer as kadar, b.kode_group, b.kode_dept, b.tanggal_masuk,
                      b.nama_barang, b.harga_modal, sum(g.masuk_qty - g.keluar_qty) as qty, sum(g.masuk_berat - g.keluar_berat)::bigint as berat
                 from gerak_barang g join barang b on b.kode_toko = g.kode_toko and b.kode_barcode = g.kode_barcode
                where g.kode_toko = toko and g.tanggal > hari and left(g.tempat, 1) <> '@'
                group by 1, 2, 3, 4, 5, 6, 7, 8) s on s.kode_barcode = k.kode_barcode and s.tempat = k.tempat
   where coalesce(k.qty, 0) <> coalesce(s.qty, 0) or coalesce(k.berat, 0) <> coalesce(s.berat, 0)
$$;

-- The gold book of some days with the stock they began with: every piece that lay somewhere before them ("periode" false, "lawan"
-- '@'), and every leg of a move on them. m and k are weight in and out, mq and kq pieces, cancellations netted into what they cancel.
create function gerak_barang_antara(toko text, dari date, sampai date)
  returns table (kode_toko text, kode_barcode text, kode_group text, kode_dept text, tanggal_masuk date, kadar integer, tempat text, gudang text,
                 lawan text, periode boolean, qty bigint, berat bigint, m bigint, k bigint, mq integer, kq integer)
  language sql stable as $$
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

create function saldo_uang_pada(toko text, hari date)
  returns table (akun text, dimensi text, saldo bigint) language sql stable as $$
  select s.akun, s.dimensi, sum(s.jumlah)::bigint
    from (select u.akun, u.dimensi, u.saldo::bigint as jumlah from saldo_uang u where u.kode_toko = toko
          union all
          select g.akun, g.dimensi, g.keluar - g.masuk from gerak_uang g join peran_akun p on p.akun = g.akun and p.bersaldo
           where g.kode_toko = toko and g.tanggal > hari) s
   group by s.akun, s.dimensi having sum(s.jumlah) <> 0
$$;

-- Whether the whole chain may be read. "is not null" says the same as "= 'on'" and tells the planner otherwise: a comparison it
-- takes to be true of one row in two hundred, and with the store asked for beside it expected a fiftieth of the rows there are.
create or replace function app_lintas() returns boolean language sql stable parallel safe as $$
  select nullif(current_setting('app.lintas', true) = 'on', false) is not null
$$;
