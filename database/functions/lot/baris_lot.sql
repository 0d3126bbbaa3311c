-- What documents did to lots, as their lines show it: what was taken back stays as it was done.
create or replace view baris_lot with (security_invoker = true) as
  select g.kode_toko, g.no_dokumen, g.peristiwa, g.urut, g.tanggal, g.arah, g.kode_lot, l.nama_lot, l.jenis_lot, l.kode_group, l.kode_dept, l.kadar,
         l.ada_faktur, l.tempat, split_part(l.tempat, '/', 2) as kode_baki, g.lawan, split_part(g.lawan, '/', 2) as lawan_baki,
         g.qty, g.berat, g.murni, g.nilai as harga_modal
    from gerak_lot g join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_lot
   where g.membalik is null;
grant select on baris_lot to mustika_app, mustika_report;
