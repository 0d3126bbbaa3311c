/** Protects: every document of the house posts, and its reversal leaves nothing behind in any of the three books. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Kit, testApp } from '../kit/app.ts';
import { LIVES, missingFile } from '../kit/lives.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

/** Both ends of every transfer of the document, until event $2 and with it. */
const LEFT = `
  select 'uang' as buku, akun || ' ' || dimensi as di, sum(jumlah)::float8 as sisa from (
    select ke_akun as akun, ke_dimensi as dimensi, jumlah::bigint as jumlah from buku_uang where no_dokumen = $1 and peristiwa <= $2
    union all
    select dari_akun, dari_dimensi, -jumlah::bigint from buku_uang where no_dokumen = $1 and peristiwa <= $2) u group by 1, 2 having sum(jumlah) <> 0
  union all
  select 'barang', tempat || ' ' || kode_barcode, sum(berat)::float8 from (
    select ke_tempat as tempat, kode_barcode, berat::bigint as berat, qty from buku_barang where no_dokumen = $1 and peristiwa <= $2
    union all
    select dari_tempat, kode_barcode, -berat::bigint, -qty from buku_barang where no_dokumen = $1 and peristiwa <= $2) b
   group by 1, 2 having sum(berat) <> 0 or sum(qty) <> 0
  union all
  select 'poin', ujung, sum(jumlah)::float8 from (
    select ke as ujung, jumlah::bigint as jumlah from buku_poin where no_dokumen = $1 and peristiwa <= $2
    union all
    select dari, -jumlah::bigint from buku_poin where no_dokumen = $1 and peristiwa <= $2) p group by 1, 2 having sum(jumlah) <> 0`;

type Event = { urut: number; transisi: string; ke_status: string; membalik: number | null };

const eventsOf = async (no_dokumen: string): Promise<Event[]> =>
  (
    await kit.owner.query(
      'select urut, transisi, ke_status, membalik from peristiwa where no_dokumen = $1 order by urut',
      [no_dokumen],
    )
  ).rows;

const leftOf = async (no_dokumen: string, until: number): Promise<object[]> =>
  (await kit.owner.query(LEFT, [no_dokumen, until])).rows;

test('every document has a life beside it', () => {
  const without = house.documents.filter(({ name }) => !LIVES.has(name));
  expect(without.map(({ name }) => missingFile(name, 'life')).join('\n')).toBe('');
});

const living = house.documents.flatMap((document) => {
  const life = LIVES.get(document.name);
  return life ? [[document.name, document, life] as const] : [];
});

describe.each(living)('%s', (_name, document, { lives, final }) => {
  const done = new Set<string>();
  let posted = false;

  test.each(lives.map((life, index) => [index + 1, life] as const))(
    'life %i ends with nothing left',
    async (_n, life) => {
      const no_dokumen = await life(kit);
      const events = await eventsOf(no_dokumen);
      for (const event of events) done.add(event.transisi);
      for (const { urut, membalik } of events) {
        posted ||= (await leftOf(no_dokumen, urut)).length > 0;
        if (membalik === null) continue;
        const before = await leftOf(no_dokumen, membalik - 1);
        expect(await leftOf(no_dokumen, urut - 1), 'nothing was posted').not.toEqual(before);
        expect(await leftOf(no_dokumen, urut)).toEqual(before);
      }
      expect(await kit.periksa()).toEqual([]);
    },
  );

  test('its lives go through every transition and reach every state', () => {
    expect([...done].sort()).toEqual(Object.keys(document.transitions).sort());
  });

  test('if it posts, it can be reversed', () => {
    const reverses = Object.values(document.transitions).some((transition) => transition.reverses);
    expect(!posted || reverses || final !== undefined).toBe(true);
  });
});
