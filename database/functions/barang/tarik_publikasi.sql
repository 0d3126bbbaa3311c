-- Takes a publication back while its moment lies ahead: every version of it that waits.
create or replace function tarik_publikasi(p_id uuid, saat timestamp with time zone)
  returns boolean language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  asal text := app_toko();
  tujuan text;
begin
  update publikasi_harga p set ditarik_oleh = current_setting('app.user_id'), ditarik_pada = saat
   where p.kode_toko = asal and p.id = p_id and p.ditarik_pada is null and p.berlaku_mulai > saat;
  if not found then return false; end if;
  for tujuan in select t.kode_toko from toko t order by 1 loop
    perform set_config('app.kode_toko', tujuan, true);
    perform pg_advisory_xact_lock(hashtextextended('harga|' || tujuan, 0));
    update publikasi_toko p set status = 'DITARIK' where p.kode_toko = tujuan and p.id = p_id;
    update jadwal_harga j set status = 'BATAL', selesai_oleh = current_setting('app.user_id'), selesai_pada = saat
     where j.kode_toko = tujuan and j.publikasi = p_id and j.status = 'MENUNGGU';
    if found then perform naikkan_versi(tujuan); end if;
  end loop;
  perform set_config('app.kode_toko', asal, true);
  return true;
end $$;
alter function tarik_publikasi(uuid,timestamp with time zone) owner to mustika_buku;
revoke execute on function tarik_publikasi(uuid,timestamp with time zone) from public;
grant execute on function tarik_publikasi(uuid,timestamp with time zone) to mustika_app;
