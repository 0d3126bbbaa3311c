-- Writer: what became of pieces of a shipment, each from the state in which its document saw it, and what is left of the whole.
create or replace function catat_baris_kirim_barang_jawab(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare r record;
begin
  for r in select * from jsonb_to_recordset(baris) as x(kode_barcode text, dari_keadaan text, ke_keadaan text, ke_status text,
             berat_terima bigint, catatan text, ke_gudang text, ke_baki text) order by kode_barcode loop
    update kirim_barang_barang l set keadaan = r.ke_keadaan, berat_terima = coalesce(r.berat_terima, l.berat_terima),
           catatan = coalesce(r.catatan, l.catatan)
     where l.kode_toko = toko and l.no_dokumen = no_dok and l.kode_barcode = r.kode_barcode and l.keadaan = r.dari_keadaan;
    if not found then
      perform tolak('KIRIMAN_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode));
    end if;
    if r.ke_status is not null then
      update barang b set status = r.ke_status, kode_gudang = coalesce(r.ke_gudang, b.kode_gudang),
             kode_baki = coalesce(r.ke_baki, b.kode_baki), versi = b.versi + 1
       where b.kode_toko = toko and b.kode_barcode = r.kode_barcode and b.status = 'DIKIRIM' and b.no_terakhir = no_dok;
      if not found then
        perform tolak('KIRIMAN_BERUBAH', jsonb_build_object('kode_barcode', r.kode_barcode));
      end if;
    end if;
  end loop;
  update kirim_barang h set dijalan = l.dijalan, selisih = l.selisih
    from (select count(*) filter (where x.keadaan = 'DIJALAN') as dijalan,
                 count(*) filter (where x.keadaan in ('BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK')) as selisih
            from kirim_barang_barang x where x.kode_toko = toko and x.no_dokumen = no_dok) l
   where h.kode_toko = toko and h.no_dokumen = no_dok;
end $$;
