-- Takes a version back that has not taken effect; false when it has, or was taken back before.
create or replace function batal_jadwal_harga(p_tabel text, p_kode text, p_id uuid, saat timestamp with time zone)
  returns boolean language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  update jadwal_harga x set status = 'BATAL', selesai_oleh = current_setting('app.user_id'), selesai_pada = saat
   where x.kode_toko = app_toko() and x.id = p_id and x.tabel = p_tabel and x.kode = p_kode and x.status = 'MENUNGGU'
     and x.berlaku_mulai > saat;
  return found;
end $$;
alter function batal_jadwal_harga(text,text,uuid,timestamp with time zone) owner to mustika_buku;
revoke execute on function batal_jadwal_harga(text,text,uuid,timestamp with time zone) from public;
grant execute on function batal_jadwal_harga(text,text,uuid,timestamp with time zone) to mustika_app;
