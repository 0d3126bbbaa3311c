-- Stock and money at the end of a day, counted back from what is there now instead of up from the first day: what moved since
-- is little, what moved ever is much. TEMPAT_BARANG and SALDO_UANG of cek_invarian() prove that both ways lead to the same.
create or replace function stok_barang_pada(toko text, hari date)
  returns table(kode_barcode text, tempat text, kadar integer, kode_group text, kode_dept text, tanggal_masuk date, nama_barang text, harga_modal rupiah, qty bigint, berat bigint) language sql stable as $$
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
