create or replace view kirim_barang_isi with (security_invoker = true) as
  select l.kode_toko, l.no_dokumen, l.urut, l.kode_barcode, g.nama_barang, g.kode_group, g.kode_dept, g.kadar, g.berat, l.berat_terima,
         g.harga_modal, g.dari_gudang, g.dari_baki, l.keadaan, l.catatan
    from kirim_barang_barang l
    join asal_gerak g on g.kode_toko = l.kode_toko and g.no_dokumen = l.no_dokumen and g.kode_barcode = l.kode_barcode;
grant select on kirim_barang_isi to mustika_app, mustika_buku, mustika_report;
