-- Head office with a list of stores reads its list at once, never beyond: app.lintas says on (every store), off (none but
-- the own), or the codes of the stores. Writes stay with the store the transaction acts for.
create function app_lingkup() returns text[] language sql stable parallel safe
  as $$ select case when current_setting('app.lintas', true) ~ '^[A-Z0-9]{2,8}(,[A-Z0-9]{2,8})*$'
                    then string_to_array(current_setting('app.lintas', true), ',') else '{}'::text[] end $$;

create or replace function pasang_rls(tabel regclass, hak_app text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabel);
  execute format('alter table %s force row level security', tabel);
  execute format($p$create policy baca on %s for select
    using (kode_toko = current_setting('app.kode_toko', true) or (select app_lintas())
      or kode_toko = any ((select app_lingkup())::text[]))$p$, tabel);
  execute format($p$create policy tambah on %s for insert
    with check (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  execute format($p$create policy ubah on %s for update
    using (kode_toko = current_setting('app.kode_toko', true))
    with check (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  execute format($p$create policy hapus on %s for delete
    using (kode_toko = current_setting('app.kode_toko', true))$p$, tabel);
  if hak_app <> '' then
    execute format('grant %s on %s to mustika_app', hak_app, tabel);
  end if;
  execute format('grant select on %s to mustika_report', tabel);
end $$;

do $$
declare t record;
begin
  for t in select c.oid::regclass as tabel from pg_policy p join pg_class c on c.oid = p.polrelid
            where p.polname = 'baca' and pg_get_expr(p.polqual, p.polrelid) like '%app_lintas()%' loop
    execute format($p$alter policy baca on %s
      using (kode_toko = current_setting('app.kode_toko', true) or (select app_lintas())
        or kode_toko = any ((select app_lingkup())::text[]))$p$, t.tabel);
  end loop;
end $$;
