/** Rows that SQL writes by the million go in without keys and guards; whoever wrote them asks cek_invarian() when they are back. */

const everyGuard = (state: string, act: string): string => `do $$
declare t record;
begin
  for t in select tgrelid::regclass as tabel, tgname from pg_trigger where not tgisinternal and tgenabled = '${state}' loop
    execute format('alter table %s ${act} trigger %I', t.tabel, t.tgname);
  end loop;
end $$;`;

/** The statements with the guards away between the lines `-- :guards-away` and `-- :guards-back`. */
export const guarded = (sql: string): string =>
  sql
    .replace(
      '-- :guards-away',
      () => `set session_replication_role = replica;\n${everyGuard('A', 'disable')}`,
    )
    .replace(
      '-- :guards-back',
      () => `${everyGuard('D', 'enable always')}\nset session_replication_role = origin;`,
    );
