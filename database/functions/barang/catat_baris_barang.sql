-- Writer: moves pieces to another status and tray by compare-and-set, in sorted order so that two baskets never deadlock.
create or replace function catat_baris_barang(toko text, no_dok text, ke smallint, baris jsonb) returns void language plpgsql as $$
declare
  r record;
  kini record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, dari_status text, ke_status text, versi integer,
             ke_gudang text, ke_baki text, keranjang text) order by kode_barcode loop
    update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
           kode_baki = coalesce(r.ke_baki, b.kode_baki), no_terakhir = no_dok, versi = b.versi + 1
     where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = r.dari_status
       and (r.versi is null or b.versi = r.versi);
    if not found then
      select b.status, b.no_terakhir, d.user_id into kini from barang b
        left join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_terakhir
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode;
      perform tolak('BARANG_SUDAH_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode, 'status', kini.status,
        'no_dokumen', kini.no_terakhir, 'user_id', kini.user_id));
    end if;
    select p.user_id into kini from barang_pegang p
     where p.kode_toko = toko and p.kode_barcode = r.kode_barcode and p.sampai > now()
       and p.keranjang is distinct from r.keranjang;
    if found then
      perform tolak('BARANG_DIPEGANG', jsonb_build_object('kode_barcode', r.kode_barcode, 'user_id', kini.user_id));
    end if;
    delete from barang_pegang p where p.kode_toko = toko and p.kode_barcode = r.kode_barcode;
  end loop;
end $$;
