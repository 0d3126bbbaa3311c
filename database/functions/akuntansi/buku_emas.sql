-- The book of goods in fine gold, as the journal shows it. A piece has what its weight and karat say; a lot carries its fine gold, so that parts
-- add up (docs/decisions/0083): its movement says how much. Movements of one lot that are as heavy as each other in one document are told
-- apart by their order alone, in both books, and their sum is the same whichever is which.
create or replace view buku_emas with (security_invoker = true) as
  select b.kode_toko, b.no_dokumen, b.peristiwa, b.urut, b.tanggal, b.kode_barcode, b.dari_tempat, b.ke_tempat, murni(b.berat, b.kadar) as murni
    from buku_barang b
   where not exists (select from lot l where l.kode_toko = b.kode_toko and l.kode_lot = b.kode_barcode)
  union all
  select b.kode_toko, b.no_dokumen, b.peristiwa, b.urut, b.tanggal, b.kode_barcode, b.dari_tempat, b.ke_tempat, g.murni::bigint
    from (select x.*, case when x.ke_tempat = l.tempat then 'MASUK' else 'KELUAR' end as arah,
                 row_number() over (partition by x.kode_toko, x.no_dokumen, x.kode_barcode, x.ke_tempat = l.tempat, x.berat order by x.peristiwa, x.urut) as ke
            from buku_barang x join lot l on l.kode_toko = x.kode_toko and l.kode_lot = x.kode_barcode) b
    join (select y.*, row_number() over (partition by y.kode_toko, y.no_dokumen, y.kode_lot, y.arah, y.berat order by y.peristiwa, y.urut) as ke
            from gerak_lot y where not y.tahan and not y.gugur) g
      on g.kode_toko = b.kode_toko and g.no_dokumen = b.no_dokumen and g.kode_lot = b.kode_barcode and g.arah = b.arah and g.berat = b.berat and g.ke = b.ke;
grant select on buku_emas to mustika_app, mustika_report;
