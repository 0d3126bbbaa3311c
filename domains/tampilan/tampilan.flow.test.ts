/** Protects: a logo is pixels of ours, of its store else of the company; a person's look is his own and follows the company's. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Caller, type Kit, testApp } from '../../tests/kit/app.ts';
import { atur } from '../../tests/kit/jual.ts';
import { unggah } from '../../tests/kit/unggah.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const gambar = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 300, channels: 4, background: color } })
    .withExif({ IFD0: { Artist: 'RAHASIA' } })
    .png()
    .toBuffer();
const kirim = async (who: Caller, isi: Buffer | string, portal?: string): Promise<Answer> =>
  unggah(who, 'logo/unggah', { image: { nama: 'logo.png', isi } }, portal ? { portal } : {});
const warna = async (answer: Answer): Promise<number[]> => {
  const { channels } = await sharp(answer.bytes).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
};

test('without a logo everybody gets an empty answer', async () => {
  expect((await kit.siapa().get('logo')).status).toBe(204);
  expect((await kit.as('KASIR1').get('logo/toko')).status).toBe(204);
});

test('the company has one for all, a store its own; both are written anew and small', async () => {
  expect(await kirim(kit.as('OWNER'), await gambar('#204060'))).toMatchObject({
    status: 200,
    message: 'Logo Berhasil Disimpan',
  });
  const umum = await kit.siapa().get('logo');
  expect(umum.headers['content-type']).toBe('image/png');
  const meta = await sharp(umum.bytes).metadata();
  expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['png', 512, 171, undefined]);
  expect(await warna(await kit.as('KASIR1').get('logo/toko'))).toEqual([32, 64, 96]);
  await kirim(kit.as('OWNER'), await gambar('#802010'), 'JKT1');
  expect(await warna(await kit.as('KASIR1').get('logo/toko'))).toEqual([128, 32, 16]);
  expect(await warna(await kit.as('KASIR1-BDG').get('logo/toko'))).toEqual([32, 64, 96]);
  expect(await warna(await kit.siapa().get('logo'))).toEqual([32, 64, 96]);
  expect(await kit.as('OWNER').delete('logo', { portal: 'JKT1' })).toMatchObject({ status: 200 });
  expect(await warna(await kit.as('KASIR1').get('logo/toko'))).toEqual([32, 64, 96]);
});

test('what is no picture is refused, and who may not set it is too', async () => {
  expect(await kirim(kit.as('OWNER'), '<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({
    status: 415,
    code: 'FOTO_JENIS_DITOLAK',
  });
  expect(await kirim(kit.as('SPV1'), await gambar('#000000'))).toMatchObject({ status: 403 });
});

test("a look is mine; left empty it is the company's", async () => {
  const kasir = kit.as('KASIR1');
  expect((await kasir.get('tampilan')).data).toMatchObject({
    skema: null,
    aksen: null,
    perusahaan: { skema: 'auto', aksen: 'emas' },
  });
  await atur(kit, { TEMA_SKEMA: 'dark', TEMA_AKSEN: 'safir' });
  expect(await kasir.put('tampilan', { skema: 'light', aksen: null })).toMatchObject({
    status: 200,
    data: { skema: 'light', aksen: null, perusahaan: { skema: 'dark', aksen: 'safir' } },
  });
  expect((await kit.as('KASIR2').get('tampilan')).data).toMatchObject({ skema: null });
  expect(await kasir.put('tampilan', { skema: 'ungu', aksen: null })).toMatchObject({ status: 400 });
});
