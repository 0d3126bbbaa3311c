-- Opens the last closed day again while nothing happened on the new one; the differences are reversed on their own day.
create or replace function buka_hari(toko text, w jsonb)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  tutup record;
  baru date;
  hasil jsonb;
begin
  perform set_config('app.kode_toko', toko, true);
  perform set_config('app.user_id', w ->> 'user', true);
  perform pg_advisory_xact_lock(hashtextextended('hari|' || toko, 0));
  if exists (select from idem i where i.kode_toko = toko and i.user_id = w ->> 'user' and i.kunci = w ->> 'kunci') then
    return catat(toko, w);
  end if;
  select t.tanggal into tutup from tutup_toko t where t.kode_toko = toko and t.no_dokumen = w ->> 'nomor' and not t.dibuka_kembali;
  if not found then perform tolak('DOKUMEN_SUDAH_BERUBAH', jsonb_build_object('nomor', w ->> 'nomor')); end if;
  select h.tanggal into baru from hari_toko h where h.kode_toko = toko and h.status = 'OPEN';
  if tutup.tanggal <> (select max(h.tanggal) from hari_toko h where h.kode_toko = toko and h.status = 'CLOSED') then
    perform tolak('BUKAN_HARI_TERAKHIR', jsonb_build_object('tanggal', tutup.tanggal));
  end if;
  if exists (select from peristiwa p where p.kode_toko = toko and p.tanggal = baru) then
    perform tolak('HARI_BARU_SUDAH_TERISI', jsonb_build_object('tanggal', baru));
  end if;
  delete from hari_toko h where h.kode_toko = toko and h.tanggal = baru;
  update hari_toko h set status = 'OPEN', ditutup_pada = null, ditutup_oleh = null where h.kode_toko = toko and h.tanggal = tutup.tanggal;
  hasil := catat(toko, w || jsonb_build_object('hari', tutup.tanggal));
  update tutup_toko t set dibuka_kembali = true where t.kode_toko = toko and t.no_dokumen = w ->> 'nomor';
  return hasil;
end $$;
alter function buka_hari(text,jsonb) owner to mustika_buku;
revoke execute on function buka_hari(text,jsonb) from public;
grant execute on function buka_hari(text,jsonb) to mustika_app;
