/** Protects: a price is bound for a share of it and for a time. A cashier bound 200 g for Rp 1, for ever. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { gantiHari, HARGA_BAKU, hargaGrup, potongBaru } from '../../tests/kit/jual.ts';
import { ambilTitip, dititip, titip } from '../../tests/kit/titip.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'TTMK');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});
const kasir = () => kit.as('KASIR1');

test('a price is bound for its share and its time; less or longer needs somebody, later it is that of the day', async () => {
  const kode = await potong();
  const bagian = Math.ceil(HARGA_BAKU / 10);
  const sedikit = titip([kode], HARGA_BAKU, bagian - 1);
  const diminta = async (body: object) =>
    (await kasir().post('titipan/simpan', body)).detail.perlu.map(
      (one: { description: string }) => one.description,
    );
  expect(await diminta(titip([kode], HARGA_BAKU, 1))).toEqual(['low deposit']);
  expect(await diminta(sedikit)).toEqual(['low deposit']);
  expect(await diminta(titip([kode], HARGA_BAKU, bagian, { lama_mengikat: 15 }))).toEqual([
    'long binding price',
  ]);
  // Not bound: nothing is given away.
  const bebas = titip([await potong()], HARGA_BAKU, 1, { jenis_harga: 'TIDAK_MENGIKAT' });
  expect(await kasir().post('titipan/simpan', bebas)).toMatchObject({ status: 200 });
  const no = await dititip(kasir(), titip([kode], HARGA_BAKU, bagian, { lama_mengikat: 2 }));
  const lihat = async () => (await kasir().get(`titipan/satu?no_titipan=${no}`)).data;
  expect(await lihat()).toMatchObject({ jenis_harga: 'MENGIKAT', mengikat_sampai: '2026-11-23' });
  await hargaGrup(kit, 1_000_000);
  await gantiHari(kit, '2026-11-23');
  expect(await lihat()).toMatchObject({ jenis_harga: 'MENGIKAT' });
  await gantiHari(kit, '2026-11-24');
  expect(await lihat()).toMatchObject({ jenis_harga: 'TIDAK_MENGIKAT' });
  expect(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, bagian)).toMatchObject({ code: 'HARGA_BERUBAH' });
  expect(await ambilTitip(kasir(), no, [kode], 3_514_000, bagian)).toMatchObject({ status: 200 });
  await hargaGrup(kit);
  kit.deps.stores.forget('JKT1');
});
