/**
 * Protects: whatever is sent in a field, the answer is a refusal with a stable code and Indonesian words, never a
 * 5xx, and nothing is written.
 */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type PickRef, picker } from '../census/values.ts';
import { type Answer, type Caller, type Kit, testApp } from '../kit/app.ts';
import { jumlahBaris } from '../kit/buku.ts';
import { atur, hargaGrup, masukkan } from '../kit/jual.ts';
import { tambahLot } from '../kit/lot.ts';
import { semuaModul } from '../kit/modul.ts';
import { diPo } from '../kit/pre-order.ts';
import { byName, sample } from '../kit/sample.ts';
import { adaSepuhan } from '../kit/sepuhan.ts';
import { badValues, changedAt, improper, spotsOf } from './nasty.ts';
import {
  bodyCalls,
  bodyFields,
  CONTOH_BARCODE,
  modulPintu,
  pathOf,
  penanya,
  realNames,
  sampleOf,
} from './samples.ts';
import { tabelUmum } from './tables.ts';

let kit: Kit;
let pickRef: PickRef;
let tables: string[];
const portal = { portal: 'JKT1' };
const owner = (): Caller => kit.as('OWNER');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  // Whose session opens now opens none while rows are counted.
  await kit.as('SU').get('users/sesi');
  await hargaGrup(kit);
  await atur(kit, { PRE_ORDER_MODULE: 'true', MODULE_BIAYA_ADMIN_PEMBELIAN: 'true' });
  await diPo(kit.as('KASIR1'));
  await masukkan(kit, { kode_barcode: CONTOH_BARCODE });
  await semuaModul(kit.owner, modulPintu);
  await tambahLot(kit, {});
  await adaSepuhan(kit);
  for (const toko of ['JKT1', 'PST', 'PUSAT']) kit.deps.stores.forget(toko);
  pickRef = picker(owner(), portal);
  tables = await tabelUmum(kit.owner);
  await owner().get('para-system');
});
afterAll(() => kit?.close());

const counts = (): Promise<Record<string, number>> => jumlahBaris(kit.owner as pg.Client, tables);

describe('every field of every body', () => {
  test.each(sample(bodyCalls, byName).map((call) => [call.name, call] as const))('%s', async (name, call) => {
    // Looking for what it may name is a reading that is written down.
    const body = await sampleOf(call, pickRef);
    const before = await counts();
    const wrong: string[] = [];
    const look = async (what: string, sent: unknown): Promise<Answer> => {
      const answer = await kit.as(penanya(call)).call(call.method, pathOf(call), sent, portal);
      const why =
        improper(answer) ??
        (answer.status === 401 || answer.status === 403 ? `let in: ${answer.text}` : null);
      if (why) wrong.push(`${what}: ${why} ${answer.text.slice(0, 200)}`);
      return answer;
    };
    for (const { path, field } of spotsOf(bodyFields(call)))
      for (const value of badValues(field))
        await look(
          `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`,
          changedAt(body, path, value),
        );
    await look('an unknown field', { ...body, bukan_field: 1 });
    await look('a version of a field in other letters', { ...body, VERSI: 1 });
    for (const whole of [[], [body], 'X', '5']) await look(`the body ${JSON.stringify(whole)}`, whole);
    expect(wrong.join('\n')).toBe('');
    expect(await counts(), `${name} wrote something`).toEqual(before);
  });
});

test.each(realNames)('the sample of %s is one that is taken', async (name) => {
  const call = bodyCalls.find((one) => one.name === name);
  expect(call, `${name} is no call of the house`).toBeDefined();
  const answer = call && (await owner().call(call.method, call.path, await sampleOf(call, pickRef), portal));
  expect(answer, answer?.text).toMatchObject({ status: 200 });
});
