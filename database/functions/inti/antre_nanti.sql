-- A job for later: what failed is tried again after a pause.
create or replace function antre_nanti(nama text, isi jsonb, kunci text, pada timestamp with time zone)
  returns void language plpgsql security definer set search_path to 'pg_catalog', 'pg_temp' as $$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci, run_at := pada);
end $$;
revoke execute on function antre_nanti(text,jsonb,text,timestamp with time zone) from public;
grant execute on function antre_nanti(text,jsonb,text,timestamp with time zone) to mustika_app;
