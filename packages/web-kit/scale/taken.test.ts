/** Protects: a weight that the scale said brings its line along once, and one that was typed brings none. */
import { daftar, gram } from '@mustika/kernel/field.ts';
import { feedScale, NO_READING } from '@mustika/kernel/scale/scale.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { call, wireApi } from '../api.ts';
import { useScale } from './scale.ts';
import { takenOf, takeWeight, useTaken } from './taken.ts';

const endpoint = {
  ...{ method: 'POST' as const, path: 'uji/simpan' },
  fields: { barang: daftar('Barang', { berat: gram('Berat', { ditimbang: true }), nota: gram('Nota') }) },
};
let answered = 200;
const sent: { barang: object[]; detail_timbangan?: { bacaan: string }[] }[] = [];
vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
  sent.push(JSON.parse(String(init.body)));
  return new Response('{"data":{}}', { status: answered, headers: { 'content-type': 'application/json' } });
});
wireApi({ token: () => null, portal: () => null, sessionEnded: () => undefined });
// Other tests share this process, and fetch.
afterAll(() => vi.unstubAllGlobals());

const onScale = (gram: string): void =>
  useScale.setState({ stream: feedScale(NO_READING, `ST,+  ${gram} g\r\n`.repeat(3)) });
const lines = async (...berat: number[]): Promise<string[]> => {
  await call(endpoint, { body: { barang: berat.map((satu) => ({ berat: satu, nota: 9 })) } }).catch(
    () => null,
  );
  return (sent.at(-1)?.detail_timbangan ?? []).map(({ bacaan }) => bacaan);
};

beforeEach(() => {
  answered = 200;
  useTaken.setState({ taken: [] });
});

test('what moves is not taken, and what was taken is known by its weight', () => {
  useScale.setState({ stream: feedScale(NO_READING, 'US,+  3.250 g\r\n') });
  expect(takeWeight()).toBeNull();
  onScale('3.250');
  expect(takeWeight()).toBe(3250);
  const { taken } = useTaken.getState();
  expect([takenOf(taken, 3.25)?.bacaan, takenOf(taken, 3.251), takenOf(taken, null)]).toEqual([
    ...['ST,+  3.250 g', undefined, undefined],
  ]);
});

test('only what the weights of the call say goes along, and is used up once it has arrived', async () => {
  onScale('3.250');
  takeWeight();
  onScale('1.005');
  takeWeight();
  onScale('9.000');
  takeWeight();
  answered = 500;
  expect(await lines(3.25, 3.25, 1.005)).toEqual(['ST,+  3.250 g', 'ST,+  1.005 g']);
  answered = 200;
  expect(await lines(3.25, 3.25, 1.005)).toEqual(['ST,+  3.250 g', 'ST,+  1.005 g']);
  expect(await lines(3.25)).toEqual([]);
  // The nota's own weight is no weight of the scale.
  expect(useTaken.getState().taken.map(({ mg }) => mg)).toEqual([9000]);
});

test('a call whose weights nobody weighs is sent as it is', async () => {
  onScale('3.250');
  takeWeight();
  const body = { barang: [{ berat: 3.25 }] };
  await call({ method: 'POST', path: 'uji/simpan' }, { body });
  expect(sent.at(-1)).toEqual(body);
});
