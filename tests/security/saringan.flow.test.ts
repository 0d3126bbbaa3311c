/** Protects: what a caller sorts and filters by is a name of ours or a refusal, never an error of the server. */
import { storedFields } from '@mustika/server-kit/resource/resource-query.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { kolomBarang } from '../../domains/barang/kartu-barang.rule.ts';
import { house } from '../../domains/house.ts';
import { type Kit, testApp } from '../kit/app.ts';
import { semuaModul } from '../kit/modul.ts';
import { modulPintu } from './samples.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await semuaModul(kit.owner, modulPintu);
  kit.deps.stores.forget('JKT1');
});
afterAll(() => kit?.close());

const ask = (path: string) => kit.as('OWNER').get(path, { portal: 'JKT1' });
/** Names that every object has. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

test('pieces are sorted by a column of theirs', async () => {
  for (const sort of Object.keys(kolomBarang))
    expect((await ask(`barang/list?sort=${sort}`)).status, sort).toBe(200);
  for (const sort of [...INHERITED, 'berat;', 'tidak_ada'])
    expect(await ask(`barang/list?sort=${encodeURIComponent(sort)}`), sort).toMatchObject({
      status: 400,
      code: 'INPUT_TIDAK_VALID',
    });
});

// One statement for every shape of the filters: none of them may stay on the connection.
test('shapes of the filter leave no plan behind', async () => {
  const names = async (): Promise<string[]> =>
    (
      await kit.deps.db.call({
        name: '',
        text: "select name from pg_prepared_statements where statement like '%from barang b%'",
        values: [],
      })
    ).map((row) => String(row['name']));
  for (const sort of ['berat', 'nama_barang', 'harga_jual'])
    for (const more of ['', '&q=A', '&status=TERSEDIA', '&kode_dept=CC']) {
      expect((await ask(`barang/list?sort=${sort}${more}`)).status).toBe(200);
      expect((await names()).filter((name) => /list|jumlah/.test(name))).toEqual([]);
    }
});

const lists = house.resources.flatMap((resource) => {
  const number = Object.entries(storedFields(resource.fields)).find(([, field]) =>
    ['uang', 'gram', 'kadar', 'persen', 'angka', 'tanggal'].includes(field.kind),
  );
  return number ? [{ name: resource.name, resource, field: number[0] }] : [];
});

describe('a filter that no row could have', () => {
  test.each(lists)('$name', async ({ resource, field }) => {
    const { list, export: file } = resource.api;
    for (const path of [`${list.path}?`, `${file.path}?format=csv&`, `${file.path}?format=xlsx&`])
      expect(await ask(`${path}${field}=bukan-angka`), path).toMatchObject({
        status: 400,
        code: 'INPUT_TIDAK_VALID',
      });
    for (const name of INHERITED)
      for (const path of [list.path, file.path]) {
        expect((await ask(`${path}?${name}=1`)).status, `${path} ${name}`).toBe(400);
        expect((await ask(`${path}?sort=${name}`)).status, `${path} sort=${name}`).toBe(400);
      }
  });
});
