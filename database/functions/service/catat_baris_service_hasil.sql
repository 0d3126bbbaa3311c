-- Writer: what became of the pieces of a job, line by line.
create or replace function catat_baris_service_hasil(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update service_barang b set berat_keluar = x.berat_keluar, ongkos_akhir = x.ongkos_akhir, emas_berat = x.emas_berat, emas_rp = x.emas_rp,
         foto_sesudah = x.foto_sesudah
    from jsonb_to_recordset(baris) as x(urut smallint, berat_keluar bigint, ongkos_akhir bigint, emas_berat bigint, emas_rp bigint, foto_sesudah text)
   where b.kode_toko = toko and b.no_dokumen = no_dok and b.urut = x.urut;
end $$;
