/** Protects: photos in a bucket are those of the disk, signed as S3 asks, and a bucket that is down says so in words. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KUNCI_S3, type PenyediaS3, penyediaS3Uji } from '../../../tests/kit/simulator/penyedia-s3.ts';
import { createPhotoStore } from './photo.ts';
import { s3Storage } from './s3.ts';

let bucket: PenyediaS3;
beforeAll(async () => {
  bucket = await penyediaS3Uji();
});
afterAll(() => bucket?.tutup());

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

test('written, read, listed over several pages and removed, in the folder of its store', async () => {
  const photos = createPhotoStore({ storage: s3Storage({ ...KUNCI_S3, url: `${bucket.url}/` }) });
  const keys: string[] = [];
  for (const [toko, warna] of [
    ['MST', '#111'],
    ['MST', '#222'],
    ['MST', '#333'],
    ['JKT1', '#444'],
  ] as const)
    keys.push((await photos.save(toko, 'A1B2C3D4', await picture(warna))).key);
  const [first = '', ...others] = keys;
  expect((await sharp(await photos.read(first)).metadata()).format).toBe('jpeg');
  expect((await sharp(await photos.small(first, 10)).metadata()).width).toBe(10);
  bucket.berkas.set('MST/catatan.txt', { isi: Buffer.from('x'), waktu: new Date() });
  const listed = (await Array.fromAsync(photos.list('MST'))).flat();
  expect(listed.map(({ key }) => key).sort()).toEqual(
    [first, ...others].filter((key) => key.startsWith('MST')).sort(),
  );
  expect(listed.every(({ written }) => Date.now() - written.getTime() < 60_000)).toBe(true);
  await photos.remove(first);
  await photos.remove(first);
  await expect(photos.read(first)).rejects.toMatchObject({ code: 'FOTO_TIDAK_ADA' });
});

test.each(['SIBUK', 'PUTUS'] as const)(
  'down (%s): the refusal is a sentence, and the log has why',
  async (mati) => {
    const said: string[] = [];
    const photos = createPhotoStore({
      storage: s3Storage({ ...KUNCI_S3, url: bucket.url }),
      onError: (error) => said.push(error.message),
    });
    const bytes = await picture('#555');
    bucket.mati = mati;
    for (const use of [
      () => photos.save('MST', 'X1', bytes),
      () => photos.read('MST/X1-00.jpg'),
      () => photos.remove('MST/X1-00.jpg'),
      () => Array.fromAsync(photos.list('MST')),
    ])
      await expect(use()).rejects.toMatchObject({ code: 'FOTO_PENYIMPANAN_PUTUS', status: 503 });
    bucket.mati = null;
    expect(said).toHaveLength(4);
    expect(JSON.stringify(said)).not.toContain(KUNCI_S3.secret);
  },
);

test.each([
  ['another secret', { secret: 'lain' }],
  ['another region', { region: 'us-east-1' }],
])('%s is refused by the bucket', async (_what, more) => {
  const said: string[] = [];
  const photos = createPhotoStore({
    storage: s3Storage({ ...KUNCI_S3, ...more, url: bucket.url }),
    onError: (error) => said.push(error.message),
  });
  await expect(photos.read('MST/A-00.jpg')).rejects.toMatchObject({ code: 'FOTO_PENYIMPANAN_PUTUS' });
  expect(said[0]).toMatch(/^S3 GET: 403 (SignatureDoesNotMatch|AccessDenied)$/);
});

test('an answer that never ends is not read to the end, and takes no memory with it', async () => {
  let sent = 0;
  const server = createServer((_request, reply) => {
    const part = Buffer.alloc(256 * 1024, 'x');
    const pour = (): void => {
      while (!reply.destroyed && sent < 512 * 1024 * 1024) {
        sent += part.length;
        if (!reply.write(part)) return void reply.once('drain', pour);
      }
    };
    pour();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ember`;
  const storage = s3Storage({ ...KUNCI_S3, url });
  await expect(storage.get('JKT1/x.jpg')).rejects.toThrow('terlalu besar');
  await expect(Array.fromAsync(storage.list('JKT1'))).rejects.toThrow('terlalu besar');
  expect(sent).toBeLessThan(64 * 1024 * 1024);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
