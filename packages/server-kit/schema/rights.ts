/**
 * Owners and rights of what is ours, kept in the database as the program of today has them (hak_seharusnya) and asked about at
 * every start: a dump that came back as its owner, or where our roles were not, has lost them without a word
 * (docs/decisions/0077).
 */
import type pg from 'pg';

/** Roles are of the whole server: of two databases that are made at one moment the second finds them made. */
export const ROLES = `do $$
declare peran text;
begin
  foreach peran in array array['mustika_app', 'mustika_report', 'mustika_buku'] loop
    begin
      if not exists (select from pg_roles where rolname = peran) then
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', peran);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- Another database that was made at the same moment was quicker.
    end;
  end loop;
end $$`;

export type Right = { objek: string; sifat: string };

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The part of schema.sql that says them. */
export const rightsText = (rights: readonly Right[]): string => `
-- ${'-'.repeat(100)}
-- Who owns what and who may do what with it, of everything above: what cek_invarian() and every start compare with
insert into hak_seharusnya (objek, sifat) values
${rights.map(({ objek, sifat }) => `  (${quoted(objek)}, ${quoted(sifat)})`).join(',\n')};
`;

const LINE = /^ {2}\('((?:fungsi|skema|tabel|urutan|view) (?:[^']|'')*)', '((?:[^']|'')*)'\)[,;]$/gm;
const plain = (text = ''): string => text.replaceAll("''", "'");

/** What schema.sql says of them. */
export const rightsIn = (schema: string): Right[] =>
  [...schema.matchAll(LINE)].map(([, objek, sifat]) => ({ objek: plain(objek), sifat: plain(sifat) }));

/** What the database says of itself. */
export const readRights = async (owner: pg.Client): Promise<Right[]> =>
  (await owner.query<Right>('select objek, sifat from hak_kini() order by objek collate "C"')).rows;

/** Databases of before 0475, and what tests make, know nothing of all this. */
const knows = async (owner: pg.Client): Promise<boolean> =>
  (await owner.query("select to_regprocedure('hak_beda()') is not null as ada")).rows[0]?.ada === true;

/**
 * Keeps what should be. Null: schema.sql does not stand for what ran here, as between writing a migration and `npm run schema`;
 * what the migrations made is right then.
 */
export async function keepRights(owner: pg.Client, rights: readonly Right[] | null): Promise<void> {
  if (!(await knows(owner))) return;
  const kept = rights ?? (await readRights(owner));
  const objek = kept.map((one) => one.objek);
  await owner.query('delete from hak_seharusnya where objek <> all ($1::text[])', [objek]);
  await owner.query(
    `insert into hak_seharusnya as h (objek, sifat) select * from unnest($1::text[], $2::text[])
     on conflict (objek) do update set sifat = excluded.sifat where h.sifat <> excluded.sifat`,
    [objek, kept.map((one) => one.sifat)],
  );
}

/** Whoever sells on such a database sells past the walls of the house, and nothing would tell him. */
export async function refuseOtherRights(owner: pg.Client): Promise<void> {
  if (!(await knows(owner))) return;
  const { rows } = await owner.query<{ objek: string }>('select objek from hak_beda()');
  const [first] = rows;
  if (first)
    throw new Error(
      `pemilik atau hak di database ini bukan seperti yang dibuat program: ${rows.length} berbeda, yang pertama ${first.objek}. Biasanya cadangan dipulihkan tanpa peran-perannya; cara memperbaikinya ada di docs/decisions/0077.`,
    );
}
