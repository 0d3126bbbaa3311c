/**
 * Protects: values that a field takes but nobody expects, and bodies made of anything, end in an answer or a proper
 * refusal, never in a 5xx; and whatever was written meanwhile, the books still agree.
 */
import type { Field } from '@mustika/kernel/field.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Registered } from '../census/registered.ts';
import { type PickRef, picker } from '../census/values.ts';
import { type Answer, type Caller, type Kit, testApp } from '../kit/app.ts';
import { atur, hargaGrup, masukkan } from '../kit/jual.ts';
import { tambahLot } from '../kit/lot.ts';
import { semuaModul } from '../kit/modul.ts';
import { diPo } from '../kit/pre-order.ts';
import { byName, sample } from '../kit/sample.ts';
import { adaSepuhan } from '../kit/sepuhan.ts';
import { changedAt, improper, spotsOf } from './nasty.ts';
import { bodyCalls, bodyFields, calls, modulPintu, pathOf, sampleOf } from './samples.ts';

let kit: Kit;
let pickRef: PickRef;
const portal = { portal: 'JKT1' };
const owner = (): Caller => kit.as('OWNER');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { PRE_ORDER_MODULE: 'true' });
  await diPo(kit.as('KASIR1'));
  await semuaModul(kit.owner, modulPintu);
  for (const toko of ['JKT1', 'PST', 'PUSAT']) kit.deps.stores.forget(toko);
  await tambahLot(kit, {});
  await adaSepuhan(kit);
  pickRef = picker(owner(), portal);
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

/** Calls that would end the session everything is asked with, or wait for a password. */
const SKIPPED = new Set([
  'POST users/logout',
  'POST users/ganti-password',
  'POST users/login',
  'POST authorization',
]);
const fuzzed = sample(
  bodyCalls.filter((call) => !SKIPPED.has(call.name)),
  byName,
);

/** Signs that mean something to a shell, a query, a pattern, a spreadsheet or nobody. */
const ODD = [`'"%_\\--;$1{}=1+1`, '../..<b>&amp;', '💍ÉÀß١٢', 'abcd', 'ABCD', 'null', '-1', '0'];

/** Texts within the limits of the field, made of these signs. */
const oddTexts = (field: Field): string[] =>
  ODD.map((sign) => {
    const high = Math.min(field.max ?? 30, 60);
    return sign.repeat(Math.ceil((field.min ?? 1) / sign.length)).slice(0, high);
  });

const within = (field: Field, scale: number, low: number, high: number): number[] =>
  [field.min ?? low, (field.min ?? low) + 1, field.max ?? high, Math.floor((field.max ?? high) / 2)].map(
    (n) => n / scale,
  );

/** Values the declaration allows, at its edges. */
function oddValues(field: Field): unknown[] {
  const empty = field.opsional ? [null, '', undefined] : [];
  if (field.kind === 'uang') return [...within(field, 1, 0, 1_000_000_000_000), ...empty];
  if (field.kind === 'angka') return [...within(field, 1, 0, 2_000_000_000), ...empty];
  if (field.kind === 'gram') return [...within(field, 1000, 0, 100_000_000), ...empty];
  if (field.kind === 'kadar') return [...within(field, 1000, 1, 500_000), ...empty];
  if (field.kind === 'persen') return [...within(field, 1000, 0, 100_000), ...empty];
  if (field.kind === 'tanggal') return ['1900-01-01', '2024-02-29', '9999-12-31', ...empty];
  if (field.kind === 'ya') return [true, false, ...empty];
  if (field.kind === 'pilihan') return [...(field.choices ?? []).map((choice) => choice.value), ...empty];
  if (field.kind === 'daftar') return field.opsional ? [[], ...empty] : [];
  return [...oddTexts(field), ...empty];
}

const lookAt = (wrong: string[], what: string, answer: Answer): void => {
  const why = answer.status < 400 ? null : improper(answer);
  if (why) wrong.push(`${what}: ${why} ${answer.text.slice(0, 300)}`);
};

/** A sale that went through sold its piece: the next one needs another. */
let pieces = 1;
async function nextPiece(): Promise<string> {
  pieces += 1;
  const kode_barcode = `CONT${String(pieces).padStart(4, '0')}`;
  await masukkan(kit, { kode_barcode });
  return kode_barcode;
}

describe('every allowed oddity', () => {
  // Most calls name no piece: what one left alone is good for the next.
  let piece = '';
  test.each(fuzzed.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    piece ||= await nextPiece();
    let body = await sampleOf(call, pickRef, piece);
    if (JSON.stringify(body).includes(piece)) piece = '';
    const wrong: string[] = [];
    for (const { path, field } of spotsOf(bodyFields(call)))
      for (const value of oddValues(field)) {
        const answer = await owner().call(call.method, pathOf(call), changedAt(body, path, value), portal);
        lookAt(wrong, `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 80)}`, answer);
        if (answer.status === 200 && name === 'POST penjualan/simpan')
          body = await sampleOf(call, pickRef, await nextPiece());
      }
    expect(wrong.join('\n')).toBe('');
  });
});

const RUNS = 15;

describe('bodies made of anything', () => {
  const anything = fc.oneof(
    { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.double({ noNaN: true }) },
    { weight: 1, arbitrary: fc.maxSafeInteger() },
  );
  test.each(fuzzed.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const body = await sampleOf(call, pickRef);
    const spots = spotsOf(bodyFields(call));
    const change = fc.tuple(fc.constantFrom(...spots), anything);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const sent = changes.reduce(
          (whole, [{ path }, value]) => changedAt(whole, path, value),
          body as unknown,
        );
        const answer = await owner().call(call.method, pathOf(call), sent, portal);
        if (answer.status >= 400) expect(improper(answer), answer.text).toBeNull();
      }),
      { numRuns: RUNS },
    );
  });
});

const PLACES = [
  '\u0000',
  '%',
  '../../etc/passwd',
  'A'.repeat(101),
  '💍',
  "' or 1=1--",
  '__proto__',
  ' ',
  '\ud800',
  'A\nB',
  '-1',
  '9'.repeat(40),
];

/** The words of a list are the same for all of them: one list stands for the others. */
const WORDS: ReadonlySet<string> = new Set(['skip', 'limit', 'q', 'arah', 'aktif', 'format']);
const isFirst = (call: Registered): boolean => call === calls.find((one) => one.kind === 'list');

/** A query with `value` under every name the call knows, one at a time. */
const queriesOf = (call: Registered, value: string): string[] =>
  [...Object.keys(call.fields), ...call.also, 'bukan_field']
    .filter((name) => isFirst(call) || !call.also.includes(name) || !WORDS.has(name))
    .map((name) => `?${name}=${encodeURIComponent(value.toWellFormed())}`);

describe('addresses made of anything', () => {
  const reads = calls.filter(
    (call) => call.method === 'GET' || call.method === 'DELETE' || bodyFields(call) === call.fields,
  );
  const asked = sample(
    reads.filter((call) => call.kind !== 'upload'),
    byName,
  );
  test.each(asked.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const wrong: string[] = [];
    const ask = async (address: string): Promise<void> => {
      const answer = await owner().call(call.method, address, undefined, portal);
      lookAt(wrong, address, answer);
    };
    if (call.path.includes('{')) for (const place of PLACES) await ask(pathOf(call, place.toWellFormed()));
    if (call.method === 'GET' && call.kind !== 'file')
      for (const value of ['\u0000', "'", '9'.repeat(30)])
        for (const query of queriesOf(call, value)) await ask(`${pathOf(call)}${query}`);
    if (call.path.includes('{'))
      for (const raw of ['%00', '%E0%A4%A', '%ff', '..%2f..%2f'])
        await ask(call.path.replace(/\{\w+\}/g, raw));
    expect(wrong.join('\n')).toBe('');
  });
});
