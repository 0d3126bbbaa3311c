/** A filled shop as one text: every table with its rows as JSON, to be put into a database of the state it was taken from. */
import type pg from 'pg';

const TABLES = `select c.relname as tabel from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrasi' order by 1`;

const tablesOf = async (owner: pg.Client): Promise<string[]> =>
  (await owner.query<{ tabel: string }>(TABLES)).rows.map(({ tabel }) => tabel);

/** The rows of every table that has some; the same rows make the same text. */
export async function dumpShop(owner: pg.Client): Promise<string> {
  let text = '';
  await owner.query("set timezone = 'Asia/Jakarta'");
  for (const tabel of await tablesOf(owner)) {
    const { rows } = await owner.query<{ n: number; isi: string }>(
      `select count(*)::int as n, string_agg(to_jsonb(x)::text, E',\\n' order by to_jsonb(x)::text collate "C") as isi from ${tabel} x`,
    );
    if (rows[0]?.n) text += `${tabel}\n[${rows[0].isi}]\n`;
  }
  return text;
}

/** Guards of single tables, which hold even while replication roles write: they step aside for the load, and come back. */
const ALWAYS = `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as tidur,
    format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as bangun
  from pg_trigger where tgenabled = 'A' and not tgisinternal`;

/** Puts a dumped shop in the place of all rows. Keys between tables are not asked: they held where the dump was taken. */
export async function loadShop(owner: pg.Client, text: string): Promise<void> {
  const guards = (await owner.query<{ tidur: string; bangun: string }>(ALWAYS)).rows;
  await owner.query('begin');
  await owner.query("set local session_replication_role = 'replica'");
  await owner.query(guards.map(({ tidur }) => tidur).join(';'));
  for (const tabel of await tablesOf(owner)) await owner.query(`delete from ${tabel}`);
  for (const [, tabel = '', isi = ''] of text.matchAll(/^(\w+)\n(\[[\s\S]*?\}\])$/gm))
    await owner.query(
      `insert into ${tabel} select * from jsonb_populate_recordset(null::${tabel}, $1::jsonb)`,
      [isi],
    );
  await owner.query(guards.map(({ bangun }) => bangun).join(';'));
  await owner.query('commit');
}
