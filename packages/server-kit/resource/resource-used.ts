/**
 * Where a master row is named: every table that refers to it by a foreign key, or holds a column of its key's name
 * without one (documents keep codes as they were). Counting stops early: the question is whether, and about how often.
 */
import type { House } from '@mustika/kernel/house.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { Use } from '@mustika/kernel/resource-answers.ts';
import { sql as raw } from 'kysely';
import { type Database, rawQuery, type Scope, type Sql } from '../database.ts';

const MOST = 1000;
/** A store is named everywhere; the places that name it most say enough. */
const PLACES = 12;

type Reference = { tabel: string; kolom: string; toko: boolean };

/** A code of several tables (kondisi_barang) is told apart by its key alone, so its name proves nothing. */
const REFERENCES = `
  with induk as (select o.attrelid as tabel, o.attnum, o.atttypid from pg_attribute o where o.attrelid = to_regclass($1) and o.attname = $2),
  meja as (select c.oid, c.relname from pg_class c
            where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select')),
  rujukan as (
    select k.conrelid as tabel, k.conkey[array_position(k.confkey, i.attnum)] as attnum
      from induk i join pg_constraint k on k.contype = 'f' and k.confrelid = i.tabel and i.attnum = any (k.confkey)
    union
    select a.attrelid, a.attnum from induk i cross join meja m
      join pg_attribute a on a.attrelid = m.oid and a.attname = $2 and a.atttypid = i.atttypid
     where $3 and a.attrelid <> i.tabel)
  select m.relname as tabel, a.attname as kolom,
         exists (select from pg_attribute t where t.attrelid = m.oid and t.attname = 'kode_toko' and not t.attisdropped) as toko
    from rujukan r join meja m on m.oid = r.tabel join pg_attribute a on a.attrelid = r.tabel and a.attnum = r.attnum
   order by 1, 2`;

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
