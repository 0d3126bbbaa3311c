-- Whoever writes a piece, the till among them, tells of it in the same transaction: one look by key for a piece that nobody
-- offers, and one job a transaction, whose key no other transaction waits for.
create or replace function kabari_web()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  update barang_web w set versi = w.versi + 1, status = 'ANTRI', percobaan = 0, coba_lagi = null, galat = null, diubah = now()
   where w.kode_toko = new.kode_toko and w.kode_barcode = new.kode_barcode and w.tawar;
  if found then
    perform antre('barang_web', jsonb_build_object('kode_toko', new.kode_toko),
                  'web|' || new.kode_toko || '|' || pg_current_xact_id());
  end if;
  return null;
end $$;
alter function kabari_web() owner to mustika_buku;
revoke execute on function kabari_web() from public;

create or replace trigger kabari_web after update of status, kode_gudang, kode_group, kode_dept, nama_barang, berat, kadar, kadar_cetak, tipe_ongkos, ongkos, harga_atribut, harga_bandrol, size, foto on barang
  for each row execute function kabari_web();
alter table barang enable always trigger kabari_web;
