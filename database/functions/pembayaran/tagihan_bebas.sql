-- Has nobody settled this charge? What was attached to a nota that was cancelled since is money that no nota has.
create or replace function tagihan_bebas(toko text, selesai text, nota text)
  returns boolean language plpgsql stable as $$
begin
  return selesai is null or selesai = 'DIPASANG'
    and exists (select from dokumen d where d.kode_toko = toko and d.no_dokumen = nota and d.status = 'CANC');
end $$;
