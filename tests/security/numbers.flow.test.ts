/** Protects: a call about one kind of document does nothing with the number of another kind, or of no document at all. */
import type { Transition } from '@mustika/kernel/document.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { oneValue, picker } from '../census/values.ts';
import type { Kit } from '../kit/app.ts';
import { jumlahBaris, TABEL_BUKU } from '../kit/buku.ts';
import { tokoHidup } from '../kit/hidup.ts';
import { semuaModul } from '../kit/modul.ts';

let kit: Kit;
/** One number of every kind. */
let numbers: { jenis: string; no_dokumen: string }[];
beforeAll(async () => {
  kit = await tokoHidup(inject('pgUrl'));
  // A document of a module is asked about with its module on.
  await semuaModul(kit.owner, [
    'KUPON_PENJUALAN_MODULE',
    'VALIDASI_SERVICE_MODULE',
    'VALIDASI_PESANAN_MODULE',
    'VALIDASI_PRE_ORDER_MODULE',
  ]);
  kit.deps.stores.forget('JKT1');
  const one =
    "select distinct on (jenis) jenis, no_dokumen from dokumen where kode_toko = 'JKT1' order by jenis, no_dokumen";
  numbers = (await kit.owner.query(one)).rows;
});
afterAll(() => kit?.close());

const moves = house.documents.flatMap((document) =>
  (Object.entries(document.transitions) as [string, Transition][])
    .filter(([, transition]) => transition.from.length > 0 && !transition.internal)
    .map(([name, transition]) => [`${document.name} ${name}`, document.name, transition] as const),
);

/** The field that says which document is meant: the first that holds a code. */
const numberField = ({ fields }: Transition): string =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'kode' && /^no_/.test(name)) ?? '';

describe.each(moves)('%s', (_what, jenis, transition) => {
  test('refuses every number that is not one of its own', async () => {
    const named = numberField(transition);
    expect(named, 'no field holds a number').not.toBe('');
    const pickRef = picker(kit.as('OWNER'), { portal: 'JKT1' });
    const others = Object.entries(transition.fields).filter(([name]) => name !== named);
    const rest = Object.fromEntries(
      await Promise.all(
        others.map(async ([name, field]) => [name, await oneValue(field, 1, pickRef)] as const),
      ),
    );
    const foreign = numbers.filter((one) => one.jenis !== jenis).map((one) => one.no_dokumen);
    expect(foreign.length).toBeGreaterThan(0);
    const before = await jumlahBaris(kit.owner, TABEL_BUKU);
    for (const number of [...foreign, 'JKT1-XX-261121-0001', 'BDG1-FJ-261121-0001', "' or 1=1--"]) {
      const answer = await kit
        .as('OWNER')
        .post(transition.path, { ...rest, [named]: number }, { portal: 'JKT1' });
      expect([400, 404], `${number}: ${answer.text}`).toContain(answer.status);
    }
    expect(await jumlahBaris(kit.owner, TABEL_BUKU)).toEqual(before);
  });
});
