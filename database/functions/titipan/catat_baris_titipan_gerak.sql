create or replace function catat_baris_titipan_gerak(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform gerak_titipan(toko, no_dok, x.jenis, x.jumlah, coalesce(x.ppn, 0), no_dok, ke)
    from jsonb_to_recordset(baris) as x(jenis text, jumlah bigint, ppn bigint);
end $$;
