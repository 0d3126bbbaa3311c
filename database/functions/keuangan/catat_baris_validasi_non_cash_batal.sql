-- A receipt whose taking back was validated too stays validated.
create or replace function catat_baris_validasi_non_cash_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  if exists (select from validasi_non_cash_baris v
               join peristiwa r on r.kode_toko = toko and r.no_dokumen = v.no_asal and r.membalik = v.peristiwa_asal
               join validasi_non_cash_baris b on b.kode_toko = toko and b.no_asal = r.no_dokumen and b.peristiwa_asal = r.urut
                    and b.tempat = v.tempat and b.no_rekening = v.no_rekening and not b.batal and b.no_dokumen <> no_dok
              where v.kode_toko = toko and v.no_dokumen = no_dok) then
    perform tolak('NON_CASH_KEMBALI_VALID', jsonb_build_object('no_dokumen', no_dok));
  end if;
  update validasi_non_cash_baris v set batal = true where v.kode_toko = toko and v.no_dokumen = no_dok;
  update validasi_non_cash_koran k set batal = true where k.kode_toko = toko and k.no_dokumen = no_dok;
end $$;
