-- What moved over a tray after it was weighed, until the end of that day, as the books say.
create or replace view aktivitas_timbang_baki with (security_invoker = true) as
  select t.kode_toko, t.no_dokumen, t.kode_gudang, t.kode_baki, t.tanggal, t.waktu as ditimbang, g.waktu, g.user_id, d.jenis,
         b.no_dokumen as no_gerak, b.kode_barcode, (x.arah * b.qty)::integer as qty, (x.arah * b.berat)::bigint as berat, b.urut
    from timbang_baki_sah t
    join buku_barang b on b.kode_toko = t.kode_toko and b.tanggal = t.tanggal
    join peristiwa g on g.kode_toko = b.kode_toko and g.no_dokumen = b.no_dokumen and g.urut = b.peristiwa and g.waktu > t.waktu
    join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
    cross join lateral (values (1, b.ke_tempat), (-1, b.dari_tempat)) x (arah, tempat)
   where x.tempat = t.kode_gudang || '/' || t.kode_baki;
grant select on aktivitas_timbang_baki to mustika_app, mustika_report;
