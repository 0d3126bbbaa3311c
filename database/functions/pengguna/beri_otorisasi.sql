-- The requester stands at the till, the approver types there.
create or replace function beri_otorisasi(w jsonb)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  perform tulis_otorisasi(app_toko(), current_setting('app.user_id', true), w ->> 'approver', w);
end $$;
alter function beri_otorisasi(jsonb) owner to mustika_buku;
revoke execute on function beri_otorisasi(jsonb) from public;
grant execute on function beri_otorisasi(jsonb) to mustika_app;
