/** Protects: a picture that is small on the wire and huge on the screen is refused before its pixels are made. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decode, onePicture, PICTURES_WAITING } from './files/picture.ts';
import { buatLogo } from './logo.ts';

const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#caa' } })
    .png()
    .toBuffer();

test('a logo of more than 24 megapixels is refused by name, one of less is drawn small', async () => {
  const large = await plain(6000, 4001);
  expect(large.length).toBeLessThan(1024 * 1024);
  await expect(buatLogo(large)).rejects.toMatchObject({ code: 'FOTO_TERLALU_LUAS' });
  expect(await buatLogo(await plain(6000, 3000))).toMatchObject({ lebar: 512, tinggi: 256 });
});

// The header is the first lock, this one the second: it holds where the header was believed.
test('what decodes a picture has the cap as well', async () => {
  const picture = await plain(20, 20);
  await expect(decode(picture, 399).jpeg().toBuffer()).rejects.toThrow(/pixel/);
  expect((await decode(picture, 400).jpeg().toBuffer()).length).toBeGreaterThan(100);
});

test('pictures wait for their turn, and not too many of them', async () => {
  const door = Promise.withResolvers<void>();
  let atWork = 0;
  let most = 0;
  const draw = async (): Promise<void> => {
    atWork += 1;
    most = Math.max(most, atWork);
    await door.promise;
    atWork -= 1;
  };
  const all = Promise.allSettled(Array.from({ length: PICTURES_WAITING + 1 }, () => onePicture(draw)));
  door.resolve();
  expect((await all).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(most).toBe(1);
});
