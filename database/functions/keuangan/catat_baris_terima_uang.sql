create or replace function catat_baris_terima_uang(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into terima_uang (kode_toko, no_dokumen, tanggal, penerima, no_reff, dari_toko, tujuan, tujuan_rekening, jumlah)
    select toko, no_dok, x.tanggal, x.penerima, x.no_reff, x.dari_toko, x.tujuan, x.tujuan_rekening, x.jumlah
    from jsonb_populate_recordset(null::terima_uang, baris) x;
exception when unique_violation then
  perform tolak('UANG_SUDAH_DITERIMA');
end $$;
