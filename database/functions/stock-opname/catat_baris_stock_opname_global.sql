create or replace function catat_baris_stock_opname_global(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into stock_opname_global (kode_toko, no_dokumen, tanggal, sistem_qty, sistem_berat, fisik_qty, fisik_berat, jenis_selisih, keterangan)
    select toko, no_dok, x.tanggal, x.sistem_qty, x.sistem_berat, x.fisik_qty, x.fisik_berat, x.jenis_selisih, x.keterangan
      from jsonb_populate_recordset(null::stock_opname_global, baris) x;
exception when unique_violation then
  perform tolak('OPNAME_GLOBAL_SUDAH_ADA', '{}');
end $$;
