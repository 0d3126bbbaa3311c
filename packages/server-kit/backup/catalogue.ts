/** What of a database is carried in a backup, and what stands in the way of putting it back, as PostgreSQL's catalogue has it. */
import type pg from 'pg';

export type Columns = { tabel: string; kolom: string[] };

/** Every table of ours with the columns that are stored; what PostgreSQL reckons itself is left out. */
const TABLES = `select c.relname::text as tabel,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as kolom
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname collate "C"`;

/** What else keeps rows would be left behind without a word. */
const STRANGE = `select c.relname::text as nama from pg_class c
  where c.relkind in ('p', 'm', 'f') and c.relnamespace = 'public'::regnamespace`;

export async function readTables(client: pg.ClientBase): Promise<Columns[]> {
  const strange = (await client.query<{ nama: string }>(STRANGE)).rows.map(({ nama }) => nama);
  if (strange.length > 0) throw new Error(`Cadangan tidak mengenal jenis tabel ini: ${strange.join(', ')}`);
  return (await client.query<Columns>(TABLES)).rows;
}

export type Sequence = { nama: string; nilai: string; terpakai: boolean };

/** Read after the snapshot began: whatever its rows took from a sequence is counted. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ nama: string }>(
    "select relname::text as nama from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1",
  );
  const found: Sequence[] = [];
  for (const { nama } of rows) {
    const text = `select $1::text as nama, last_value::text as nilai, is_called as terpakai from public.${quote(nama)}`;
    found.push(...(await client.query<Sequence>(text, [nama])).rows);
  }
  return found;
}

/** A migration that ran, with the checksum of what it said. */
export const readApplied = async (client: pg.ClientBase): Promise<{ nama: string; sidik: string | null }[]> =>
  (
    await client.query<{ nama: string; sidik: string | null }>(
      'select nama, sidik from migrasi order by nama collate "C"',
    )
  ).rows;

/** A statement that takes something out of the way, and the one that puts it back as it was. */
export type Obstacle = { away: string; back: string };
export type Link = Obstacle & { remark: string };

/**
 * Triggers of ours, those that fire always among them, by themselves: an owner that is no superuser may neither write as a
 * replica nor switch off what PostgreSQL made for foreign keys.
 */
const TRIGGERS = `select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as away,
    format('alter table %s enable %s trigger %I', t.tgrelid::regclass,
      case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as back
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace
  order by t.tgrelid::regclass::text, t.tgname`;

/** Foreign keys: made again over the rows, each is proven as a whole instead of row by row, and the order of tables is free. */
const LINKS = `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as away,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as back,
    coalesce(format('comment on constraint %I on %s is %L', k.conname, k.conrelid::regclass,
                    obj_description(k.oid, 'pg_constraint')), '') as remark
  from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace
  order by k.conrelid::regclass::text, k.conname`;

export const readTriggers = async (client: pg.ClientBase): Promise<Obstacle[]> =>
  (await client.query<Obstacle>(TRIGGERS)).rows;
export const readLinks = async (client: pg.ClientBase): Promise<Link[]> =>
  (await client.query<Link>(LINKS)).rows;

/** As SQL wants a name. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * How rows are put into words, whatever server, role or database says otherwise. `row_security = off`: who may not see every
 * row is refused, instead of being given a part of them.
 */
export const PLAIN = `set local search_path = public; set local row_security = off; set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3;
  set local bytea_output = 'hex'; set local client_encoding = 'UTF8'; set local statement_timeout = 0;
  set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;
