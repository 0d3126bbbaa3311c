/**
 * Protects: a document that names a master which is not there, or is not used any more, is refused in a sentence and leaves nothing;
 * never 500, never half a document. Bodies come from the variants of the lives, references from the declarations.
 */
import type { Document, Transition } from '@mustika/kernel/document.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Kit, testApp } from '../kit/app.ts';
import { atur } from '../kit/jual.ts';
import type { Creation } from '../kit/life.ts';
import { LIVES } from '../kit/lives.ts';

const REFUSED = [400, 404, 409, 422];
const UNKNOWN = 'XTAKADA';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const lived = [...LIVES.values()].flatMap(({ modules = [] }) => modules);
  // Without its module a store keeps no list, and takes what is written.
  const listed = house.resources.flatMap(({ gate }) => (gate.is === 'flag' ? [gate.flag] : []));
  await atur(kit, Object.fromEntries([...lived, ...listed].map((name) => [name, 'true'])));
});
afterAll(() => kit?.close());

type Body = Record<string, unknown>;
type Place = { at: readonly (string | number)[]; resource: Resource; key: string; inactive: boolean };

/** Where a body names a row that is kept in a table of its own. */
function places(fields: Fields, body: Body, above: Place['at'] = []): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = body[name];
    const at = [...above, name];
    if (field.fields && Array.isArray(value))
      return value.slice(0, 1).flatMap((row, index) => places(field.fields as Fields, row, [...at, index]));
    const resource = field.ref?.();
    if (!resource || resource.readOnly || typeof value !== 'string') return [];
    return [{ at, resource, key: value, inactive: field.alsoInactive ?? false }];
  });
}

function replaced(body: unknown, [first, ...rest]: Place['at'], value: string): unknown {
  if (first === undefined) return value;
  if (Array.isArray(body))
    return body.map((row, index) => (index === first ? replaced(row, rest, value) : row));
  return { ...(body as Body), [first]: replaced((body as Body)[first], rest, value) };
}

const documentsNow = async (): Promise<number> =>
  Number((await kit.owner.query('select count(*) as jumlah from dokumen')).rows[0].jumlah);

async function refused(path: string, body: unknown, { user = 'KASIR1', portal }: Creation) {
  const before = await documentsNow();
  const answer = await kit.as(user).post(path, body as object, portal ? { portal } : {});
  expect(REFUSED, answer.text).toContain(answer.status);
  expect(answer.code, answer.text).not.toBe('KESALAHAN_SERVER');
  expect(await documentsNow(), answer.text).toBe(before);
}

/** The row is out of use while something is done. */
async function outOfUse({ resource: { name, key }, key: value }: Place, done: () => Promise<void>) {
  const set = (aktif: boolean) =>
    kit.owner.query(`update ${name} set aktif = $2 where ${key} = $1`, [value, aktif]);
  // What the house cannot do without, such as the warehouses it made itself, is never out of use.
  if (
    !(await set(false).then(
      () => true,
      () => false,
    ))
  )
    return;
  try {
    await done();
  } finally {
    await set(true);
  }
}

const creating = house.documents.flatMap((document) => {
  const [variant] = LIVES.get(document.name)?.variants ?? [];
  return variant ? [[document.name, document as unknown as Document, variant] as const] : [];
});

describe.each(creating)('%s', (_name, { transitions, series }, variant) => {
  test('what it names of the masters is there and in use', async () => {
    const creation = await variant.prepare(kit, `${series}QA`);
    const { by, body } = creation;
    const { path, fields } = (
      by ? transitions[by] : Object.values(transitions).find(({ from }) => from.length === 0)
    ) as Transition;
    for (const place of places(fields, body as Body)) {
      await refused(path, replaced(body, place.at, UNKNOWN), creation);
      if (!place.inactive) await outOfUse(place, () => refused(path, body, creation));
    }
    // What settles or counts what is there already takes it: last, because it is done.
    const settling = places(fields, body as Body).find(({ inactive }) => inactive);
    if (settling)
      await outOfUse(settling, async () => {
        const answer = await kit.as(creation.user ?? 'KASIR1').post(path, body);
        expect(answer.code, answer.text).not.toBe('ACUAN_TIDAK_AKTIF');
        expect(answer.status).toBeLessThan(500);
      });
  });
});
