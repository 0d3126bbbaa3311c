-- The store has seen it. False when it was accepted before, or taken back.
create or replace function terima_publikasi(p_id uuid, saat timestamp with time zone, p_perangkat text)
  returns boolean language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  update publikasi_toko p set status = 'DITERIMA', diterima_oleh = current_setting('app.user_id'), diterima_pada = saat, perangkat = p_perangkat
   where p.kode_toko = app_toko() and p.id = p_id and p.status = 'TERKIRIM';
  return found;
end $$;
alter function terima_publikasi(uuid,timestamp with time zone,text) owner to mustika_buku;
revoke execute on function terima_publikasi(uuid,timestamp with time zone,text) from public;
grant execute on function terima_publikasi(uuid,timestamp with time zone,text) to mustika_app;
