-- One step of a document inside the event of another one, by compare-and-set: that one's day, user and moment, its number as
-- reason. False when it is not as it was seen.
create or replace function langkah_dokumen(toko text, no text, p_jenis text, p_transisi text, p_status text, dari text[], lihat smallint, no_dok text, ke smallint)
  returns boolean language plpgsql as $$
declare urutan smallint;
begin
  update dokumen d set status = p_status, peristiwa = d.peristiwa + 1
   where d.kode_toko = toko and d.no_dokumen = no and d.jenis = p_jenis and d.status = any (dari)
     and (lihat is null or d.peristiwa = lihat)
   returning d.peristiwa into urutan;
  if not found then return false; end if;
  insert into peristiwa (kode_toko, no_dokumen, urut, transisi, ke_status, tanggal, user_id, waktu, alasan)
    select toko, no, urutan, p_transisi, p_status, p.tanggal, p.user_id, p.waktu, no_dok
      from peristiwa p where p.kode_toko = toko and p.no_dokumen = no_dok and p.urut = ke;
  return true;
end $$;
