/** Protects: the nightly proof notices every kind of damage it claims to notice, whoever did it. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LIVES } from '../census/lives.ts';
import { type Kit, testApp } from '../kit/app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../kit/jual.ts';
import { semuaModul } from '../kit/modul.ts';
import { DAMAGE } from './damage.ts';
import { GUARDED } from './damage-guarded.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: (owner) => semuaModul(owner, ['MEMBER_MODULE']) });
  for (const life of Object.values(LIVES).flat()) await life(kit);
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'RUSAK001' });
  const kode_member = (
    await kit.owner.query("select kode_member from member where kode_toko_asal = 'JKT1' limit 1")
  ).rows[0];
  await terjual(kit.as('KASIR1'), nota(['RUSAK001'], HARGA_BAKU, kode_member));
  expect(await kit.periksa()).toEqual([]);
});
afterAll(() => kit?.close());

async function damaged(statement: string): Promise<string[]> {
  const { owner } = kit;
  await owner.query('begin');
  try {
    // Statements about guards must meet them as they are; all others would be refused by them.
    if (!/^(alter|drop|create|grant)/.test(statement))
      for (const table of GUARDED) await owner.query(`alter table ${table} disable trigger all`);
    const quiet = await kit.periksa();
    await owner.query(statement);
    const found = await kit.periksa();
    return found.filter((line) => !quiet.includes(line));
  } finally {
    await owner.query('rollback');
  }
}

describe.each(DAMAGE)('%s', (rule, what, statement) => {
  test(`notices ${what}`, async () => {
    const found = await damaged(statement);
    expect(
      found.some((line) => line.startsWith(`${rule} `)),
      found.join('\n'),
    ).toBe(true);
  });
});

test('every rule of the proof is damaged here', async () => {
  const { rows } = await kit.owner.query<{ text: string }>(
    "select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace and proname like 'invarian\\_%'",
  );
  const rules = rows.flatMap(({ text }) =>
    [...text.matchAll(/select '([A-Z0-9_]+)',/g)].map((match) => match[1]),
  );
  expect([...new Set(DAMAGE.map(([rule]) => rule))].sort()).toEqual([...new Set(rules)].sort());
});

test('after all of it nothing is damaged', async () => expect(await kit.periksa()).toEqual([]));
