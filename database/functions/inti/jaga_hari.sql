-- Nothing is dated into a day that is not open, but for the kinds above: those only between the store's first day and the
-- open one, not into a month whose closing entry stands, and nothing at all into a locked period.
create or replace function jaga_hari() returns trigger language plpgsql as $$
declare
  terkunci date;
  jenisnya text;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('hari|' || new.kode_toko, 0));
  terkunci := terkunci_sampai(new.kode_toko);
  if new.tanggal <= terkunci and not (new.urut = 1 and exists (
       select from dokumen d where d.kode_toko = new.kode_toko and d.no_dokumen = new.no_dokumen and d.jenis = 'penutup_bulan')) then
    perform tolak('PERIODE_TERKUNCI', jsonb_build_object('tanggal', new.tanggal, 'sampai', terkunci));
  end if;
  if exists (select from hari_toko h
              where h.kode_toko = new.kode_toko and h.tanggal = new.tanggal and h.status = 'OPEN') then
    return new;
  end if;
  select d.jenis into jenisnya from dokumen d join jenis_mundur j on j.jenis = d.jenis
   where d.kode_toko = new.kode_toko and d.no_dokumen = new.no_dokumen;
  if jenisnya is null
     or not exists (select from hari_toko h where h.kode_toko = new.kode_toko and h.status = 'OPEN' and h.tanggal > new.tanggal)
     or not exists (select from hari_toko h where h.kode_toko = new.kode_toko and h.tanggal <= new.tanggal) then
    perform tolak('TOKO_TUTUP', jsonb_build_object('tanggal', new.tanggal));
  end if;
  if jenisnya <> 'penutup_bulan'
     and exists (select from penutup_bulan p where p.kode_toko = new.kode_toko and p.sampai >= new.tanggal and not p.dibatalkan) then
    perform tolak('BULAN_SUDAH_DITUTUP', jsonb_build_object('tanggal', new.tanggal));
  end if;
  return new;
end $$;

create or replace trigger jaga_hari before insert on peristiwa
  for each row execute function jaga_hari();
alter table peristiwa enable always trigger jaga_hari;
