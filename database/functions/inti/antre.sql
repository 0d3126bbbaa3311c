-- Jobs are queued in the document's transaction; the queue itself belongs to the owner.
create or replace function antre(nama text, isi jsonb, kunci text default NULL::text)
  returns void language plpgsql security definer set search_path to 'pg_catalog', 'pg_temp' as $$
begin
  perform graphile_worker.add_job(nama, isi::json, job_key := kunci);
end $$;
revoke execute on function antre(text,jsonb,text) from public;
grant execute on function antre(text,jsonb,text) to mustika_app, mustika_buku;
