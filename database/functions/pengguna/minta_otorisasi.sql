-- Asks. The same act waits once, however often it is asked for; the number of what waits is answered.
create or replace function minta_otorisasi(w jsonb)
  returns uuid language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  toko text := app_toko();
  aku text := current_setting('app.user_id', true);
  saat timestamptz := (w ->> 'saat')::timestamptz;
  nomor uuid;
begin
  -- Two presses of one button wait once.
  perform pg_advisory_xact_lock(hashtextextended('otorisasi ' || toko || ' ' || aku, 0));
  select m.id into nomor from otorisasi_minta m where m.kode_toko = toko and m.requester = aku
    and m.op_hash = w ->> 'op_hash' and m.keadaan = 'MENUNGGU' and m.sampai > saat limit 1;
  if found then return nomor; end if;
  insert into otorisasi_minta (kode_toko, id, requester, op_hash, perlu, alasan_minta, dibuat, sampai, barang)
    values (toko, (w ->> 'id')::uuid, aku, w ->> 'op_hash', w -> 'perlu', w ->> 'alasan', saat, (w ->> 'sampai')::timestamptz,
            coalesce(w -> 'barang', '[]'));
  update otorisasi_minta m set keadaan = 'TARIK'
   where m.kode_toko = toko and m.keadaan = 'MENUNGGU' and m.id in (
     select x.id from otorisasi_minta x where x.kode_toko = toko and x.requester = aku and x.keadaan = 'MENUNGGU'
        and x.id <> (w ->> 'id')::uuid order by x.dibuat desc, x.id offset 2);
  return (w ->> 'id')::uuid;
end $$;
alter function minta_otorisasi(jsonb) owner to mustika_buku;
revoke execute on function minta_otorisasi(jsonb) from public;
grant execute on function minta_otorisasi(jsonb) to mustika_app;
