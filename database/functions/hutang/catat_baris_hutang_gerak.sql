create or replace function catat_baris_hutang_gerak(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  perform gerak_hutang(toko, no_dok, x, no_dok, ke) from jsonb_array_elements(baris) x;
  update hutang_barang l set keadaan = case x ->> 'jenis' when 'LUNAS' then 'DITEBUS' else 'LELANG' end
    from jsonb_array_elements(baris) x
   where x ->> 'jenis' in ('LUNAS', 'LELANG') and l.kode_toko = toko and l.no_faktur_hutang = no_dok and l.keadaan = 'GADAI';
end $$;
