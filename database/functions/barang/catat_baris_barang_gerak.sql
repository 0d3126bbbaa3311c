-- Writer: pieces go from one state and place to another, with what the lines of their document say of them. Numbered in the order of
-- the document, locked in that of the codes.
create or replace function catat_baris_barang_gerak(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(urut smallint, kode_barcode text, versi integer, dari_status text,
             ke_status text, ke_gudang text, ke_baki text, tolak text) order by kode_barcode loop
    insert into asal_gerak (kode_toko, no_dokumen, kode_barcode, dari_status, dari_gudang, dari_baki, dari_dokumen, ke_status,
        urut, nama_barang, kode_group, kode_dept, berat, kadar, harga_modal, ke_gudang, ke_baki)
      select toko, no_dok, b.kode_barcode, b.status, b.kode_gudang, b.kode_baki, b.no_terakhir, r.ke_status,
          r.urut, b.nama_barang, b.kode_group, b.kode_dept, b.berat, b.kadar, b.harga_modal, r.ke_gudang, r.ke_baki
        from barang b
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.dari_status and b.versi = r.versi for update;
    if not found then
      perform tolak(r.tolak, jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
           kode_baki = coalesce(r.ke_baki, b.kode_baki), no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
  end loop;
end $$;
