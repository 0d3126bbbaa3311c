/** Protects: the nightly proof notices every kind of damage it claims to notice, whoever did it. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ambilKotak, HARGA_KOTAK, kotakBaru } from '../kit/aksesoris.ts';
import type { Kit } from '../kit/app.ts';
import { ALL_DAMAGE, type Damage, guardsAside } from '../kit/damage.ts';
import { tokoHidup } from '../kit/hidup.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../kit/jual.ts';
import { missingFile } from '../kit/lives.ts';
import { semuaModul } from '../kit/modul.ts';
import { diberiPoin, hadiahBaru, hadiahDitukar } from '../kit/poin.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await tokoHidup(inject('pgUrl'));
  await semuaModul(kit.owner, ['MEMBER_MODULE']);
  kit.deps.stores.forget('JKT1');
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'RUSAK001' });
  await kotakBaru(kit, 'RUSAKAK1');
  expect(await ambilKotak(kit, 'RUSAKAK1', 2)).toMatchObject({ status: 200 });
  await kotakBaru(kit, 'RUSAKHD1');
  await hadiahBaru(kit, 'RUSAKHD', 'RUSAKHD1', 2);
  await hadiahDitukar(kit, await diberiPoin(kit, 3), { kode_hadiah: 'RUSAKHD', jumlah: 1 }, 2);
  await terjual(kit.as('KASIR1'), nota([{ kode_barcode: 'RUSAKAK1', jumlah: 2 }], 2 * HARGA_KOTAK));
  const kode_member = (
    await kit.owner.query("select kode_member from member where kode_toko_asal = 'JKT1' limit 1")
  ).rows[0];
  await terjual(kit.as('KASIR1'), nota(['RUSAK001'], HARGA_BAKU, kode_member));
  expect(await kit.periksa()).toEqual([]);
});
afterAll(() => kit?.close());

/** Statements about guards must meet them as they are; all others would be refused by them. */
const aboutGuards = ([, , statement]: Damage): boolean => /^(alter|drop|create|grant|revoke)/.test(statement);

/** What the proof says of a shop whose guards have stepped aside, or not: the same before each damage, because each is undone. */
let quiet: readonly string[] = [];

async function damaged(statement: string): Promise<string[]> {
  const { owner } = kit;
  await owner.query('savepoint utuh');
  try {
    await owner.query(statement);
    const found = await kit.periksa();
    return found.filter((line) => !quiet.includes(line));
  } finally {
    await owner.query('rollback to savepoint utuh');
  }
}

describe.each([
  ['to the guards', ALL_DAMAGE.filter(aboutGuards), async () => {}],
  ['with the guards aside', ALL_DAMAGE.filter((one) => !aboutGuards(one)), guardsAside],
] as const)('damage %s', (_where, damage, prepare) => {
  beforeAll(async () => {
    await kit.owner.query('begin');
    await prepare(kit.owner);
    quiet = await kit.periksa();
  });
  afterAll(() => kit.owner.query('rollback'));

  test.each(damage)('%s: notices %s', async (rule, _what, statement) => {
    const found = await damaged(statement);
    expect(
      found.some((line) => line.startsWith(`${rule} `)),
      found.join('\n'),
    ).toBe(true);
  });
});

test('every rule of the proof is damaged, beside what owns it', async () => {
  const { rows } = await kit.owner.query<{ name: string; text: string }>(
    "select proname as name, pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace and proname like 'invarian\\_%'",
  );
  const rules = rows.flatMap(({ name, text }) =>
    [...text.matchAll(/select '([A-Z0-9_]+)',/g)].map((match) => ({ rule: match[1] as string, name })),
  );
  const damaged = new Set(ALL_DAMAGE.map(([rule]) => rule));
  const without = rules.filter(({ rule }) => !damaged.has(rule));
  expect(
    without
      .map(({ rule, name }) => `${rule}: ${missingFile(name.replace('invarian_', ''), 'damage')}`)
      .join('\n'),
  ).toBe('');
  const known = new Set(rules.map(({ rule }) => rule));
  expect([...damaged].filter((rule) => !known.has(rule))).toEqual([]);
});

test('after all of it nothing is damaged', async () => expect(await kit.periksa()).toEqual([]));
