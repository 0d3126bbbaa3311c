-- Packets that should lie there: of every loan that runs, or of those in one place. One that says no place lies in '-', and is right
-- wherever it is found.
create or replace function jaminan_opname(toko text, tempat text)
  returns table(kode text, nama text, tempat_simpan text, berat bigint) language sql stable as $$
  select h.no_faktur_hutang, h.nama_customer, coalesce(h.tempat_simpan, '-'), h.berat_plastik::bigint
    from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang and d.status = 'DONE'
   where h.kode_toko = toko and (tempat is null or h.tempat_simpan = tempat)
$$;
