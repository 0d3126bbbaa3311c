/** Protects: the shape of the calls is read by those who run the shop and its software, by nobody at the door. */
import { readConfig } from '@mustika/server-kit/config.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

test('a visitor and a cashier are refused, an owner and a developer read it', async () => {
  expect(await kit.siapa().get('openapi.json')).toMatchObject({ status: 401 });
  for (const user of ['KASIR1', 'SPV1'])
    expect(await kit.as(user).get('openapi.json')).toMatchObject({ status: 403 });
  for (const user of ['OWNER', 'SU', 'DEV']) {
    const answer = await kit.as(user).get('openapi.json');
    expect(answer.status).toBe(200);
    const { openapi, paths } = JSON.parse(answer.text) as { openapi: string; paths: object };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toContain('/api/v1/penjualan/simpan');
  }
});

test('it says what a call takes and what it answers, in the columns of its declaration', async () => {
  const { paths } = JSON.parse((await kit.as('OWNER').get('openapi.json')).text);
  const { requestBody, responses } = paths['/api/v1/pindah-barang/simpan'].post;
  expect(Object.keys(requestBody.content['application/json'].schema.properties)).toContain('ke_baki');
  const { data } = responses['200'].content['application/json'].schema.properties;
  expect(Object.keys(data.properties)).toEqual([
    'jumlah_barang',
    'berat',
    'no_dokumen',
    'peristiwa',
    'status',
  ]);
});

test('the page is not there unless the server was started with it', async () => {
  for (const path of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml'])
    expect((await kit.app.inject({ method: 'GET', url: path })).statusCode, path).toBe(404);
  expect([readConfig({}).apiDocs, readConfig({ API_DOCS: 'on' }).apiDocs]).toEqual([false, true]);
});
