/**
 * Where a master row is named: every table that refers to it by a foreign key, or holds a column of its key's name
 * without one (documents keep codes as they were). Counting stops early: the question is whether, and about how often.
 */
import type { House } from '@mustika/kernel/house.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { Use } from '@mustika/kernel/resource-answers.ts';
import { sql as raw } from 'kysely';
import { type Database, rawQuery, type Scope, type Sql } from './database.ts';

const MOST = 1000;
/** A store is named everywhere; the places that name it most say enough. */
const PLACES = 12;

type Reference = { tabel: string; kolom: string; toko: boolean };

/** A code of several tables (kondisi_barang) is told apart by its key alone, so its name proves nothing. */
const REFERENCES = `
  select c.relname as tabel, a.attname as kolom, bool_or(t.attname is not null) as toko
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attribute t on t.attrelid = c.oid and t.attname = 'kode_toko' and not t.attisdropped
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select')
     and (exists (select from pg_constraint k
                   where k.contype = 'f' and k.confrelid = to_regclass($1) and k.conrelid = c.oid and a.attnum = any (k.conkey)
                     and k.confkey[array_position(k.conkey, a.attnum)] =
                         (select o.attnum from pg_attribute o where o.attrelid = to_regclass($1) and o.attname = $2))
       or ($3 and c.oid <> to_regclass($1) and a.attname = $2
           and a.atttypid = (select o.atttypid from pg_attribute o where o.attrelid = to_regclass($1) and o.attname = $2)))
   group by 1, 2 order by 1, 2`;

const words = (table: string): string =>
  table.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());

async function countOf(
  sql: Sql,
  scope: Scope,
  resource: Resource,
  key: string,
  at: Reference,
): Promise<number> {
  let rows = sql.selectFrom(at.tabel).select(raw`1`.as('satu')).where(at.kolom, '=', key);
  if (resource.scope === 'toko' && at.toko) rows = rows.where('kode_toko', '=', scope.kode_toko);
  const found = await sql
    .selectFrom(rows.limit(MOST + 1).as('x'))
    .select((eb) => eb.fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(found.jumlah);
}

/** Of a chain's row the whole chain is asked, of a store's row its own store. */
export function usesOf(
  db: Database,
  scope: Scope,
  house: House,
  resource: Resource,
  key: string,
): Promise<Use[]> {
  const labels = new Map(house.resources.map((one) => [one.name, one.label]));
  const distinct = house.resources.filter((one) => one.key === resource.key).length === 1;
  return db.read({ ...scope, lintas: resource.scope === 'chain' }, async (sql) => {
    const references = await rawQuery<Reference>(sql, REFERENCES, [resource.name, resource.key, distinct]);
    const uses: Use[] = [];
    for (const at of references) {
      const jumlah = await countOf(sql, scope, resource, key, at);
      if (jumlah === 0 || uses.some((use) => use.tabel === at.tabel)) continue;
      const label = labels.get(at.tabel) ?? words(at.tabel);
      uses.push({ tabel: at.tabel, label, jumlah: Math.min(jumlah, MOST), lebih: jumlah > MOST });
    }
    return uses.toSorted((a, b) => b.jumlah - a.jumlah).slice(0, PLACES);
  });
}
