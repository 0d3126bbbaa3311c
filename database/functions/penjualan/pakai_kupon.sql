-- A coupon is used once in the whole chain: the second till waits for the first and is told.
create or replace function pakai_kupon(toko text, no_dok text, p_kode text) returns kupon language plpgsql as $$
declare ada kupon;
begin
  update kupon k set keadaan = 'DIPAKAI', toko_pakai = pakai_kupon.toko, no_pakai = no_dok
   where k.kode = p_kode and k.keadaan = 'BERLAKU' returning * into ada;
  if not found then
    select * into ada from kupon k where k.kode = p_kode;
    perform tolak(case ada.keadaan when 'BATAL' then 'KUPON_BATAL' else 'KUPON_SUDAH_DIPAKAI' end,
      jsonb_build_object('kode', p_kode, 'toko', ada.toko_pakai, 'no_dokumen', ada.no_pakai));
  end if;
  return ada;
end $$;
revoke execute on function pakai_kupon(text,text,text) from public;
grant execute on function pakai_kupon(text,text,text) to mustika_buku;
