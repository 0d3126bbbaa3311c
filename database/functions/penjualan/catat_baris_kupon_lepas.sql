create or replace function catat_baris_kupon_lepas(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform lepas_kupon(toko, baris);
  insert into kupon_lepas (kode_toko, no_dokumen, kode, lepas)
    select toko, no_dok, x.kode, x.lepas from jsonb_populate_recordset(null::kupon_lepas, baris) x;
end $$;
