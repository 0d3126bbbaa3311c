/** Protects: a shop prints on the stock it has: sizes of its own, several tags in a row, and a ruler that counts as no print. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { masukkan } from '../../../tests/kit/jual.ts';

let kit: Kit;
const KODE = ['LABELAA1', 'LABELAA2', 'LABELAA3'];
const DUA = {
  ...{ kode_label: '34X12B', keterangan: 'DUA PER BARIS', lebar: 34, tinggi: 12, sayap: 17 },
  ...{ jarak: 3, kolom: 2, sela: 2, kiri: 1 },
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  for (const kode_barcode of KODE) await masukkan(kit, { kode_barcode });
  expect(await kit.as('SPV1').post('para-label/create', DUA)).toMatchObject({ status: 200 });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const cetak = (format: string, more: object = {}) =>
  kit.as('SPV1').post('barang/label', {
    ...{ barang: KODE.map((kode_barcode) => ({ kode_barcode })), format, layout: '34X12B' },
    ...more,
  });

test('three tags on a roll of two are two rows', async () => {
  const { data } = await cetak('SVG');
  expect(data).toMatchObject([
    { lebar: 71, tinggi: 12 },
    { lebar: 71, tinggi: 12 },
  ]);
  const { text } = await cetak('TSPL');
  expect(text.match(/SIZE 71 mm,12 mm\r\nGAP 3 mm/g)?.length).toBe(2);
  expect(text.match(/DMATRIX/g)?.length).toBe(3);
  expect((await cetak('SVG', { layout: '60X12' })).data[2]).toMatchObject({ lebar: 60, tinggi: 12 });
});

test('a ruler is printed in the place of the tags and counts as no print', async () => {
  const dicetak = async () =>
    (
      await kit.owner.query('select sum(cetak_label)::int as n from barang where kode_barcode = any ($1)', [
        KODE,
      ])
    ).rows[0].n;
  const sebelum = await dicetak();
  const { text } = await cetak('ZPL', { penggaris: true });
  expect(text).toContain('^FD10^FS');
  expect(text).not.toContain('^BX');
  expect(await dicetak()).toBe(sebelum);
  await cetak('ZPL');
  expect(await dicetak()).toBe(sebelum + KODE.length);
});

test('what no tag can be is refused in words, and a size that is gone prints nothing', async () => {
  const buat = (more: object) =>
    kit.as('SPV1').post('para-label/create', { ...DUA, kode_label: 'X', ...more });
  expect((await buat({ sayap: 18 })).text).toContain('Dua Sayap Tidak Boleh Lebih Lebar Dari Labelnya');
  expect((await buat({ kolom: 7 })).status).toBe(400);
  expect(await cetak('SVG', { layout: 'ASING' })).toMatchObject({
    ...{ status: 400, code: 'UKURAN_LABEL_TIDAK_ADA' },
  });
});

test('a row under the code of a size that is sold everywhere is meant before it', async () => {
  const sendiri = { ...DUA, kode_label: '60X12', lebar: 62, kolom: 1, kiri: 0 };
  expect(await kit.as('SPV1').post('para-label/create', sendiri)).toMatchObject({ status: 200 });
  expect((await cetak('SVG', { layout: '60X12' })).data[0]).toMatchObject({ lebar: 62 });
});

test('the tag of what is typed is the tag of what is stored, and says what is missing by leaving it out', async () => {
  const asked =
    'nama_barang=CINCIN%20UJI&berat=3.25&kadar=75&kode_baki=CC01&harga=3500000&cetak_harga=true&layout=70X13';
  const contoh = (isi: string) => kit.as('SPV1').get(`barang/label/contoh?${isi}`);
  const penuh = await contoh(asked);
  expect(penuh, penuh.text).toMatchObject({ status: 200 });
  expect(penuh.data[0]).toMatchObject({ lebar: 70, tinggi: 13 });
  const kurang = await contoh('berat=3.25&layout=70X13');
  expect(kurang.data[0].svg.length).toBeLessThan(penuh.data[0].svg.length);
  expect(await contoh('layout=ASING')).toMatchObject({ status: 400, code: 'UKURAN_LABEL_TIDAK_ADA' });
});
