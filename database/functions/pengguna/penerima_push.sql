-- Devices that are told of a request: of everybody who may decide this very one, outside of his quiet hours. What is the owner's alone
-- wakes no supervisor.
create or replace function penerima_push(p_id uuid, saat timestamp with time zone)
  returns setof uuid language plpgsql stable security definer set search_path to 'public', 'pg_temp' as $$
begin
  return query select l.id from otorisasi_minta m
      cross join langganan_push l
      join pengguna p using (user_id)
      left join tenang_push t using (user_id)
      cross join lateral (
        select (extract(hour from k.jam) * 60 + extract(minute from k.jam))::integer as kini from (select saat at time zone zona_toko(p.kode_toko) as jam) k) j
     where m.kode_toko = app_toko() and m.id = p_id and m.keadaan = 'MENUNGGU' and m.sampai > saat
       and l.user_id <> m.requester and berhak_setuju(m.kode_toko, l.user_id) and not satu_orang(m.kode_toko, m.requester, l.user_id)
       and (p.level = 'OWN' or not exists (select from jsonb_array_elements(m.perlu) h where h ->> 'oleh' = 'OWN'))
       and not coalesce(case when t.mulai < t.sampai then j.kini >= t.mulai and j.kini < t.sampai
                             else j.kini >= t.mulai or j.kini < t.sampai end, false);
end $$;
alter function penerima_push(uuid,timestamp with time zone) owner to mustika_buku;
revoke execute on function penerima_push(uuid,timestamp with time zone) from public;
grant execute on function penerima_push(uuid,timestamp with time zone) to mustika_app;
