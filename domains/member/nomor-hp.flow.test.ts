/** Protects: no member has his telephone in another form than the program stores it in, whichever way he came in. */
import { nomorHp } from '@mustika/kernel/phone.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

test('what a member may have is what the program makes of a number', async () => {
  const { rows } = await kit.owner.query(
    "select pg_get_expr(conbin, conrelid) as isi from pg_constraint where conname = 'member_no_hp'",
  );
  const acak = fc.sample(
    fc.string({ unit: fc.constantFrom(...'00126789+- '), minLength: 1, maxLength: 16 }),
    5000,
  );
  const dicoba = [...acak, ...acak.map(nomorHp).filter((hp) => hp !== '')];
  const boleh = await kit.owner.query(
    `select (${rows[0].isi}) as boleh from unnest($1::text[]) with ordinality x (no_hp, n) order by n`,
    [dicoba],
  );
  expect(dicoba.filter((hp, at) => boleh.rows[at].boleh !== (nomorHp(hp) === hp))).toEqual([]);
});

test('a member whose number is written in another form does not get in beside the program', async () => {
  const masuk = (no_hp: string, kode: string) =>
    kit.owner.query(
      "insert into member (kode_member, nama_member, no_hp, kode_toko_asal) values ($2, 'BU LAIN', $1, 'JKT1')",
      [no_hp, kode],
    );
  await expect(masuk('0812-9999-0001', 'JKT1998001')).rejects.toThrow('member_no_hp');
  await masuk('6281299990001', 'JKT1998002');
});
