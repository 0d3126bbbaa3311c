-- Whoever writes a piece or holds it in a cart tells of it in the same transaction: one look by key for a piece that nobody offers, and
-- one job a transaction, whose key no other transaction waits for. A hold ends by itself, so that its end is told in advance.
create or replace function kabari_marketplace()
  returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := case when tg_op = 'DELETE' then old.kode_toko else new.kode_toko end;
  kode text := case when tg_op = 'DELETE' then old.kode_barcode else new.kode_barcode end;
begin
  update tawaran_marketplace w set versi = w.versi + 1, status = 'ANTRI', segera = true, percobaan = 0, coba_lagi = null, galat = null,
         diubah = now()
   where w.kode_toko = toko and w.kode_barcode = kode and w.tawar;
  if found then
    perform antre('marketplace_barang', jsonb_build_object('kode_toko', toko), 'mp|' || toko || '|' || pg_current_xact_id());
    -- Asked one after the other: a row of pieces has no cart.
    if tg_table_name = 'barang_pegang' and tg_op <> 'DELETE' then
      if new.keranjang not like 'mp|%' then
        perform antre_pada('marketplace_pegang_habis', jsonb_build_object('kode_toko', toko, 'kode_barcode', kode),
                           'mp_habis|' || toko || '|' || kode, new.sampai + interval '1 second');
      end if;
    end if;
  end if;
  return null;
end $$;
alter function kabari_marketplace() owner to mustika_buku;
revoke execute on function kabari_marketplace() from public;

create or replace trigger kabari_marketplace after update of status, kode_gudang, kode_baki, kode_group, kode_dept, nama_barang, berat, kadar, kadar_cetak, tipe_ongkos, ongkos, harga_atribut, harga_bandrol, size, foto on barang
  for each row execute function kabari_marketplace();
alter table barang enable always trigger kabari_marketplace;
create or replace trigger kabari_marketplace after insert or update or delete on barang_pegang
  for each row execute function kabari_marketplace();
alter table barang_pegang enable always trigger kabari_marketplace;
