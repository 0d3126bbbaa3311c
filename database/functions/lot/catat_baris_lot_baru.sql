-- Writer: a lot that was not there yet; one of this document's own batch has its number. Whoever made the same one meanwhile has it, and the document looks again.
create or replace function catat_baris_lot_baru(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into barcode (kode_barcode, kode_toko) select x.kode_lot, toko from jsonb_to_recordset(baris) as x(kode_lot text);
  insert into lot (kode_toko, kode_lot, jenis_lot, kadar, kode_group, kode_dept, ada_faktur, tempat, batch, nama_lot, no_masuk, tanggal_masuk)
    select toko, x.kode_lot, x.jenis_lot, x.kadar, x.kode_group, x.kode_dept, x.ada_faktur, x.tempat,
           case x.batch when '@' then no_dok else x.batch end, x.nama_lot, no_dok,
           x.tanggal_masuk
      from jsonb_populate_recordset(null::lot, baris) x;
exception when unique_violation then
  perform tolak('STOK_LOT_BERUBAH');
end $$;
