-- The servers that follow this one: whether a sale waits for it (`serentak`), and how far it lags. Without pg_read_all_stats the
-- owner of the database sees only that there are some: `terbaca`.
create or replace function siaga()
  returns table (nama text, serentak boolean, byte_tertinggal bigint, detik_tertinggal double precision, terbaca boolean)
  language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select application_name, coalesce(sync_state in ('sync', 'quorum') and state = 'streaming', false),
         pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::bigint,
         extract(epoch from replay_lag)::float8, state is not null
    from pg_stat_replication $$;
revoke execute on function siaga() from public;
grant execute on function siaga() to mustika_app;
