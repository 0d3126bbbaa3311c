create or replace function catat_baris_cicilan_gerak(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform gerak_cicilan(toko, no_dok, x.jenis, 0, 0, coalesce(x.margin, 0), x.jumlah, coalesce(x.ppn, 0), no_dok, ke)
    from jsonb_to_recordset(baris) as x(jenis text, margin bigint, jumlah bigint, ppn bigint);
end $$;
