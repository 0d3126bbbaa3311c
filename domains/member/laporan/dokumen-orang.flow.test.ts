/** Protects: no kind of document that names a customer is left out where everything with a person is shown. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit } from '../../../tests/kit/app.ts';
import { tokoHidup } from '../../../tests/kit/hidup.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await tokoHidup(inject('pgUrl'));
});
afterAll(() => kit?.close());

/** What they say of a person is told with another document, or beside all of them: his card, his points, what he asked of us. */
const LAIN = [
  'bayar_poin',
  'gabung_member',
  'member',
  'member_poin',
  'permintaan_data',
  'perubahan_member',
  'uang_orang',
];

test('every table of documents that knows members is a branch of the view', async () => {
  const { rows } = await kit.owner.query(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'kode_member' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname not in (select u.table_name from information_schema.view_table_usage u where u.view_name = 'dokumen_orang')
      order by 1`,
  );
  expect(rows.map((row) => row.relname)).toEqual(LAIN);
});

test('what all members got and spent of points is what they have', async () => {
  const query = `tgl_awal=2000-01-01&tgl_akhir=${HARI}&lingkup=SEMUA`;
  const answer = await kit.as('OWNER').get(`member/get/transaksi?${query}`, { portal: 'JKT1' });
  const { totals } = JSON.parse(answer.text) as { totals: Record<string, number> };
  const { rows } = await kit.owner.query('select sum(poin::bigint)::float8 as poin from member_poin');
  expect(rows[0].poin).toBeGreaterThan(0);
  expect(totals['poin']).toBe(rows[0].poin);
});
