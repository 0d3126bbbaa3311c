-- Prints of a document are counted and sealed; the answer is how often it had been printed before. Wish 16.
create function hitung_cetak(toko text, pelaku text, nomor text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare ke integer;
begin
  perform set_config('app.kode_toko', toko, true);
  update dokumen d set cetak = d.cetak + 1 where d.kode_toko = toko and d.no_dokumen = nomor returning d.cetak into ke;
  if not found then return null; end if;
  perform catat_audit(toko, pelaku, case when ke = 1 then 'dokumen.cetak' else 'dokumen.cetak-ulang' end, nomor, jsonb_build_object('ke', ke));
  return ke - 1;
end $$;
alter function hitung_cetak(text, text, text) owner to mustika_buku;
revoke execute on function hitung_cetak(text, text, text) from public;
grant execute on function hitung_cetak(text, text, text) to mustika_app;
