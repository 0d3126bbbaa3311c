-- Writer: samples that are needed no more. One that is back already was somebody else's to give back.
create or replace function catat_baris_pesanan_contoh_kembali(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
declare banyak integer;
begin
  update pesanan_contoh c set keadaan = 'KEMBALI'
    from jsonb_to_recordset(baris) as x(urut smallint)
   where c.kode_toko = toko and c.no_pesanan = no_dok and c.urut = x.urut and c.keadaan = 'DIPAKAI';
  get diagnostics banyak = row_count;
  if banyak <> jsonb_array_length(baris) then perform tolak('CONTOH_SUDAH_DIAMBIL', jsonb_build_object('no_pesanan', no_dok)); end if;
end $$;
