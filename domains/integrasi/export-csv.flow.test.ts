/** Protects: data leaves only for those levels, of one store, formula-safe, with its reason in the log before the first row. */
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import { DATA_EXPORT, NAMA_EXPORT } from './export-csv.rule.ts';

let kit: Kit;
const portal = { portal: 'JKT1' };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const unduh = (data: string, more: object = {}, user = 'SU'): Promise<Answer> =>
  kit
    .as(user)
    .post(
      'export-csv/unduh',
      { data, tgl_awal: '2026-11-01', tgl_akhir: HARI, alasan: 'audit tahunan', ...more },
      portal,
    );

test.each(NAMA_EXPORT)('%s has exactly the rows of the store, under its columns', async (name) => {
  const answer = await unduh(name);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  const rows = parse(answer.bytes, { columns: true, bom: true, delimiter: ';' }) as Record<string, string>[];
  const { tabel, kolom } = DATA_EXPORT[name];
  const { rows: found } = await kit.owner.query(
    `select count(*)::int as n from ${tabel} where kode_toko = 'JKT1'`,
  );
  expect(rows).toHaveLength(found[0].n);
  if (rows[0]) expect(Object.keys(rows[0])).toEqual(Object.keys(kolom));
});

test('a period narrows it, a name that is a formula is text, weights are grams', async () => {
  await kit.owner.query(
    "update barang set nama_barang = '=1+1 CINCIN' where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1')",
  );
  const [first] = parse((await unduh('BARANG')).bytes, {
    columns: true,
    bom: true,
    delimiter: ';',
  }) as Record<string, string>[];
  expect(first).toMatchObject({ nama_barang: "'=1+1 CINCIN" });
  expect(first?.['berat']).toMatch(/^\d+,\d{3}$/);
  const none = await unduh('PENJUALAN', { tgl_awal: '2020-01-01', tgl_akhir: '2020-01-31' });
  expect(parse(none.bytes, { columns: true, bom: true, delimiter: ';' })).toEqual([]);
  expect(await unduh('PENJUALAN', { tgl_awal: HARI, tgl_akhir: '2020-01-31' })).toMatchObject({
    status: 400,
  });
});

test('is for super users and managers, with a reason, and every taking is in the log', async () => {
  for (const user of ['OWNER', 'SPV1', 'KASIR1', 'PUSAT'])
    expect((await unduh('BARANG', {}, user)).status, user).toBe(403);
  expect(await unduh('BARANG', { alasan: '' })).toMatchObject({ status: 400 });
  const { rows } = await kit.owner.query(
    "select objek, isi from audit where kode_toko = 'JKT1' and aksi = 'export_csv' order by seq desc limit 1",
  );
  expect(rows[0]).toMatchObject({
    objek: 'PENJUALAN',
    isi: { alasan: 'audit tahunan', tgl_awal: '2020-01-01' },
  });
});
