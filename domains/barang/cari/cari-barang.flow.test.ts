/** Protects: a piece is found by words in any order, its weight, karat, price and tray, and by nothing that it is not. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';

type Satu = {
  kode_barcode: string;
  nama_barang: string;
  berat: number;
  kadar_cetak: string;
  harga_jual: number;
  kode_baki: string;
};
let kit: Kit;
let satu: Satu;

const cari = async (q: string): Promise<Satu[]> => {
  const answer = await kit.as('KASIR1').get(`barang/list?limit=1000&q=${encodeURIComponent(q)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const kena = async (q: string): Promise<boolean> =>
  (await cari(q)).some(({ kode_barcode }) => kode_barcode === satu.kode_barcode);

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const answer = await kit.as('KASIR1').get('barang/list?limit=1000&status=TERSEDIA');
  satu = answer.data.find(
    (one: Satu) => / /.test(one.nama_barang) && one.harga_jual > 1_000_000 && one.berat > 1,
  );
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

test('by two words of its name, the last first', async () => {
  const kata = satu.nama_barang.split(' ');
  expect(await kena(kata.toReversed().join(' '))).toBe(true);
  expect(await kena(`${kata[0]} TIDAKADAPADANYA`)).toBe(false);
});

test('by a word and its weight, karat and tray, and not by those of another', async () => {
  const [kata] = satu.nama_barang.split(' ');
  const berat = satu.berat.toFixed(3).replace('.', ',');
  for (const q of [
    `${kata} ${berat}`,
    `${berat}gr ${kata}`,
    `${kata} ${satu.kadar_cetak}`,
    `${kata} baki ${satu.kode_baki}`,
    `${satu.kode_baki} ${kata} ${berat} g`,
  ])
    expect([q, await kena(q)]).toEqual([q, true]);
  for (const q of [`${kata} ${(satu.berat + 1).toFixed(3).replace('.', ',')}`, `${kata} baki ZZ9`])
    expect([q, await kena(q)]).toEqual([q, false]);
});

test('by what it is sold for: below, above, between and about', async () => {
  const juta = Math.ceil(satu.harga_jual / 1_000_000);
  for (const q of [
    `<${juta}jt`,
    `> ${juta - 1} jt`,
    `${juta - 1}-${juta}jt`,
    `<${juta}.000.000`,
    `${Math.trunc(satu.harga_jual / 1000)}rb`,
  ])
    expect([q, await kena(q)]).toEqual([q, true]);
  for (const q of [`<${juta - 1}jt`, `>${juta}jt`]) expect([q, await kena(q)]).toEqual([q, false]);
});

test('signs of a pattern and of SQL are letters like any other', async () => {
  for (const q of ['%', '_ _', "x' or 'a'='a", '<>', '-', '<jt', '999999999jt'])
    expect(await cari(q)).toEqual([]);
});
