-- Holds a piece for an order: the piece is locked first, so that a sale which is being written is waited for and seen. Two that want it
-- never both have it. DIPEGANG: held now; KERANJANG: in a cart here; TIADA: not for sale here any more.
create or replace function pegang_pesanan(toko text, kode text, siapa text, untuk text, saat timestamp with time zone, sampai_pada timestamp with time zone)
  returns text language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  kini text;
begin
  select b.status into kini from barang b where b.kode_toko = toko and b.kode_barcode = kode for no key update;
  if kini is distinct from 'TERSEDIA' then
    return 'TIADA';
  end if;
  insert into barang_pegang as p (kode_toko, kode_barcode, user_id, keranjang, sampai) values (toko, kode, siapa, untuk, sampai_pada)
    on conflict (kode_toko, kode_barcode) do update set user_id = excluded.user_id, keranjang = excluded.keranjang, sampai = excluded.sampai
     where p.keranjang = untuk or p.sampai <= saat;
  if not found then
    return 'KERANJANG';
  end if;
  return 'DIPEGANG';
end $$;
alter function pegang_pesanan(text, text, text, text, timestamp with time zone, timestamp with time zone) owner to mustika_buku;
revoke execute on function pegang_pesanan(text, text, text, text, timestamp with time zone, timestamp with time zone) from public;
grant execute on function pegang_pesanan(text, text, text, text, timestamp with time zone, timestamp with time zone) to mustika_app;
