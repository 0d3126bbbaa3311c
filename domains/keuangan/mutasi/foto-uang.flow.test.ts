/** Protects: the receipt of money that moved is kept as a picture, named by the store that took it, and seen by whom it concerns. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { numberOf } from '../../../tests/kit/jual.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';
import { unggah } from '../../../tests/kit/unggah.ts';

const KELUAR = {
  arah: 'AMBIL',
  kategori: 'BIAYA',
  jumlah: 50_000,
  keterangan: 'PLASTIK KECIL',
  kasir: 'KASIR1',
};

let kit: Kit;
let bukti: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await isiLaci(kit, 5_000_000, 'KASIR1');
  const isi = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const berkas = { image: { nama: 'nota.png', isi, jenis: 'image/png' } };
  const jadi = await unggah(kit.as('SPV1'), 'cash/foto', berkas);
  expect(jadi.status, jadi.text).toBe(200);
  bukti = jadi.data.key;
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

test('the receipt goes with the movement, its sheet says so, and it is seen where the movement is', async () => {
  const nomor = numberOf(await kit.as('SPV1').post('cash/uang-kas', { ...KELUAR, foto: bukti }));
  const lihat = async (siapa: string) => (await kit.as(siapa).get(`cash/foto/${nomor}`)).status;
  expect(await lihat('SPV1')).toBe(200);
  // Neither who may not see the screen nor another store.
  expect(await lihat('KASIR1')).toBe(403);
  expect(await lihat('SPV1-BDG')).toBe(400);
  const { data } = await kit.as('SPV1').get(`cash/uang-kas/riwayat/satu?no_dokumen=${nomor}`);
  expect(data).toMatchObject({ no_dokumen: nomor, foto: true });
});

test('a picture of another store, or of nobody, is refused at its field', async () => {
  for (const foto of [bukti.replace('JKT1/', 'BDG1/'), 'JKT1/UANG-ffffffffffffffff.jpg'])
    expect(await kit.as('SPV1').post('cash/uang-kas', { ...KELUAR, foto })).toMatchObject({
      status: 400,
      code: 'FOTO_UANG_TIDAK_ADA',
    });
  const tanpa = await kit.as('SPV1').post('cash/uang-kas', KELUAR);
  expect(tanpa.status, tanpa.text).toBe(200);
  expect((await kit.as('SPV1').get(`cash/foto/${numberOf(tanpa)}`)).code).toBe('FOTO_UANG_TIDAK_ADA');
});
