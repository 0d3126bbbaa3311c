-- Columns every master table ends with.
create or replace function tambah_jejak(tabel regclass) returns void language plpgsql as $$
begin
  execute format($q$alter table %s
    add column aktif boolean not null default true,
    add column versi integer not null default 1,
    add column diubah_oleh text not null default coalesce(current_setting('app.user_id', true), 'SISTEM'),
    add column diubah_pada timestamptz not null default now()$q$, tabel);
end $$;
