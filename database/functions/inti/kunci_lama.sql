-- Was this key used so long ago that its answer has gone?
create or replace function kunci_lama(toko text, orang text, kunci text) returns boolean language plpgsql stable as $$
declare
  nomor bigint := nomor_kunci(orang, kunci);
begin
  return exists (select from idem_lama l where l.kode_toko = toko and l.ember = (nomor & 1023) and nomor = any (l.kunci));
end $$;
