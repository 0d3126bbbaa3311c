-- Rows are taken in the order of their codes, here and below: two documents wait for each other and never around a corner.
create or replace function catat_baris_aksesoris_masuk(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare
  r record;
  v integer;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, nama_barang text, jumlah integer, nilai bigint)
            order by kode_barcode loop
    perform from barang b where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'BERJUMLAH' for share;
    if not found then
      perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    insert into stok_aksesoris as s (kode_toko, kode_barcode, jumlah, nilai) values (toko, r.kode_barcode, r.jumlah, r.nilai)
      on conflict (kode_toko, kode_barcode) do update set jumlah = s.jumlah + excluded.jumlah, nilai = s.nilai + excluded.nilai,
        versi = s.versi + 1
      returning s.versi into v;
    insert into gerak_aksesoris (kode_toko, no_dokumen, kode_barcode, urut, nama_barang, arah, jumlah, nilai, versi)
      values (toko, no_dok, r.kode_barcode, r.urut, r.nama_barang, 'MASUK', r.jumlah, r.nilai, v);
  end loop;
end $$;
