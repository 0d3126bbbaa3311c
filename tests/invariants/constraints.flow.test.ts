/**
 * Protects: every constraint of the schema is there and works. Each is attacked alone, all others of its table gone:
 * with it the statement is refused in its name, without it the same statement passes. NOT NULL has no words of ours that
 * could be wrong: the list says which columns have it, and one column of each kind and of each role is attacked.
 */
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Kit } from '../kit/app.ts';
import { sample } from '../kit/sample.ts';
import { attackOn, dropping, spoke } from './attack.ts';
import {
  type Guard,
  guardsOf,
  kindsOfColumns,
  lineOf,
  listedGuards,
  refusalOf,
  undone,
  writeGuards,
} from './catalogue.ts';
import { fullShop } from './full-shop.ts';

let kit: Kit;
let guards: Guard[];
let owner: pg.Client;

beforeAll(async () => {
  kit = await fullShop(inject('pgUrl'));
  owner = kit.owner;
  guards = await guardsOf(owner);
});
afterAll(() => kit?.close());

test('no guard got lost; new ones are written into the list', () => {
  const there = guards.map(lineOf);
  const listed = listedGuards();
  expect(listed.filter((line) => !there.includes(line))).toEqual([]);
  const fresh = there.filter((line) => !listed.includes(line));
  if (process.env.CI) expect(fresh).toEqual([]);
  else if (fresh.length > 0) writeGuards([...listed, ...fresh]);
});

const TRIED: readonly string[] = ['check', 'foreign', 'unique', 'index', 'exclude', 'not null'];

/** Everything that could refuse the statement in the place of the guard. */
async function alone(guard: Guard): Promise<void> {
  const own = guards.filter((one) => one.table === guard.table && TRIED.includes(one.kind) && one !== guard);
  // A table that refers to itself needs the key it refers to.
  const kept =
    guard.text === guard.table ? own.filter((one) => one.kind !== 'unique' && one.kind !== 'not null') : own;
  const order = ['foreign', 'check', 'index', 'exclude', 'unique', 'not null'];
  await owner.query(`alter table ${guard.table} disable trigger user`);
  for (const kind of order)
    for (const one of kept.filter((other) => other.kind === kind))
      if (kind !== 'not null' || guard.kind !== 'unique' || !guard.columns.includes(one.name))
        await owner.query(dropping(one)).catch(async (error: Error) => {
          throw new Error(`${lineOf(one)}: ${error.message}`);
        });
}

/** Why the guard does not do its work in the table as it stands now; null when it does. */
async function tried(guard: Guard): Promise<string | null> {
  const statement = await attackOn(owner, guard);
  if (statement === null) return 'no statement found that breaks it';
  const refusal = await refusalOf(owner, statement);
  if (!spoke(guard, refusal)) return `${statement}: ${refusal?.code ?? 'passed'} ${refusal?.message ?? ''}`;
  await owner.query(dropping(guard));
  const after = await refusalOf(owner, statement);
  return after ? `without it ${statement}: ${after.message}` : null;
}

/** First with its neighbours in place, which is quick; then alone, because a neighbour may speak first. */
async function attacked(guard: Guard): Promise<string | null> {
  const { rowCount } = await owner.query(`select from ${guard.table} limit 1`);
  if (rowCount === 0)
    return 'the table is empty: let a life of the census fill it, or put a row into full-shop.ts';
  const crowded = await undone(owner, async () => {
    await owner.query(`alter table ${guard.table} disable trigger user`);
    return tried(guard).catch((error: Error) => error.message);
  });
  if (crowded === null) return null;
  return undone(owner, async () => {
    await alone(guard);
    return tried(guard);
  });
}

test.each(TRIED)('every %s refuses, and is what refuses', async (kind) => {
  const wrong: string[] = [];
  const all = guards.filter((guard) => guard.kind === kind);
  const asked = kind === 'not null' ? await oneOfEachKind(all) : sample(all, lineOf);
  expect(asked.length).toBeGreaterThan(0);
  for (const guard of asked) {
    const why = await attacked(guard);
    if (why) wrong.push(`${lineOf(guard)}: ${why}`);
  }
  expect(wrong.join('\n')).toBe('');
});

/** A column in a table with rows for each kind of column there is. */
async function oneOfEachKind(filled: readonly Guard[]): Promise<Guard[]> {
  const kinds = await kindsOfColumns(owner);
  const chosen = new Map<string, Guard>();
  for (const guard of filled) {
    const kind = kinds.get(lineOf(guard)) as string;
    if (chosen.has(kind)) continue;
    const { rowCount } = await owner.query(`select from ${guard.table} limit 1`);
    if (rowCount) chosen.set(kind, guard);
  }
  const seen = new Set(filled.map((guard) => kinds.get(lineOf(guard)) as string));
  expect([...seen].filter((kind) => !chosen.has(kind))).toEqual([]);
  return [...chosen.values()];
}

const WRITERS = ['mustika_app', 'mustika_buku'];

test.each(WRITERS)('NOT NULL also speaks to %s, not only to the owner', async (role) => {
  const mine = [];
  for (const guard of guards.filter((one) => one.kind === 'not null' && one.name !== 'kode_toko')) {
    const { rows } = await owner.query(`select has_column_privilege($1, $2, $3, 'UPDATE') as may`, [
      ...[role, guard.table, guard.name],
    ]);
    if (rows[0].may) mine.push(guard);
  }
  const asked = await oneOfEachKind(mine);
  expect(asked.length).toBeGreaterThan(3);
  for (const guard of asked)
    await undone(owner, async () => {
      await owner.query(`alter table ${guard.table} disable trigger user`);
      await owner.query(`alter table ${guard.table} disable row level security`);
      await owner.query(`set local role ${role}`);
      const statement = `update ${guard.table} set ${guard.name} = null`;
      expect(spoke(guard, await refusalOf(owner, statement)), `${role}: ${statement}`).toBe(true);
    });
});

test('the units refuse what no shop has, and only they do', async () => {
  for (const guard of guards.filter((one) => one.kind === 'domain')) {
    const far = guard.table === 'rupiah' ? '1000000000000001' : '1000000000001';
    for (const value of [far, `-${far}`])
      await undone(owner, async () => {
        expect((await refusalOf(owner, `select ${value}::${guard.table}`))?.code, lineOf(guard)).toBe(
          '23514',
        );
        await owner.query(`alter domain ${guard.table} drop constraint ${guard.name}`);
        expect(await refusalOf(owner, `select ${value}::${guard.table}`)).toBeNull();
      });
  }
});
