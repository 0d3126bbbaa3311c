-- Locks up to and with a month, or opens the last locked one. The lock of the day keeps every posting out meanwhile, so
-- that what began before is in the books and what comes after is refused. w: toko, user, saat, aksi, bulan, alasan.
create or replace function catat_kunci_periode(w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := w ->> 'toko';
  awal date := (w ->> 'bulan')::date;
  akhir date := ((w ->> 'bulan')::date + interval '1 month')::date - 1;
  terkunci date;
  terbuka date;
  ke integer;
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock(hashtextextended('hari|' || toko, 0));
  select coalesce(max(k.urut), 0) + 1 into ke from kunci_periode k where k.kode_toko = toko;
  terkunci := terkunci_sampai(toko);
  if w ->> 'aksi' = 'KUNCI' then
    if terkunci >= akhir then perform tolak('PERIODE_SUDAH_TERKUNCI', jsonb_build_object('sampai', terkunci)); end if;
    select h.tanggal into terbuka from hari_toko h where h.kode_toko = toko and h.status = 'OPEN';
    if terbuka is null or terbuka <= akhir then
      perform tolak('PERIODE_MASIH_BERJALAN', jsonb_build_object('hari', terbuka));
    end if;
  elsif terkunci is distinct from akhir then
    perform tolak('BUKAN_PERIODE_TERAKHIR', jsonb_build_object('sampai', terkunci));
  end if;
  insert into kunci_periode (kode_toko, urut, aksi, bulan, sampai, alasan, user_id, waktu)
    values (toko, ke, w ->> 'aksi', awal, case w ->> 'aksi' when 'KUNCI' then akhir else awal - 1 end, w ->> 'alasan', w ->> 'user',
            (w ->> 'saat')::timestamptz);
  return jsonb_build_object('urut', ke, 'sampai', terkunci_sampai(toko));
end $$;
alter function catat_kunci_periode(jsonb) owner to mustika_buku;
revoke execute on function catat_kunci_periode(jsonb) from public;
grant execute on function catat_kunci_periode(jsonb) to mustika_app;
