-- The line of the statement that this validation is of; who comes second finds it used.
create or replace function catat_baris_validasi_non_cash_koran(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  insert into validasi_non_cash_koran (kode_toko, no_dokumen, no_rekening, sidik)
    select toko, no_dok, x.no_rekening, x.sidik from jsonb_populate_recordset(null::validasi_non_cash_koran, baris) x;
exception when unique_violation then
  perform tolak('KORAN_SUDAH_DIPAKAI', '{}');
end $$;
