-- Pieces of ours that come back, by compare-and-set in sorted order. A nota that waits only holds them, as they were.
create or replace function catat_baris_barang_beli(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, no_faktur_jual text, versi integer, ke_gudang text,
             ke_baki text, berat bigint, harga_modal bigint, tunggu boolean) order by kode_barcode loop
    if coalesce(r.tunggu, false) then
      update barang b set status = 'TUNGGU_BELI', no_terakhir = no_dok, versi = b.versi + 1
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERJUAL' and b.versi = r.versi;
    else
      update barang b set status = 'DIBELI', kode_gudang = r.ke_gudang, kode_baki = r.ke_baki, berat = r.berat, berat_asli = r.berat,
             harga_modal = r.harga_modal, no_terakhir = no_dok, versi = b.versi + 1
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'TERJUAL' and b.versi = r.versi;
    end if;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    update penjualan_barang l set beli_kembali = true
     where l.kode_toko = toko and l.no_faktur = r.no_faktur_jual and l.kode_barcode = r.kode_barcode
       and not l.batal and not l.beli_kembali;
    if not found then
      perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
  end loop;
end $$;
