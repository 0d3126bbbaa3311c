-- A job for a moment to come.
create or replace function antre_pada(nama text, isi jsonb, kunci text, saat timestamp with time zone)
  returns void language plpgsql security definer set search_path to 'pg_catalog', 'pg_temp' as $$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci, run_at := saat);
end $$;
revoke execute on function antre_pada(text,jsonb,text,timestamp with time zone) from public;
grant execute on function antre_pada(text,jsonb,text,timestamp with time zone) to mustika_buku;
