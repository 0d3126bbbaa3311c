/** Protects: the list of pieces as we give it out goes in again, with every value it had. Masters: tests/census/resources; members: domains/member/impor. */
import type { Fields } from '@mustika/kernel/field.ts';
import { csvOf } from '@mustika/web-kit/data-table/csv.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { kolomBarang } from '../../domains/barang/kartu-barang.rule.ts';
import { KOLOM_BERKAS } from '../../domains/barang/masuk/kolom-berkas.rule.ts';
import { type Answer, type Kit, testApp } from '../kit/app.ts';
import { hargaGrup, masukkan } from '../kit/jual.ts';
import { unggah } from '../kit/unggah.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'BOLAK001' }, { kode_barcode: 'BOLAK002', ongkos: 21_000 });
});
afterAll(() => kit?.close());

/** 'Export CSV!!' of Data Barang, as its screen makes it. */
async function ekspor() {
  const { data } = await kit.as('OWNER').get('barang/list?limit=500&status=TERSEDIA', { portal: 'JKT1' });
  const fields = kolomBarang as unknown as Fields;
  return { rows: data as Record<string, unknown>[], csv: csvOf(fields, Object.keys(fields), data) };
}
const kirim = (isi: string, peta?: object): Promise<Answer> =>
  unggah(
    kit.as('OWNER'),
    'barang/import',
    {
      ...{ file: { nama: 'spreadsheet.csv', isi: `\ufeff${isi}` }, pratinjau: 'ya', petakan: 'ya' },
      ...(peta ? { peta: JSON.stringify(peta) } : {}),
    },
    { portal: 'JKT1' },
  );

test('without a question, and each of its pieces is known by its tag', async () => {
  const { rows, csv } = await ekspor();
  const { data, text } = await kirim(csv);
  expect(data, text).toMatchObject({ baris: rows.length, kolom: { tanya: false, kurang: [] } });
  const sebab = (data.salah as { kolom: string; sebab: string }[]).map((one) => `${one.kolom}: ${one.sebab}`);
  expect([...new Set(sebab)]).toEqual(['kode_barcode: barcode sudah ada']);
  expect(sebab).toHaveLength(rows.length);
});

test('as new pieces where their tags are left out, each with what it had', async () => {
  const { rows, csv } = await ekspor();
  const { dari, tetap } = (await kirim(csv)).data.kolom;
  const { kode_barcode: _tag, ...tanpa } = dari as Record<string, string>;
  const { data } = await kirim(csv, { dari: tanpa, tetap, sumber: '' });
  expect(data).toMatchObject({ salah: [], baris: rows.length, benar: rows.length });
  const kolom = KOLOM_BERKAS.map(({ nama }) => nama as string).filter(
    (nama) => Object.hasOwn(tanpa, nama) && Object.hasOwn(data.contoh[0], nama) && nama !== 'kode_baki',
  );
  expect(kolom.length).toBeGreaterThan(15);
  const isi = (row: Record<string, unknown>) => Object.fromEntries(kolom.map((nama) => [nama, row[nama]]));
  expect((data.contoh as Record<string, unknown>[]).map(isi)).toEqual(rows.map(isi));
  expect(data.contoh[0].kode_baki).toBe(rows[0]?.['kode_toko']);
});
