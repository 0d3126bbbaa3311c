-- By hand for its refusal: of two who answer at once the second one reads that it was answered.
create or replace function catat_baris_terima_barang(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into terima_barang (kode_toko, no_dokumen, no_kirim, dari_toko, cara, ke_baki, jumlah_barang, berat, harga_modal, selisih, keterangan)
    select toko, no_dok, x.no_kirim, x.dari_toko, x.cara, x.ke_baki, x.jumlah_barang, x.berat, x.harga_modal, x.selisih, x.keterangan
      from jsonb_populate_recordset(null::terima_barang, baris) x;
exception when unique_violation then
  perform tolak('KIRIMAN_SUDAH_DITERIMA');
end $$;
