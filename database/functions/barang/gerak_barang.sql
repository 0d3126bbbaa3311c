create or replace view gerak_barang with (security_invoker = true) as
  select kode_toko, tanggal, no_dokumen, peristiwa, kode_barcode, ke_tempat as tempat, dari_tempat as lawan, kadar::integer as kadar,
         qty as masuk_qty, berat::bigint as masuk_berat, 0 as keluar_qty, 0::bigint as keluar_berat from buku_barang
  union all
  select kode_toko, tanggal, no_dokumen, peristiwa, kode_barcode, dari_tempat, ke_tempat, kadar::integer, 0, 0::bigint, qty, berat::bigint
    from buku_barang;
grant select on gerak_barang to mustika_app, mustika_buku, mustika_report;
