-- Walls of a store-scoped table: forced row security, reads across stores only with app.lintas, writes never.
create or replace function pasang_rls(tabel regclass, hak_app text default 'select, insert, update, delete'::text)
  returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabel);
  execute format('alter table %s force row level security', tabel);
  execute format($p$create policy baca on %s for select
    using (kode_toko = current_setting('app.kode_toko', true) or app_lintas() or kode_toko = any (app_lingkup()))$p$, tabel);
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
