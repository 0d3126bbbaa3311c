-- Writes outside catat() ask for their idempotency row here, in the transaction of the write. The twin waits for it.
-- Answers {"baru": true}, or what was answered before, or that the key belongs to another request; refuses one of long ago.
create or replace function mulai_idem(p_kunci text, p_hash text)
  returns jsonb language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare tersimpan record;
begin
  insert into idem (kode_toko, user_id, kunci, req_hash) values (app_toko(), current_setting('app.user_id'), p_kunci, p_hash)
    on conflict do nothing;
  if found then
    if kunci_lama(app_toko(), current_setting('app.user_id'), p_kunci) then perform tolak('KUNCI_LAMA'); end if;
    return jsonb_build_object('baru', true);
  end if;
  select i.req_hash, i.jawaban into tersimpan from idem i
   where i.kode_toko = app_toko() and i.user_id = current_setting('app.user_id') and i.kunci = p_kunci;
  return jsonb_build_object('baru', false, 'lain', tersimpan.req_hash <> p_hash, 'jawaban', tersimpan.jawaban);
end $$;
alter function mulai_idem(text,text) owner to mustika_buku;
revoke execute on function mulai_idem(text,text) from public;
grant execute on function mulai_idem(text,text) to mustika_app;
