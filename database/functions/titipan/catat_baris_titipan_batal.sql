-- A cancelled deposit gives back what is left of its pieces.
create or replace function catat_baris_titipan_batal(toko text, no_dok text, ke smallint, baris jsonb)
  returns void language plpgsql as $$
begin
  update titipan_barang l set keadaan = 'KEMBALI'
   where l.kode_toko = toko and l.no_titipan = no_dok and l.keadaan = 'DITITIP';
end $$;
