-- Every version of the store that is due, oldest first, each sealed into the audit chain. Twins wait for each other and the
-- second finds nothing left. A version that its table refuses is marked and holds nobody up.
create or replace function terapkan_harga(toko text, saat timestamp with time zone)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  j jadwal_harga;
  satu jsonb;
  hasil jsonb := '[]';
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock(hashtextextended('harga|' || toko, 0));
  for j in select * from jadwal_harga x where x.kode_toko = toko and x.status = 'MENUNGGU' and x.berlaku_mulai <= saat
            order by x.berlaku_mulai, x.dibuat_pada, x.id loop
    begin
      perform set_config('app.jadwal', j.id::text, true);
      satu := terapkan_satu_harga(j);
      update jadwal_harga x set status = 'BERLAKU', selesai_oleh = 'SISTEM', selesai_pada = saat where x.kode_toko = toko and x.id = j.id;
      perform catat_audit(toko, j.dibuat_oleh, j.tabel || '.ubah', j.kode,
        satu - 'tabel' - 'kode' || jsonb_build_object('jadwal', j.id, 'berlaku_mulai', j.berlaku_mulai));
      hasil := hasil || jsonb_build_array(satu);
    exception when integrity_constraint_violation then
      update jadwal_harga x set status = 'GAGAL', sebab = sqlerrm, selesai_oleh = 'SISTEM', selesai_pada = saat
       where x.kode_toko = toko and x.id = j.id;
    end;
  end loop;
  perform set_config('app.jadwal', '', true);
  return hasil;
end $$;
alter function terapkan_harga(text,timestamp with time zone) owner to mustika_buku;
revoke execute on function terapkan_harga(text,timestamp with time zone) from public;
grant execute on function terapkan_harga(text,timestamp with time zone) to mustika_app;
