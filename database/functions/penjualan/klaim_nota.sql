create or replace function klaim_nota(p_toko_jual text, p_no_faktur text, p_kode text, p_cara text, p_toko text, p_no_dok text)
  returns void language plpgsql as $$
begin
  insert into nota_kembali (toko_jual, no_faktur_jual, kode_barcode, cara, toko, no_dokumen)
    values (p_toko_jual, p_no_faktur, p_kode, p_cara, p_toko, p_no_dok) on conflict do nothing;
  if not found then
    perform tolak('SUDAH_DIBELI', jsonb_build_object('kode_barcode', p_kode, 'no_faktur', p_no_faktur,
      'toko', (select k.toko from nota_kembali k where k.toko_jual = p_toko_jual and k.no_faktur_jual = p_no_faktur)));
  end if;
end $$;
