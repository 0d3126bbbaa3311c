-- Seals one entry into the store's chain. Call it last: the lock is held until commit.
create or replace function catat_audit(toko text, pelaku text, p_aksi text, p_objek text, p_isi jsonb)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  ekor record;
  saat timestamptz := clock_timestamp();
  nomor_ini bigint;
  sebelum bytea;
begin
  perform set_config('app.kode_toko', toko, true);
  perform pg_advisory_xact_lock(hashtextextended('audit|' || toko, 1));
  select a.seq, a.hash into ekor from audit a where a.kode_toko = toko order by a.seq desc limit 1;
  nomor_ini := coalesce(ekor.seq, 0) + 1;
  sebelum := coalesce(ekor.hash, sha256(convert_to(toko, 'UTF8')));
  insert into audit (kode_toko, seq, waktu, user_id, aksi, objek, isi, prev, hash)
  values (toko, nomor_ini, saat, pelaku, p_aksi, p_objek, p_isi, sebelum,
          sha256(sebelum || convert_to(isi_audit(toko, nomor_ini, saat, pelaku, p_aksi, p_objek, p_isi), 'UTF8')));
  -- Who is told of what happens outside is told soon; a chain that tells nobody queues nothing.
  if exists (select from langganan_kejadian l where l.aktif) then
    perform antre('kejadian_sebar', jsonb_build_object('kode_toko', toko), 'kejadian_sebar|' || toko);
  end if;
end $$;
alter function catat_audit(text,text,text,text,jsonb) owner to mustika_buku;
revoke execute on function catat_audit(text,text,text,text,jsonb) from public;
grant execute on function catat_audit(text,text,text,text,jsonb) to mustika_app;
