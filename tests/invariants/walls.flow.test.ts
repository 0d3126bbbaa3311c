/**
 * Protects: under every role of the application a store sees and writes its own rows only, table by table, in SQL and
 * without any code of ours; and what each role may do at all is the least it needs.
 */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Kit } from '../kit/app.ts';
import { sample } from '../kit/sample.ts';
import { guardsOf, refusalOf, undone } from './catalogue.ts';
import { fullShop } from './full-shop.ts';

let kit: Kit;
let owner: pg.Client;
/** Tables behind a wall. */
let walled: string[];
let rights: { role: string; table: string; right: string }[];

const RIGHTS = `
  select r.rolname as role, c.relname as "table", p.privilege_type as right
    from pg_class c cross join lateral aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) p join pg_roles r on r.oid = p.grantee
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and r.rolname like 'mustika%'
  union
  select r.rolname, c.relname, p.privilege_type || ' ' || a.attname
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attacl is not null cross join lateral aclexplode(a.attacl) p
    join pg_roles r on r.oid = p.grantee
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and r.rolname like 'mustika%'`;

beforeAll(async () => {
  kit = await fullShop(inject('pgUrl'));
  owner = kit.owner;
  walled = (await guardsOf(owner)).filter((guard) => guard.kind === 'wall').map((guard) => guard.table);
  rights = (await owner.query(RIGHTS)).rows;
});
afterAll(() => kit?.close());

const may = (role: string, table: string, right: string): boolean =>
  rights.some(
    (one) =>
      one.role === role && one.table === table && (one.right === right || one.right.startsWith(`${right} `)),
  );

const as = async (role: string, kode_toko: string | null, lintas = false): Promise<void> => {
  await owner.query(`set local role ${role}`);
  await owner.query("select set_config('app.kode_toko', $1, true), set_config('app.lintas', $2, true)", [
    kode_toko ?? '',
    lintas ? 'on' : 'off',
  ]);
};
const count = async (table: string, where = 'true'): Promise<number> =>
  Number((await owner.query(`select count(*) as n from ${table} where ${where}`)).rows[0]?.n);
const HERE = "kode_toko = 'JKT1'";
/** The one door in the walls: the head of a shipment is read by the store it goes to. docs/decisions/0044. */
const PINTU: Readonly<Record<string, string>> = { kirim_barang: "tujuan <> 'BDG1'" };
const ROLES = ['mustika_app', 'mustika_report', 'mustika_buku'];

/** Rows a statement changes; none when something refuses it. */
async function touched(statement: string): Promise<number> {
  await owner.query('savepoint sentuh');
  try {
    return (await owner.query(statement)).rowCount ?? 0;
  } catch {
    return 0; // Refused is what we want to hear.
  } finally {
    await owner.query('rollback to savepoint sentuh');
  }
}

/** What goes wrong for a table when JKT1's rows are asked for from Bandung. */
async function holes(table: string, role: string): Promise<string[]> {
  const wrong: string[] = [];
  const here = await count(table, HERE);
  const tell = (what: string): void => void wrong.push(`${role} ${table}: ${what}`);
  if (may(role, table, 'SELECT')) {
    await as(role, 'BDG1');
    const behind = [HERE, ...(PINTU[table] ? [PINTU[table]] : [])].join(' and ');
    if ((await count(table, behind)) > 0) tell("reads another store's rows");
    await as(role, null);
    if ((await count(table)) > 0) tell('reads rows without a store');
    await as(role, 'BDG1', true);
    if ((await count(table, HERE)) !== here) tell('does not read across when it may');
    await as(role, 'JKT1');
    if ((await count(table, HERE)) !== here) tell('does not read its own rows');
  }
  await as(role, 'BDG1', true);
  const insert = await refusalOf(owner, `insert into ${table} (kode_toko) values ('JKT1')`);
  if (insert?.code !== '42501' && insert?.code !== 'MU001')
    tell(`inserts into another store: ${insert?.message ?? 'passed'}`);
  if (may(role, table, 'DELETE')) {
    if (await touched(`delete from ${table} where ${HERE}`)) tell('deletes in another store');
  }
  const column = rights.find(
    (one) => one.role === role && one.table === table && /^UPDATE( |$)/.test(one.right),
  );
  if (column) {
    const name = column.right.split(' ')[1] ?? 'kode_toko';
    if (await touched(`update ${table} set ${name} = ${name} where ${HERE}`))
      tell('updates in another store');
  }
  await owner.query('reset role');
  return wrong;
}

test('every table of a store is behind a wall, and tables without one are lists of the chain', async () => {
  const { rows } = await owner.query<{ t: string }>(
    `select c.relname as t from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'kode_toko'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  const open = rows.map((row) => row.t).filter((table) => !walled.includes(table));
  expect(open.sort()).toEqual(['barcode', 'pengguna', 'toko']);
});

const asked = (): string[] => sample(walled, (table) => table);

describe.each(ROLES)('%s', (role) => {
  test('sees and changes the rows of its store only', async () => {
    const wrong: string[] = [];
    for (const table of asked()) wrong.push(...(await undone(owner, () => holes(table, role))));
    expect(wrong).toEqual([]);
  });
});

test('it is the wall that holds: without it every table with rows is open', async () => {
  const wrong: string[] = [];
  for (const table of asked().filter((one) => may('mustika_app', one, 'SELECT')))
    await undone(owner, async () => {
      if ((await count(table, HERE)) === 0) return;
      await owner.query(`alter table ${table} disable row level security`);
      if ((await holes(table, 'mustika_app')).length === 0) wrong.push(table);
    });
  expect(wrong).toEqual([]);
});

describe('nobody has more rights than he needs', () => {
  /** Tables that are written by catat() and its kin alone. */
  const books = (): string[] => [
    ...new Set(
      rights.filter((one) => one.role === 'mustika_buku' && one.right === 'INSERT').map((one) => one.table),
    ),
  ];
  /** Written by both, and why. */
  const SHARED: Record<string, readonly string[]> = {
    // Texts and prices of a piece may be edited; its weight, karat, cost, status and place may not.
    barang: ['UPDATE'],
    // A cart holds a piece; so does an order of a marketplace, which pegang_pesanan locks before it looks.
    barang_pegang: ['INSERT', 'UPDATE', 'DELETE'],
  };

  test('the application writes no table that the writer of the books writes', () => {
    const wrong = rights.filter(
      ({ role, table, right }) =>
        role === 'mustika_app' &&
        books().includes(table) &&
        !right.startsWith('SELECT') &&
        !(SHARED[table] ?? []).some((allowed) => right === allowed || right.startsWith(`${allowed} `)),
    );
    expect(wrong).toEqual([]);
  });

  test('weight, karat, cost, status and place of a piece are out of its reach', () => {
    const editable = rights
      .filter(
        (one) => one.role === 'mustika_app' && one.table === 'barang' && one.right.startsWith('UPDATE '),
      )
      .map((one) => one.right.slice(7));
    const fixed = [
      'kode_toko',
      'kode_barcode',
      'status',
      'berat',
      'berat_asli',
      'kadar',
      'harga_modal',
      'kode_gudang',
      'kode_baki',
      'kode_group',
      'no_masuk',
      'no_terakhir',
    ];
    expect(editable.filter((column) => fixed.includes(column))).toEqual([]);
    expect(editable.length).toBeGreaterThan(5);
  });

  test('reports only read, and no password', async () => {
    expect(rights.filter((one) => one.role === 'mustika_report' && !one.right.startsWith('SELECT'))).toEqual(
      [],
    );
    await undone(owner, async () => {
      await as('mustika_report', 'JKT1', true);
      for (const statement of [
        'select kata_sandi from pengguna',
        'select * from pengguna',
        'select token_hash from sesi',
        'select kunci from percobaan_login',
      ])
        expect((await refusalOf(owner, statement))?.code, statement).toBe('42501');
    });
  });

  test('nobody empties a table, makes triggers, or gives rights on', () => {
    expect(rights.filter((one) => /^(TRUNCATE|TRIGGER|REFERENCES|MAINTAIN)/.test(one.right))).toEqual([]);
  });

  test('rows are deleted only where forgetting is the purpose', () => {
    const deleted = rights
      .filter((one) => one.right === 'DELETE' && one.role === 'mustika_app')
      .map((one) => one.table);
    expect(deleted.sort()).toEqual([
      'barang_pegang',
      'enkripsi_terpakai',
      // A file whose day is over.
      'export_bagian',
      'hak_akses',
      // Reports that are not to go out any more, with what came of them; the audit keeps both.
      'jadwal_laporan',
      'keranjang',
      // What others were to be told of a store that was taken from them, and where they were in it.
      'kirim_kejadian',
      'kirim_laporan',
      'langganan_posisi',
      // A browser that is not to be told any more.
      'langganan_push',
      'logo',
      'member',
      'para_system',
      'percobaan_login',
      // A draft that was published or thrown away.
      'rancangan_nota_draf',
      // A view that its maker does not want any more.
      'tampilan_tersimpan',
      'tiket_grosir',
    ]);
  });

  test('no function that works with higher rights is open to everybody, or looks names up where a caller could plant them', async () => {
    const { rows } = await owner.query<{ name: string; open: boolean; path: boolean }>(
      `select p.proname as name, has_function_privilege('public', p.oid, 'execute') as open,
              coalesce(array_to_string(p.proconfig, ',') like '%search_path=%pg_temp', false) as path
         from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype`,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.open || !row.path)).toEqual([]);
  });

  test('nobody but the writer of the books can make things in the schema', async () => {
    for (const role of ['mustika_app', 'mustika_report'])
      await undone(owner, async () => {
        await as(role, 'JKT1');
        for (const statement of [
          'create table x (a int)',
          'create function invarian_x() returns int language sql as $$ select 1 $$',
        ])
          expect((await refusalOf(owner, statement))?.code, `${role} ${statement}`).toBe('42501');
      });
  });
});
