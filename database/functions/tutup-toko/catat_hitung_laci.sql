-- Writes one count; w: toko, user, saat, hari, akun, dimensi, pecahan [{nominal, lembar}]. Answers what the books say.
create or replace function catat_hitung_laci(w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := w ->> 'toko';
  hari date := (w ->> 'hari')::date;
  isi bigint := coalesce((select sum((x ->> 'nominal')::bigint * (x ->> 'lembar')::bigint) from jsonb_array_elements(w -> 'pecahan') x), 0);
  buku bigint;
  ke smallint;
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || toko, 0));
  if not exists (select from hari_toko h where h.kode_toko = toko and h.tanggal = hari and h.status = 'OPEN') then
    perform tolak('TOKO_TUTUP', jsonb_build_object('tanggal', hari));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'laci', toko, w ->> 'akun', w ->> 'dimensi'), 0));
  select s.saldo into buku from saldo_uang s join peran_akun p on p.akun = s.akun and p.dihitung
   where s.kode_toko = toko and s.akun = w ->> 'akun' and s.dimensi = w ->> 'dimensi';
  if not found then perform tolak('LACI_TIDAK_ADA', jsonb_build_object('dimensi', w ->> 'dimensi')); end if;
  select coalesce(max(h.urut), 0) + 1 into ke from hitung_laci h
   where h.kode_toko = toko and h.tanggal = hari and h.akun = w ->> 'akun' and h.dimensi = w ->> 'dimensi';
  insert into hitung_laci (kode_toko, tanggal, akun, dimensi, urut, jumlah, saldo, user_id, waktu)
    values (toko, hari, w ->> 'akun', w ->> 'dimensi', ke, isi, buku, w ->> 'user', (w ->> 'saat')::timestamptz);
  insert into hitung_pecahan (kode_toko, tanggal, akun, dimensi, urut, nominal, lembar)
    select toko, hari, w ->> 'akun', w ->> 'dimensi', ke, x.nominal, x.lembar
      from jsonb_to_recordset(w -> 'pecahan') as x(nominal integer, lembar integer) where x.lembar > 0;
  return jsonb_build_object('urut', ke, 'jumlah', isi, 'saldo', buku, 'selisih', isi - buku);
end $$;
alter function catat_hitung_laci(jsonb) owner to mustika_buku;
revoke execute on function catat_hitung_laci(jsonb) from public;
grant execute on function catat_hitung_laci(jsonb) to mustika_app;
